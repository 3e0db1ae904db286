import LostAck

/// A state of a random model: plain bytes, with padding between them.
struct RandomState: Hashable, BitwiseCopyable, Sendable {
  /// Where each process is.
  var locals = PerProcess<3, UInt8>(repeating: 0)
  var shared = PerProcess<2, UInt8>(repeating: 0)
  /// Processes that are marked.
  var marks: SmallSet = []

  /// The state as a number, different for different states: the reference tells states by it, and
  /// relies on nothing of the engine's.
  var number: Int {
    var number = Int(marks.bits)
    for process in 0..<3 { number = number * 4 + Int(locals[process]) }
    for variable in 0..<2 { number = number * 3 + Int(shared[variable]) }
    return number
  }

  /// The state in which process `order[p]` is what `p` is here.
  func permuted(_ order: [Int]) -> Self {
    var permuted = self
    permuted.marks = []
    for (process, image) in order.enumerated() {
      permuted.locals[image] = locals[process]
      if marks.contains(process) { permuted.marks.insert(image) }
    }
    return permuted
  }
}

/// What a step of a random model reports.
enum RandomEvent: Hashable, Sendable {
  case noted(Int)
  case barred(Int)
  case counted
}
