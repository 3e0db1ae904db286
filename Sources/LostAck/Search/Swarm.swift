/// Every run prefers some names of actions, and avoids others.
///
/// Groce, Zhang, Eide, Chen and Regehr, "Swarm testing" (ISSTA 2012): a run that leaves some
/// features out reaches states that a run with all of them does not, because features get in each
/// other's way. There a feature is in a run or not; here it is out, rare, usual or frequent, and
/// one that is out is still taken where nothing else is offered.
///
/// The weight of a name comes from the run's seed and the name alone. So it does not depend on the
/// order in which names appear, and a new action changes no other's weight.
@frozen @usableFromInline struct SwarmStrategy: Strategy {
  @usableFromInline let seed: Seed
  /// By the numbers of the names; −1 where not yet asked for.
  @usableFromInline var weights: [Int] = []

  /// What a name may weigh: each as likely as any other.
  @inlinable static var choices: [Int] { [0, 1, 4, 16] }

  @inlinable init(seed: Seed) { self.seed = seed }

  @inlinable mutating func pick<M: Model>(
    _ offer: Offer<M>, _ generator: inout SplitMix64
  ) -> Int {
    var total = 0
    for position in 0..<offer.count { total += weight(offer, position) }
    if total == 0 { return generator.below(offer.count) }
    var rest = generator.below(total)
    for position in 0..<offer.count {
      rest -= weight(offer, position)
      if rest < 0 { return position }
    }
    fatalError("a number below the total falls on one of its parts")
  }

  @inlinable mutating func weight<M: Model>(_ offer: Offer<M>, _ position: Int) -> Int {
    let number = offer.number(position)
    while weights.count <= number { weights.append(-1) }
    if weights[number] < 0 { weights[number] = Self.weight(of: offer.name(number), seed) }
    return weights[number]
  }

  /// The weight of a name in the run of that seed.
  @inlinable static func weight(of name: String, _ seed: Seed) -> Int {
    var generator = seed.derived(for: name).generator
    return choices[generator.below(choices.count)]
  }
}
