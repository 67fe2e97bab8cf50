extension Tag: Record {
  static let fieldNames = ["name", "open", "completed"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [.text(name), .integer(open), .integer(completed)]
  }
}
