extension Scope {
  /// This scope with each of these budgets raised by one, up to nine; what is zero stays zero.
  public func raising(_ budgets: [WritableKeyPath<Self, Int>]) -> Self {
    var scope = self
    for budget in budgets where self[keyPath: budget] > 0 {
      scope[keyPath: budget] = min(self[keyPath: budget] + 1, 9)
    }
    return scope
  }

  /// What is wrong if one of these budgets is not 0 to 9.
  public func problem(ofBudgets budgets: [WritableKeyPath<Self, Int>]) -> String? {
    budgets.allSatisfy { (0...9).contains(self[keyPath: $0]) }
      ? nil : "a fault strikes 0 to 9 times"
  }
}
