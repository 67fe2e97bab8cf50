/// Text escaped for GitHub's Markdown.
enum Markdown {
  /// What would mean something within a line.
  private static let marks = Set("\\`*_[]<>|~&".unicodeScalars)

  /// A text within a line, such as a cell of a table.
  static func inline(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if marks.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// A line that is a paragraph, also when it begins as a heading or an element of a list does.
  static func paragraph(_ text: String) -> String {
    let text = text.drop { $0 == " " }
    let number = text.prefix { $0.isNumber }
    let rest = text.dropFirst(number.count)
    let mark = rest.first.map { (number.isEmpty ? "#+-=" : ".)").contains($0) } ?? false
    return number + (mark ? "\\" : "") + inline(String(rest))
  }

  /// A row of a table.
  static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}

extension Table {
  /// Prints a table of Markdown for each section, under its heading.
  func printMarkdown(to output: Output) throws {
    for section in sections {
      if let heading = section.heading { try output.printHeading(heading) }
      try output.beginBlock()
      try output.writeLine(Markdown.row(columns.map { Markdown.inline($0.title.text) }))
      try output.writeLine(Markdown.row(columns.map { $0.isNumeric ? "--:" : "---" }))
      for row in section.rows {
        let cells = row.map { Markdown.inline($0.text(.none)) }
        let missing = Array(repeating: "", count: max(0, columns.count - cells.count))
        try output.writeLine(Markdown.row(cells + missing))
      }
    }
  }
}
