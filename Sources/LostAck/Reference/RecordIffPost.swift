/// A record if and only if a post: nothing is there without the record that keeps it from coming
/// again, and no record says of nothing that it is there.
///
/// Both are looked at together, at one instant, as another request can see them; so it remembers
/// nothing.
@frozen public struct RecordIffPost: ReferenceMachine, BitwiseCopyable {
  /// What there is of each id.
  @frozen public struct Input: Hashable, Sendable {
    @usableFromInline let posts: SmallSet
    @usableFromInline let records: SmallSet
    @usableFromInline let tombstones: SmallSet

    /// `tombstones` stand for posts that were deleted.
    @inlinable public init(posts: SmallSet, records: SmallSet, tombstones: SmallSet = []) {
      self.posts = posts
      self.records = records
      self.tombstones = tombstones
    }
  }

  @inlinable public init() {}

  @inlinable public func observe(_ input: Input) -> Judgement { observe(input) { "id \($0)" } }

  /// Met when there is a post or a record; rejected when one lacks the other. `name` is what a
  /// rejection calls an id.
  @inlinable public func observe(_ input: Input, naming name: (Int) -> String) -> Judgement {
    if let id = input.posts.subtracting(input.records).first {
      return .rejected("\(name(id)) has a post, and no record of it")
    }
    if let id = input.records.subtracting(input.posts.union(input.tombstones)).first {
      return .rejected("\(name(id)) has a record, and neither post nor tombstone")
    }
    return input.posts.isEmpty && input.records.isEmpty ? .ignored : .met
  }
}
