import Glibc

extension Output {
  /// How many columns a drawing has: those of the terminal; without one, as COLUMNS says, or 80.
  var drawingWidth: Int {
    if let width { return width }
    let columns = Int(String(c: getenv("COLUMNS"))) ?? 80
    return (1...1000).contains(columns) ? columns : 80
  }

  /// Whether the locale has braille and blocks; else drawings are of ASCII.
  var drawsUnicode: Bool {
    let names: [String] = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.map { String(c: getenv($0)).lowercased() }.first { !$0.isEmpty } ?? ""
    return locale.hasSuffix("utf-8") || locale.hasSuffix("utf8")
  }

  /// Prints a line of at most so many columns, without the blanks at its end.
  func print(_ line: StyledText, within width: Int) throws {
    try print(line.truncated(to: width).trimmed.text(isColoured: isColoured))
  }
}
