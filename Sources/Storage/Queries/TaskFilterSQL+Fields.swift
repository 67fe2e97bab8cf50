import Domain

/// Conditions on own fields.
extension TaskFilterSQL {
  /// Few tasks have a value of one, as a rule; an index has those that have any.
  mutating func field(_ condition: FieldCondition, _ use: Use) -> String {
    let holds = FieldConditionSQL(condition, in: "\(use.table)field_values")
    for value in holds.values { _ = bound(value) }
    return with(use, holds.text)
  }
}
