import LostAck

/// The models that `explore bench` times: published ones, whose states other checkers have counted.
public let benchmarks = [
  Benchmark(
    "two-phase-commit-7", TwoPhaseCommit<7>(), states: 296_448,
    promela: TwoPhaseCommit<7>.promela, murphi: TwoPhaseCommit<7>.murphi),
  Benchmark(
    "two-phase-commit-8", TwoPhaseCommit<8>(), states: 1_745_408,
    promela: TwoPhaseCommit<8>.promela, murphi: TwoPhaseCommit<8>.murphi),
  Benchmark(
    "two-phase-commit-7-ordinary", OrdinaryTwoPhaseCommit(managers: 7), states: 296_448),
  atLeastOnce(ids: 4, capacity: 4, states: 184_869),
  Benchmark(
    "eight-puzzle", EightPuzzle(), states: 181_440, promela: EightPuzzle.promela,
    murphi: EightPuzzle.murphi),
  hanoi(disks: 10, states: 59_049),
]

private func atLeastOnce(ids: Int, capacity: Int, states: Int) -> Benchmark {
  let model = AtLeastOnce(ids: ids, capacity: capacity)
  return Benchmark(
    "at-least-once-\(ids)-\(capacity)", model, states: states, promela: model.promela,
    murphi: model.murphi)
}

private func hanoi(disks: Int, states: Int) -> Benchmark {
  let model = Hanoi(disks: disks)
  return Benchmark(
    "hanoi-\(disks)", model, states: states, promela: model.promela, murphi: model.murphi)
}
