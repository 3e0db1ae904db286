// The same model, without eviction, in the languages of other checkers.
extension AtLeastOnce {
  /// For SPIN: one process, each step a `d_step` whose guard is the step's, so that no state lies
  /// between two of ours.
  public var promela: String {
    func sum(_ name: String) -> String {
      (0..<ids).map { "\(name)[\($0)]" }.joined(separator: " + ")
    }
    let steps = (0..<ids).map { id in
      """
        :: d_step { !acked[\(id)] && hasRoom -> data[\(id)]++ }
        :: d_step { data[\(id)] && hasRoom -> data[\(id)]++ }
        :: d_step { data[\(id)] -> data[\(id)]-- }
        :: d_step { data[\(id)] && hasAckRoom ->
             data[\(id)]--; acks[\(id)]++;
             applied[\(id)] = (seen[\(id)] || applied[\(id)] == 2 -> applied[\(id)] : \
      applied[\(id)] + 1);
             seen[\(id)] = 1 }
        :: d_step { acks[\(id)] && hasAckRoom -> acks[\(id)]++ }
        :: d_step { acks[\(id)] -> acks[\(id)]-- }
        :: d_step { acks[\(id)] -> acks[\(id)]--; acked[\(id)] = 1 }
      """
    }
    return """
      #define hasRoom (\(sum("data")) < \(capacity))
      #define hasAckRoom (\(sum("acks")) < \(capacity))
      byte data[\(ids)], acks[\(ids)], applied[\(ids)];
      bit acked[\(ids)], seen[\(ids)];

      init {
        do
      \(steps.joined(separator: "\n"))
        od
      }

      """
  }

  /// For the checkers that read Murphi.
  public var murphi: String {
    func sum(_ name: String) -> String {
      (0..<ids).map { "\(name)[\($0)]" }.joined(separator: " + ")
    }
    return """
      type
        id: 0 .. \(ids - 1);
        copies: 0 .. \(capacity);
      var
        data: array [id] of copies;
        acks: array [id] of copies;
        acked: array [id] of boolean;
        seen: array [id] of boolean;
        applied: array [id] of 0 .. 2;

      startstate begin
        for i: id do
          data[i] := 0;
          acks[i] := 0;
          acked[i] := false;
          seen[i] := false;
          applied[i] := 0;
        endfor;
      endstartstate;

      ruleset i: id do
        rule "send" !acked[i] & \(sum("data")) < \(capacity) ==> begin
          data[i] := data[i] + 1;
        endrule;
        rule "dupData" data[i] > 0 & \(sum("data")) < \(capacity) ==> begin
          data[i] := data[i] + 1;
        endrule;
        rule "dropData" data[i] > 0 ==> begin
          data[i] := data[i] - 1;
        endrule;
        rule "deliver" data[i] > 0 & \(sum("acks")) < \(capacity) ==> begin
          data[i] := data[i] - 1;
          acks[i] := acks[i] + 1;
          if !seen[i] & applied[i] < 2 then applied[i] := applied[i] + 1; endif;
          seen[i] := true;
        endrule;
        rule "dupAck" acks[i] > 0 & \(sum("acks")) < \(capacity) ==> begin
          acks[i] := acks[i] + 1;
        endrule;
        rule "dropAck" acks[i] > 0 ==> begin
          acks[i] := acks[i] - 1;
        endrule;
        rule "recvAck" acks[i] > 0 ==> begin
          acks[i] := acks[i] - 1;
          acked[i] := true;
        endrule;
      endruleset;

      """
  }
}
