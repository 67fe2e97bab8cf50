/// Names with what they mean beside them, as help shows them.
enum Columns {
  /// Two columns, indented by two; a long name has a line of its own.
  static func text(_ rows: [(name: String, meaning: String)]) -> String {
    let widest = 28
    let width = rows.map(\.name.displayWidth).filter { $0 <= widest }.max() ?? 0
    return rows.map { name, meaning in
      let blanks = width - name.displayWidth
      return blanks < 0
        ? "  \(name)\n  \(String(repeating: " ", count: width))  \(meaning)"
        : "  \(name)\(String(repeating: " ", count: blanks))  \(meaning)"
    }.joined(separator: "\n")
  }
}
