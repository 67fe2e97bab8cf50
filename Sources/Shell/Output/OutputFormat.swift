/// How a listing is printed.
enum OutputFormat: String, CaseIterable {
  /// For people.
  case table
  /// An array of objects.
  case json
  /// RFC 4180, with a header.
  case csv
}
