import LostAck

extension Retry {
  static let answersAreEarned = Property<Self>.never(
    "P2", "no answer is under way for a request that the server does not remember",
    when: { !$0.answers.inFlight.isEmpty },
    { !$0.answers.inFlight.subtracting($0.remembered).isEmpty })

  static let invariants = [
    Claim("RT-3", Retry(design, Bounds()), answersAreEarned, .holds),
    Claim("RT-4", Retry(design.without(.remember), Bounds()), answersAreEarned, .fails(in: 2)),
  ]
}
