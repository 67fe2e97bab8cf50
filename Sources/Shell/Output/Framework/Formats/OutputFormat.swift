/// The format of a listing.
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

  /// What help says of it.
  var meaning: Message {
    switch self {
    case .table: "tables for people; when not said"
    case .plain: "the same without colours, pages and a width"
    case .json: "an array of objects"
    case .jsonl: "an object on each line"
    case .csv: "RFC 4180, with a header"
    case .tsv: "values with tabs between, with a header"
    case .markdown: "tables as GitHub has them"
    }
  }
}

/// The layout of human-readable output.
enum Layout {
  /// To fit the terminal, when it is one.
  case screen
  /// The same wherever it goes.
  case plain
  case markdown
}
