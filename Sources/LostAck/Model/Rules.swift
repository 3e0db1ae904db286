/// The rules of a design: an enum without payloads whose raw values are the rules' ids.
///
/// Parts and variants of a rule have dotted ids: `R3.enqueue` is a part of `R3`.
public protocol DesignRule: CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue == String {
  /// What the rule says, in a sentence.
  var sentence: String { get }
}

/// Which rules a configuration follows: each is a switch.
///
/// ```swift
/// design.without(.freshness).with(.persistedIDs)        // prints as −R5 +X1
/// if rules.contains(.freshness) { … }                   // one bit test
/// ```
@frozen public struct Rules<Rule: DesignRule>: Hashable, Sendable, CustomStringConvertible {
  @usableFromInline var bits: UInt64
  /// What was taken away and what was added, exactly as given, in the order given.
  public private(set) var without: [Rule] = []
  public private(set) var with: [Rule] = []

  /// The design as described: these rules, and no others.
  public init(design rules: [Rule]) {
    demand(Rule.allCases.count <= 64, "a design has at most 64 rules, parts included")
    for (index, rule) in Rule.allCases.enumerated() {
      demand(Self.index(rule) == index, "a rule must be a case of a plain enum")
    }
    bits = rules.reduce(0) { $0 | Self.bit($1) }
  }

  @inlinable @inline(__always)
  public func contains(_ rule: Rule) -> Bool { bits & Self.bit(rule) != 0 }

  /// The configuration without these rules, and without their parts.
  public func without(_ rules: Rule...) -> Self { without(rules) }

  /// The configuration with these rules as well. A part or variant brings the rule it is of.
  public func with(_ rules: Rule...) -> Self { with(rules) }

  public func without(_ rules: [Rule]) -> Self {
    var copy = self
    for rule in rules {
      copy.without.append(rule)
      for part in Rule.allCases where part == rule || part.rawValue.hasPrefix(rule.rawValue + ".") {
        copy.bits &= ~Self.bit(part)
      }
    }
    return copy
  }

  public func with(_ rules: [Rule]) -> Self {
    var copy = self
    for rule in rules {
      copy.with.append(rule)
      for whole in Rule.allCases
      where whole == rule || rule.rawValue.hasPrefix(whole.rawValue + ".") {
        copy.bits |= Self.bit(whole)
      }
    }
    return copy
  }

  /// `design`, or what differs from it: `−R5 +X1`.
  public var description: String {
    let changes = without.map { "−" + $0.rawValue } + with.map { "+" + $0.rawValue }
    return changes.isEmpty ? "design" : changes.joined(separator: " ")
  }

  @inlinable @inline(__always) static func bit(_ rule: Rule) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: index(rule))
  }

  /// A plain enum is stored as its case's position; `init` checks that.
  @inlinable @inline(__always) static func index(_ rule: Rule) -> Int {
    withUnsafeBytes(of: rule) { $0.isEmpty ? 0 : Int($0[0]) }
  }
}
