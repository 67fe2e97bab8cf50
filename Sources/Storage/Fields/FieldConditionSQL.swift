import Domain

/// A condition on a value of an own field in SQL, with the values of its parameters in their order.
struct FieldConditionSQL {
  private(set) var text: String
  private(set) var values: [any Bindable] = []

  /// `column` has the values of a row: `t.field_values`.
  init(_ condition: FieldCondition, in column: String) {
    text = ""
    var terms = ["\(column) IS NOT NULL"]
    switch condition.test {
    case .any: terms.append("\(value(FieldValueSQL.function)) IS NOT NULL")
    case .texts(let texts):
      let keys = TextArray(texts.map { NameKey($0).text })
      terms.append(
        value(FieldValueSQL.keyFunction) + " IN (SELECT value FROM json_each(\(bound(keys))))")
    case .number(let from, let to):
      func number() -> String { "CAST(\(value(FieldValueSQL.function)) AS REAL)" }
      if let from {
        terms.append("\(number()) \(from.isIncluded ? ">=" : ">") \(bound(from.number))")
      }
      if let to { terms.append("\(number()) \(to.isIncluded ? "<=" : "<") \(bound(to.number))") }
    case .time(let from, let before):
      func time() -> String { value(FieldValueSQL.timeFunction) }
      if let from { terms.append("\(time()) >= \(bound(from))") }
      if let before { terms.append("\(time()) < \(bound(before))") }
      if from == nil, before == nil { terms.append("\(time()) IS NOT NULL") }
    }
    text = terms.joined(separator: " AND ")

    func value(_ function: String) -> String {
      "\(function)(\(column), \(bound(condition.fieldUID)))"
    }
    func bound(_ value: some Bindable) -> String {
      values.append(value)
      return "?"
    }
  }

  /// The same for all that a filter joins.
  init(_ filter: FieldFilter, in column: String) {
    switch filter {
    case .holds(let condition): self.init(condition, in: column)
    case .not(let part):
      self.init(part, in: column)
      // A condition on what is missing is neither true nor false in SQL.
      text = "(\(text)) IS NOT TRUE"
    case .all(let parts): self.init(parts, joinedBy: " AND ", in: column, orElse: "1")
    case .any(let parts): self.init(parts, joinedBy: " OR ", in: column, orElse: "0")
    }
  }

  private init(
    _ parts: [FieldFilter], joinedBy word: String, in column: String, orElse nothing: String
  ) {
    let terms = parts.map { FieldConditionSQL($0, in: column) }
    text = terms.isEmpty ? nothing : terms.map { "(\($0.text))" }.joined(separator: word)
    values = terms.flatMap(\.values)
  }
}
