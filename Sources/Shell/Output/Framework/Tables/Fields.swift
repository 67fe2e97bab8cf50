extension Output {
  /// Prints names with their values; the further lines of a value are indented too.
  func printFields(_ fields: [(name: Message, value: String)]) throws {
    if layout == .markdown { return try printFieldTable(fields) }
    for (name, value) in fields {
      let width = name.displayWidth
      var start = StyledText(name.text + String(repeating: " ", count: max(1, 20 - width)), .bold)
      for line in value.split(separator: "\n", omittingEmptySubsequences: false) {
        start.append(String(line))
        try writeLine(start.text(palette))
        start = StyledText(String(repeating: " ", count: 20))
      }
    }
  }

  /// Prints names with their values, which go on below when a line is full; what is empty is left
  /// out. On a narrow terminal, each value stands below its name.
  func printPage(
    _ fields: [(name: Message, value: String)], nameWidth: Int = 15
  ) throws {
    try printPage(fields.map { (StyledText($0.name, .bold), $0.value, .plain) }, nameWidth)
  }

  /// The same, with values that stand out.
  func printPage(
    _ fields: [(name: StyledText, value: String, style: Style)], _ nameWidth: Int = 15
  ) throws {
    let fields = fields.filter { !$0.value.isEmpty }
    if layout == .markdown {
      return try printFieldTable(
        fields.map { (Message(verbatim: $0.name.text(.none)), $0.value) })
    }
    let isNarrow = drawingWidth < 48
    let indentation = StyledText(String(repeating: " ", count: isNarrow ? 2 : nameWidth))
    for (name, value, style) in fields {
      var start = name
      if isNarrow {
        try print(start, within: textWidth)
        start = indentation
      } else {
        start.append(String(repeating: " ", count: max(1, nameWidth - name.displayWidth)))
      }
      for paragraph in value.split(separator: "\n") {
        for line in String(paragraph).lines(within: textWidth.map { $0 - indentation.displayWidth })
        {
          start.append(line, style)
          try print(start, within: textWidth)
          start = indentation
        }
      }
    }
  }

  private func printFieldTable(_ fields: [(name: Message, value: String)]) throws {
    try beginBlock()
    try writeLine(Markdown.row((["Field", "Value"] as [Message]).map(\.text)))
    try writeLine(Markdown.row(["---", "---"]))
    for field in fields {
      let lines = field.value.split(separator: "\n", omittingEmptySubsequences: false)
      let value = lines.map { Markdown.inline(String($0).printable) }.joined(separator: "<br>")
      try writeLine(Markdown.row([Markdown.inline(field.name.text), value]))
    }
  }
}
