// The same model in the languages of other checkers.
extension Hanoi {
  /// For SPIN: one process, each step a `d_step` whose guard is the step's, so that no state lies
  /// between two of ours.
  public var promela: String {
    var steps: [String] = []
    for disk in 0..<disks {
      for from in 0..<3 {
        for to in 0..<3 where to != from {
          // A disk can move if all smaller ones are on the third peg.
          let isFree = (0..<disk).map { " && peg[\($0)] == \(3 - from - to)" }.joined()
          steps.append("  :: d_step { peg[\(disk)] == \(from)\(isFree) -> peg[\(disk)] = \(to) }")
        }
      }
    }
    return """
      byte peg[\(disks)];

      init {
        do
      \(steps.joined(separator: "\n"))
        od
      }

      """
  }

  /// For the checkers that read Murphi.
  public var murphi: String {
    """
    type
      disk: 0 .. \(disks - 1);
      place: 0 .. 2;
    var
      peg: array [disk] of place;

    startstate begin
      for d: disk do peg[d] := 0; endfor;
    endstartstate;

    ruleset d: disk; goal: place do
      rule "move" peg[d] != goal
          & forall e: disk do e < d -> (peg[e] != peg[d] & peg[e] != goal) endforall ==> begin
        peg[d] := goal;
      endrule;
    endruleset;

    """
  }
}
