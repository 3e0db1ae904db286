#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How many random models the engine is compared on, in blocks that run side by side.
enum ModelCount {
  static let usual = 1_000

  /// 1,000, or what the environment says: `LOSTACK_MODELS=100000 swift test --filter NaiveTests`.
  static let all = getenv("LOSTACK_MODELS").flatMap { Int(String(cString: $0)) } ?? usual

  static let blocks: [Range<Int>] = {
    let size = max(50, all / 200)
    return stride(from: 0, to: all, by: size).map { $0..<min(all, $0 + size) }
  }()
}
