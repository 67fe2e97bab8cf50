/// How a listing is printed.
enum OutputFormat: String, CaseIterable {
  /// For people.
  case table
  /// An array of objects.
  case json
  /// RFC 4180, with a header.
  case csv

  /// What help says of it.
  var meaning: String {
    switch self {
    case .table: "tables for people; when not said"
    case .json: "an array of objects"
    case .csv: "RFC 4180, with a header"
    }
  }
}
