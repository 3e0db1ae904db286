/// Finds the plan by which the values of a type are folded into a fingerprint.
struct BytePlanMaker {
  private var parts: [BytePlan.Part] = []
  private var steps: [BytePlan.Step] = []
  private var masks: [UInt64] = []
  private var enumerations: [BytePlan.Enumeration] = []
  private var hashes: [BytePlan.Hash] = []
  /// The parts that are known, or being found: a type may hold arrays of itself. Nil for types whose
  /// values have no part, not even a hash.
  private var partOfType: [ObjectIdentifier: Int?] = [:]

  /// One type's steps while they are found. All its plain bytes are marked, and become steps last.
  private struct Draft {
    var marked: [UInt8]
    var steps: [BytePlan.Step] = []
  }

  /// Nil where nothing is known of the type but that it is `Hashable`, or not even that.
  mutating func tables(of type: Any.Type) -> BytePlan.Tables? {
    guard let part = part(of: type), !isHashed(part) else {
      forget(all: BytePlanMaker())
      return nil
    }
    return BytePlan.Tables(
      parts: Self.copy(parts).baseAddress!, steps: Self.copy(steps).baseAddress!,
      masks: Self.copy(masks).baseAddress!, enumerations: Self.copy(enumerations),
      hashes: Self.copy(hashes))
  }

  private static func copy<T>(_ items: [T]) -> UnsafeMutableBufferPointer<T> {
    let memory = UnsafeMutablePointer<T>.allocate(capacity: max(1, items.count))
    memory.initialize(from: items, count: items.count)
    return UnsafeMutableBufferPointer(start: memory, count: items.count)
  }

  /// The part that values of `type` are; nil if they have none, not even a hash.
  private mutating func part(of type: Any.Type) -> Int? {
    if let known = partOfType[ObjectIdentifier(type)] { return known }
    let known = self
    let index = parts.count
    parts.append(BytePlan.Part())
    partOfType[ObjectIdentifier(type)] = index
    var draft = Draft(marked: Array(repeating: 0, count: TypeSize(of: type).size))
    guard add(type, at: 0, to: &draft) else {
      forget(all: known)
      partOfType[ObjectIdentifier(type)] = .some(nil)
      return nil
    }
    parts[index] = BytePlan.Part(first: steps.count)
    addMarkedBytes(of: draft)
    steps += draft.steps
    parts[index].count = steps.count - parts[index].first
    return index
  }

  /// Goes back to what was `known` before a type was looked at that has no part: others that were
  /// found since may hold it.
  private mutating func forget(all known: BytePlanMaker) {
    for enumeration in enumerations[known.enumerations.count...] {
      enumeration.payloads.deallocate()
    }
    let withoutPart = partOfType.filter { $0.value == nil }
    self = known
    partOfType.merge(withoutPart) { $1 }
  }

  /// Whether values of the part are known by nothing but a hash.
  private func isHashed(_ part: Int) -> Bool {
    parts[part].count == 1 && steps[parts[part].first].kind == .hashable
  }

  /// Adds the runs of bytes that count, gaps of less than a word between them or not.
  private mutating func addMarkedBytes(of draft: Draft) {
    var start = 0
    while let first = draft.marked[start...].firstIndex(of: 0xFF) {
      var end = first
      while end < draft.marked.count,
        draft.marked[end...].prefix(8).contains(0xFF)
      {
        end += 1
      }
      let run = draft.marked[first..<end]
      if run.contains(0) {
        steps.append(
          BytePlan.Step(kind: .maskedBytes, offset: first, size: run.count, index: masks.count))
        masks += ByteMask.words(of: run)
      } else {
        steps.append(BytePlan.Step(kind: .bytes, offset: first, size: run.count))
      }
      start = end
    }
  }

  /// Adds a value of `type` at `offset`, by its hash if need be; false if it has none.
  private mutating func add(_ type: Any.Type, at offset: Int, to draft: inout Draft) -> Bool {
    if addBytes(type, at: offset, to: &draft) { return true }
    guard let hashable = type as? any Hashable.Type else { return false }
    draft.steps.append(BytePlan.Step(kind: .hashable, offset: offset, index: hashes.count))
    hashes.append(hash(of: hashable))
    return true
  }

