/// Terms with their meanings in a second column, as in help.
enum Columns {
  /// Two columns, indented by two; a long name has a line of its own.
  ///
  /// A meaning that does not end before the column `limit`, if there is one, goes on below.
  static func text(_ rows: [(name: Message, meaning: Message)], wrapsAt limit: Int? = nil) -> String
  {
    text(rows.map { (name: $0.name.text, meaning: $0.meaning.text) }, wrapsAt: limit)
  }

  /// The same of texts that are no messages.
  static func text(
    _ rows: [(name: String, meaning: String)], wrapsAt limit: Int? = nil
  ) -> String {
    let widest = 28
    let width = rows.map(\.name.displayWidth).filter { $0 <= widest }.max() ?? 0
    let indentation = "\n" + String(repeating: " ", count: width + 4)
    return rows.map { name, meaning in
      let lines = limit.map { meaning.lines(within: $0 - width - 4) } ?? [meaning]
      let meaning = lines.joined(separator: indentation)
      let blanks = width - name.displayWidth
      return blanks < 0
        ? "  \(broken(name, limit))\(indentation)\(meaning)"
        : "  \(name)\(String(repeating: " ", count: blanks))  \(meaning)"
    }.joined(separator: "\n")
  }

  /// A name that is longer than a line goes on below.
  private static func broken(_ name: String, _ limit: Int?) -> String {
    guard let limit else { return name }
    return UsageText.lines(name, within: limit - 2).joined(separator: "\n  ")
  }
}
