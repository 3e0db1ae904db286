import LostAck
import LostAckReports

extension CheckResult {
  /// What a reduction came to that was asked for.
  var reductionWords: String {
    guard let reduction else { return "no, a property of whole runs wants every step" }
    if reduction.narrowed == 0 { return "nothing, no process is alone with its steps" }
    let narrowed =
      "one process's steps alone from \(grouped(reduction.narrowed)) of "
      + "\(grouped(reduction.states)) states"
    guard case .fails = verdict else { return narrowed }
    return narrowed
      + (reduction.isShortest
        ? "; the figures are of the search without, for the shortest way"
        : "; a limit ended the search for a shorter way")
  }

  /// The same for tools; nothing where it was not asked for, or cannot be.
  var reductionMembers: [JSONValue.Member] {
    guard let reduction else { return [] }
    return [
      .init(
        "reduction",
        .object([
          .init("states", .integer(reduction.states)),
          .init("transitions", .integer(reduction.transitions)),
          .init("narrowed", .integer(reduction.narrowed)),
          .init("shortest", .boolean(reduction.isShortest)),
        ]))
    ]
  }
}
