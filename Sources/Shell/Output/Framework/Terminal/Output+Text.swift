extension Output {
  /// Prints a line for people, in their language.
  func print(_ message: Message) throws { try print(message.text as String) }

  /// Prints a line that is the same in every language; of several lines, each as it is.
  @_disfavoredOverload
  func print(_ text: some StringProtocol) throws {
    let text = String(text)
    guard layout == .markdown else { return try writeLine(text) }
    // What only keeps blocks apart is done for each of them.
    if text.isEmpty { return }
    if text.contains("\n") { return try printBlock(text) }
    try beginBlock()
    try writeLine(Markdown.paragraph(text))
  }

  /// Prints a line of at most so many columns, without the blanks at its end.
  func print(_ line: StyledText, within width: Int? = nil) throws {
    let line = width.map { line.truncated(to: $0) } ?? line
    try print(line.trimmed.text(palette))
  }

  /// Prints what stands above a part.
  func printHeading(_ heading: StyledText) throws {
    guard layout == .markdown else { return try print(heading, within: width) }
    try beginBlock()
    try writeLine("### \(Markdown.inline(heading.text(.none)))")
  }

  /// Prints lines whose characters have to stay below each other.
  func printDrawing(_ lines: [StyledText], within width: Int?) throws {
    if layout == .markdown {
      try printBlock(lines.map { $0.trimmed.text(.none) }.joined(separator: "\n"))
    } else {
      for line in lines { try print(line, within: width) }
    }
  }

  private func printBlock(_ text: String) throws {
    try beginBlock()
    try writeLine("```\n\(text)\n```")
  }
}
