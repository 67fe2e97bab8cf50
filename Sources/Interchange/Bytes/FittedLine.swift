import Domain

extension TextRule {
  /// A text of another program as the nearest title, name or tag; empty when it holds none.
  ///
  /// Spaces stand for its control characters, and an ellipsis for what is beyond the maximum.
  package func fittedLine(_ text: String) -> String {
    if let line = try? line(text) { return line }
    var scalars = Array(
      text.unicodeScalars.map { Self.endsOrHidesText($0) ? " " : $0 }.drop(while: Self.isSpace))
    while let last = scalars.last, Self.isSpace(last) { scalars.removeLast() }
    if scalars.count > maximum {
      scalars.removeSubrange((maximum - 1)...)
      scalars.append("…")
    }
    var line = String.UnicodeScalarView()
    line.append(contentsOf: scalars)
    return String(line)
  }

  /// The text with the same of each of its lines, as far as there is room.
  package func fittedLines(_ text: String) -> String {
    if let lines = try? lines(text) { return lines }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { fittedLine(String($0)) }
    return (try? self.lines(lines.joined(separator: "\n"))) ?? fittedLine(text)
  }
}
