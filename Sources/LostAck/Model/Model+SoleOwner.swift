extension Model {
  /// Nobody is alone with any step: a search takes them in every order.
  @inlinable public func soleOwner(of action: Action, in state: State) -> Int? { nil }
}
