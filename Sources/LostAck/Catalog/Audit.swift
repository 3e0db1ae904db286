/// What was seen of a model's steps when its rules of conduct were checked.
public struct Audit: Hashable, Sendable {
  /// Two steps of one state with the same label, and the steps that lead to that state.
  public let repeatedLabel: String?
  /// A number made of all labels in the order of their offers. Two processes must agree on it:
  /// their `Set`s and `Dictionary`s differ in order.
  public let digest: UInt64
}

extension SystemModel {
  /// Walks the first `limit` states breadth first, and looks at the labels of every one.
  func audit(limit: Int) -> Audit {
    let roots = initialNodes.map(\.state)
    var seen = Set(roots)
    var queue = roots.map { (state: $0, labels: [String]()) }
    var next = 0
    var repeated: String?
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    while next < queue.count, next < limit {
      var labels: Set<String> = []
      for step in successors(of: queue[next].state) {
        let label = label(of: step.action)
        for byte in label.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
        if !labels.insert(label).inserted, repeated == nil {
          repeated =
            label
            + (queue[next].labels.isEmpty
              ? " at the start" : " after " + queue[next].labels.joined(separator: ", "))
        }
        if seen.insert(step.state).inserted {
          queue.append((step.state, queue[next].labels + [label]))
        }
      }
      next += 1
    }
    return Audit(repeatedLabel: repeated, digest: digest)
  }
}
