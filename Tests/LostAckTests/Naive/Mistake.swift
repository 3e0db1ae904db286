/// A way in which the reference can be made wrong on purpose, to see that the comparison notices.
enum Mistake: CaseIterable {
  // Of the search.
  case watchForgotten, equalStartsTwice, layersOffByOne, levelNotCompleted, firedByNewStatesOnly
  // Of the properties.
  case whenIgnored, alwaysMet, metByViolationsOnly, restIgnored, onlyLastEventJudged
  // Of the order of violations.
  case stepBeforeState, deadlockAfterState, lastOfferFirst, lastPropertyFirst, lastStateFirst
  // Of whole runs.
  case weakIsStrong, strongIsWeak, fairnessIgnored, mayNotStop, mayStopAnywhere, startForgotten
  case startBeforeCycleOnly
}
