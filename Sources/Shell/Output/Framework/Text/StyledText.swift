/// A text of styled parts.
struct StyledText {
  private(set) var parts: [(text: String, style: Style)] = []

  init(_ message: Message, _ style: Style = .plain) {
    append(message, style)
  }

  /// A text that is the same in every language, such as a title. It is generic, and disfavoured, so that each
  /// literal is a message.
  @_disfavoredOverload
  init(_ text: some StringProtocol, _ style: Style = .plain) {
    append(text, style)
  }

  /// Adds a part that is said in the language.
  mutating func append(_ message: Message, _ style: Style = .plain) {
    append(message.text as String, style)
  }

  /// Adds a part that is the same in every language; what would command the terminal is made visible.
  @_disfavoredOverload
  mutating func append(_ text: some StringProtocol, _ style: Style = .plain) {
    if !text.isEmpty { parts.append((String(text).printable, style)) }
  }

  /// Adds all parts of another.
  mutating func append(_ other: StyledText) { parts += other.parts }

  /// On one line of a table.
  var withoutTabs: StyledText {
    guard parts.contains(where: { $0.text.utf8.contains(UInt8(ascii: "\t")) }) else { return self }
    var text = self
    text.parts = parts.map { ($0.text.split(separator: "\t").joined(separator: " "), $0.style) }
    return text
  }

  func appending(_ other: StyledText) -> StyledText {
    var text = self
    text.append(other)
    return text
  }

  /// Without the blanks at its end.
  var trimmed: StyledText {
    var trimmed = self
    while var last = trimmed.parts.popLast() {
      while last.text.last == " " { last.text.removeLast() }
      guard last.text.isEmpty else {
        trimmed.parts.append(last)
        break
      }
    }
    return trimmed
  }

  var isEmpty: Bool { parts.isEmpty }

  var displayWidth: Int { parts.reduce(0) { $0 + $1.text.displayWidth } }

  /// With this style where it has none.
  func styled(_ style: Style) -> StyledText {
    var styled = self
    styled.parts = parts.map { ($0.text, $0.style == .plain ? style : $0.style) }
    return styled
  }

  /// As much of it as fits, with an ellipsis for the rest.
  func truncated(to width: Int) -> StyledText {
    guard displayWidth > width else { return self }
    var truncated = StyledText("")
    var left = width
    for (index, part) in parts.enumerated() where left > 0 {
      let isLast = index == parts.count - 1
      let partWidth = part.text.displayWidth
      if partWidth < left || isLast && partWidth <= left {
        truncated.parts.append(part)
        left -= partWidth
      } else {
        // An ellipsis is needed even where only the next part does not fit.
        let text = partWidth == left ? part.text + " " : part.text
        truncated.parts.append((text.truncated(to: left), part.style))
        left = 0
      }
    }
    return truncated
  }

  /// With the codes of a terminal.
  func text(_ palette: Palette) -> String {
    parts.map { palette.applied($0.style, to: $0.text) }.joined()
  }
}
