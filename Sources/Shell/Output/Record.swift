/// Something that is listed: its fields are what JSON and CSV print.
protocol Record {
  static var fieldNames: [String] { get }

  /// One value for each name.
  func fieldValues(in store: Store) throws -> [FieldValue]
}

/// The value of one field.
enum FieldValue {
  case null
  case integer(Int64)
  case boolean(Bool)
  case text(String)
  case list([String])
}
