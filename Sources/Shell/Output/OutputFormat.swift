/// How a listing is printed.
enum OutputFormat: String, CaseIterable {
  /// For people, to fit the terminal.
  case table
  /// The same without colours, and as wide as it needs.
  case plain
  /// An array of objects.
  case json
  /// An object on each line.
  case jsonl
  /// RFC 4180, with a header.
  case csv
  /// A line for each, with tabs between its values.
  case tsv
  /// Tables as GitHub has them.
  case markdown

  /// How what is for people is laid out; nil for what is for programs.
  var layout: Layout? {
    switch self {
    case .table: .screen
    case .plain: .plain
    case .markdown: .markdown
    case .json, .jsonl, .csv, .tsv: nil
    }
  }
}

/// How what is for people is laid out.
enum Layout {
  /// To fit the terminal, when it is one.
  case screen
  /// The same wherever it goes.
  case plain
  case markdown
}
