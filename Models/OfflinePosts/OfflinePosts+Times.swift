import LostAck

// What must hold of times: a post's, and an item's age.

extension OfflinePosts {
  static let feedByArrival = Property<Self>.watching(
    "P5", "feeds order by arrival: what arrives comes last"
  ) { _, event in
    switch event {
    case .posted(_, _, _, _, .alone): .ignored
    case .posted(let item, _, _, _, let place):
      .require(place == .last, "item \(item) comes into the feed before what arrived earlier")
    default: .ignored
    }
  }

  static let writtenInBounds = Property<Self>.watching(
    "P6", "a written time is not after arrival, and at most 30 days before"
  ) { _, event in
    guard case .posted(_, _, _, let stamps, _) = event, let written = stamps.written else {
      return .ignored
    }
    let age = stamps.arrival - written
    if age < 0 { return .rejected("written \(-age) min after arrival") }
    return .require(
      age <= oldestDays * minutesPerDay,
      "written \(age / minutesPerDay) days before arrival: expected at most \(oldestDays)")
  }

  static let anonymousTimeless = Property<Self>.watching(
    "P7", "anonymous posts have no written time"
  ) { _, event in
    guard case .posted(let item, _, _, let stamps, _) = event, stamps.isAnonymous else {
      return .ignored
    }
    return .require(stamps.written == nil, "anonymous item \(item) has a written time")
  }

  static let oldOnlyOnAsking = Property<Self>.watching(
    "P8", "an item older than 30 days when claimed is sent only after the person asked"
  ) { _, event in
    switch event {
    case .judgedOld: .met
    case .claimed(let item, let age, let isAsked):
      OnlyCurrent().observe(.init(item, carrying: age, current: sendable(isAsked)))
        .inWords("item \(item) is claimed \(age) days old, and nobody asked")
    default: .ignored
    }
  }

  /// P8′ in the system's text; an id is part of file names and command lines, and so it is ASCII.
  static let oldLeavesOnlyOnAsking = Property<Self>.watching(
    "P8b", "an item older than 30 days when its request leaves was asked for by the person"
  ) { _, event in
    guard case .left(let item, let age, let isAsked) = event else { return .ignored }
    return OnlyCurrent().observe(.init(item, carrying: age, current: sendable(isAsked)))
      .inWords("item \(item) leaves \(age) days old, and nobody asked")
  }

  /// R11: the ages at which an item is sent, in days.
  private static func sendable(_ isAsked: Bool) -> OnlyCurrent.Current {
    .within(0...(isAsked ? .max : oldestDays))
  }
}
