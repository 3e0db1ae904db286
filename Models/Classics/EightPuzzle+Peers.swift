// The same model in the languages of other checkers.
extension EightPuzzle {
  /// For SPIN: one process, each step a `d_step` whose guard is the step's, so that no state lies
  /// between two of ours.
  public static var promela: String {
    let steps = [
      ("blank >= 3", "blank - 3"), ("blank < 6", "blank + 3"),
      ("blank % 3 > 0", "blank - 1"), ("blank % 3 < 2", "blank + 1"),
    ].map { isPossible, from in
      """
        :: d_step { \(isPossible) ->
             tile[blank] = tile[\(from)]; tile[\(from)] = 0; blank = \(from) }
      """
    }
    return """
      byte tile[9] = { 0, 1, 2, 3, 4, 5, 6, 7, 8 };
      byte blank;

      init {
        do
      \(steps.joined(separator: "\n"))
        od
      }

      """
  }

  /// For the checkers that read Murphi.
  public static var murphi: String {
    let steps = [
      ("up", "blank >= 3", "blank - 3"), ("down", "blank < 6", "blank + 3"),
      ("left", "blank % 3 > 0", "blank - 1"), ("right", "blank % 3 < 2", "blank + 1"),
    ].map { name, isPossible, from in
      """
      rule "\(name)" \(isPossible) ==> begin
        tile[blank] := tile[\(from)];
        tile[\(from)] := 0;
        blank := \(from);
      endrule;
      """
    }
    return """
      var
        tile: array [0 .. 8] of 0 .. 8;
        blank: 0 .. 8;

      startstate begin
        for place: 0 .. 8 do tile[place] := place; endfor;
        blank := 0;
      endstartstate;

      \(steps.joined(separator: "\n"))

      """
  }
}
