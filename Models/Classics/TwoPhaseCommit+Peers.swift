// The same model in the languages of other checkers.
extension TwoPhaseCommit {
  /// For SPIN: one process, each step a `d_step` whose guard is the step's, so that no state lies
  /// between two of ours. Sets are bits of a byte, as an expert of Promela would pack them.
  public static var promela: String {
    let managers = (0..<N).map { manager in
      let bit = 1 << manager
      return """
          :: d_step { coordinator == 0 && (prepared & \(bit)) -> known = known | \(bit) }
          :: d_step { phase[\(manager)] == 0 ->
               phase[\(manager)] = 1; prepared = prepared | \(bit) }
          :: d_step { phase[\(manager)] == 0 -> phase[\(manager)] = 3 }
          :: d_step { commitSent -> phase[\(manager)] = 2 }
          :: d_step { abortSent -> phase[\(manager)] = 3 }
        """
    }
    return """
      byte phase[\(N)];       /* 0 working, 1 prepared, 2 committed, 3 aborted */
      byte coordinator;       /* 0 undecided, 1 committed, 2 aborted */
      byte known, prepared;   /* a bit for each manager */
      bit commitSent, abortSent;

      init {
        do
        :: d_step { coordinator == 0 && known == \((1 << N) - 1) ->
             coordinator = 1; commitSent = 1 }
        :: d_step { coordinator == 0 -> coordinator = 2; abortSent = 1 }
      \(managers.joined(separator: "\n"))
        od
      }

      """
  }

  /// For the checkers that read Murphi.
  public static var murphi: String {
    """
    type
      manager: 0 .. \(N - 1);
    var
      phase: array [manager] of enum { working, prepared, committed, aborted };
      coordinator: enum { undecided, commits, aborts };
      known: array [manager] of boolean;
      sent: array [manager] of boolean;
      commitSent: boolean;
      abortSent: boolean;

    startstate begin
      for m: manager do
        phase[m] := working;
        known[m] := false;
        sent[m] := false;
      endfor;
      coordinator := undecided;
      commitSent := false;
      abortSent := false;
    endstartstate;

    rule "commit" coordinator = undecided & forall m: manager do known[m] endforall ==> begin
      coordinator := commits;
      commitSent := true;
    endrule;
    rule "abort" coordinator = undecided ==> begin
      coordinator := aborts;
      abortSent := true;
    endrule;

    ruleset m: manager do
      rule "receivePrepared" coordinator = undecided & sent[m] ==> begin
        known[m] := true;
      endrule;
      rule "prepare" phase[m] = working ==> begin
        phase[m] := prepared;
        sent[m] := true;
      endrule;
      rule "chooseAbort" phase[m] = working ==> begin
        phase[m] := aborted;
      endrule;
      rule "receiveCommit" commitSent ==> begin
        phase[m] := committed;
      endrule;
      rule "receiveAbort" abortSent ==> begin
        phase[m] := aborted;
      endrule;
    endruleset;

    """
  }
}
