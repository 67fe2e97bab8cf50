import Domain

extension FieldChange {
  /// What a line of quick add says of an own field: `3`, `tomorrow`, `1h30m`; `none` and an empty text
  /// take the value away. Nil for a text that is no value of the field.
  init?(_ field: CustomField, written text: String, dates: DateReader) {
    if text.isEmpty || text.lowercased() == "none" {
      self.init(name: field.name, value: "")
      return
    }
    let exact: String?
    switch field.kind {
    case .text, .number, .choice: exact = text
    case .date: exact = dates.moment(text)?.text
    case .duration:
      exact = Duration.seconds(text.lowercased().filter { $0 != " " }).map(String.init)
    }
    guard let exact, let value = try? field.value(of: exact) else { return nil }
    self.init(name: field.name, value: value)
  }
}
