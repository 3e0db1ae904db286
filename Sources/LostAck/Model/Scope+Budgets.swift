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
    for budget in budgets where !(0...9).contains(self[keyPath: budget]) {
      // The field's name is that of the one that another value changes.
      var other = self
      other[keyPath: budget] = 0
      let name = zip(fields, other.fields).first { $0 != $1 }?.0.name ?? "a fault"
      return "\(name) is 0 to 9, and not \(self[keyPath: budget])"
    }
    return nil
  }
}