  private func hash<T: Hashable>(of type: T.Type) -> BytePlan.Hash {
    { $0.assumingMemoryBound(to: T.self).pointee.hashValue }
  }

  /// Adds a value by its bytes and those it refers to, as far as they are known; false, and nothing
  /// is added, if they are not.
  private mutating func addBytes(_ type: Any.Type, at offset: Int, to draft: inout Draft) -> Bool {
    let original = draft
    if ByteMask.mark(type, at: offset, in: &draft.marked) { return true }
    draft = original
    if addArray(type, at: offset, to: &draft) || addParts(type, at: offset, to: &draft) {
      return true
    }
    draft = original
    return false
  }

  private mutating func addArray(
    _ type: Any.Type, at offset: Int, to draft: inout Draft
  ) -> Bool {
    guard let array = type as? any NativeArray.Type, let start = array.elementsOffset,
      let element = part(of: array.elementType), !isHashed(element)
    else { return false }
    let (size, part) = (TypeSize(of: array.elementType), parts[element])
    let isOfBytes =
      part.count == 1 && steps[part.first].kind == .bytes
      && steps[part.first].size == size.stride
    draft.steps.append(
      BytePlan.Step(
        kind: isOfBytes ? .arrayOfBytes : .array, offset: offset, size: size.stride,
        index: start, element: element))
    return true
  }

  private mutating func addParts(
    _ type: Any.Type, at offset: Int, to draft: inout Draft
  ) -> Bool {
    guard !ByteMask.isOfOthers(type), type is any PlainBytes.Type == false,
      TypeSize(of: type).isMovable, let parts = TypeParts(of: type)
    else { return false }
    if parts.kind == .enumeration { return addEnum(type, parts.parts, at: offset, to: &draft) }
    for part in parts.parts {
      // What is behind a reference, only the type that holds it knows how to compare: its class may
      // be equal to nothing but itself, and another of its objects lie there tomorrow.
      if parts.kind == .structure, Self.isReference(part.type) { return false }
      if !add(part.type, at: offset + part.offset, to: &draft) { return false }
    }
    return true
  }

  /// True of classes, pointers and optionals of them.
  private static func isReference(_ type: Any.Type) -> Bool {
    if type is AnyClass || type is any _Pointer.Type || type == OpaquePointer.self { return true }
    guard let optional = type as? any MaybeNothing.Type else { return false }
    return isReference(optional.wrapped)
  }

  private mutating func addEnum(
    _ type: Any.Type, _ cases: [TypeParts.Part], at offset: Int, to draft: inout Draft
  ) -> Bool {
    let size = TypeSize(of: type)
    // A case that carries nothing of any size counts as one that carries nothing.
    guard !cases.isEmpty, cases.allSatisfy({ TypeSize(of: $0.type).size > 0 }),
      cases.count == 1 || size.size <= BytePlan.scratchSize && size.alignment <= 16,
      let witnesses = size.enumWitnesses
    else { return false }
    var payloads: [Int] = []
    for payload in cases {
      guard let part = part(of: payload.type) else { return false }
      payloads.append(part)
    }
    draft.steps.append(
      BytePlan.Step(kind: .enumeration, offset: offset, index: enumerations.count))
    enumerations.append(
      BytePlan.Enumeration(
        metadata: size.metadata, size: size.size,
        read: unsafeBitCast(witnesses[0], to: BytePlan.Enumeration.Read.self),
        project: cases.count == 1
          ? nil : unsafeBitCast(witnesses[1], to: BytePlan.Enumeration.Project.self),
        payloads: Self.copy(payloads).baseAddress!, payloadCount: payloads.count))
    return true
  }
}

private protocol MaybeNothing {
  static var wrapped: Any.Type { get }
}

extension Optional: MaybeNothing {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension BytePlan {
  /// Nil where nothing is known of the type but that it is `Hashable`, or not even that.
  @usableFromInline init?(of type: Any.Type) {
    var maker = BytePlanMaker()
    guard let tables = maker.tables(of: type) else { return nil }
    self.tables = .allocate(capacity: 1)
    self.tables.initialize(to: tables)
    isOfBytes = tables.hashes.isEmpty
  }
}
