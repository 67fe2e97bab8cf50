import Domain

/// Conditions on own fields.
extension TaskFilterSQL {
  /// Few tasks have a value of one, as a rule; an index has those that have any.
  mutating func field(_ condition: FieldCondition, _ use: Use) -> String {
    let t = use.table
    let present = "\(t)field_values IS NOT NULL AND "
    func value(_ function: String) -> String { "\(function)(\(t)field_values, ?)" }
    switch condition.test {
    case .any:
      _ = bound(condition.fieldUID)
      return with(use, present + value(FieldValueSQL.function) + " IS NOT NULL")
    case .texts(let texts):
      _ = bound(condition.fieldUID)
      let keys = TextArray(texts.map { NameKey($0).text })
      return with(
        use,
        present + value(FieldValueSQL.keyFunction)
          + " IN (SELECT value FROM json_each(\(bound(keys))))")
    case .number(let from, let to):
      var terms: [String] = []
      let number = "CAST(\(value(FieldValueSQL.function)) AS REAL)"
      if let from {
        _ = bound(condition.fieldUID)
        terms.append("\(number) \(from.isIncluded ? ">=" : ">") \(bound(from.number))")
      }
      if let to {
        _ = bound(condition.fieldUID)
        terms.append("\(number) \(to.isIncluded ? "<=" : "<") \(bound(to.number))")
      }
      return with(use, present + terms.joined(separator: " AND "))
    case .time(let from, let before):
      var terms: [String] = []
      let time = value(FieldValueSQL.timeFunction)
      if let from {
        _ = bound(condition.fieldUID)
        terms.append("\(time) >= \(bound(from))")
      }
      if let before {
        _ = bound(condition.fieldUID)
        terms.append("\(time) < \(bound(before))")
      }
      if terms.isEmpty {
        _ = bound(condition.fieldUID)
        terms.append("\(time) IS NOT NULL")
      }
      return with(use, present + terms.joined(separator: " AND "))
    }
  }
}
