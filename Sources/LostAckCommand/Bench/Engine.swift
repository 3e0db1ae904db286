/// Who searches.
enum Engine: String, CaseIterable {
  case lostack
  case spinBreadthFirst = "spin-bfs"
  case spinDepthFirst = "spin-dfs"
  case rumur

  /// The tool that it is part of, as `--engine` names it.
  enum Family: String, CaseIterable { case lostack, spin, rumur }
}

/// One engine in one setting on one model: what is run once a round.
struct Contestant {
  let run: () throws(PeerFailure) -> BenchRun
}
