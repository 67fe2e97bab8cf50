extension Output {
  private static let nameWidth = 15

  /// Prints names with their values, which go on below when a line is full; what is empty is left
  /// out. On a narrow terminal, each value stands below its name.
  func printPage(_ fields: [(name: String, value: String)]) throws {
    let width = drawingWidth
    let isNarrow = width < 48
    let indentation = String(repeating: " ", count: isNarrow ? 2 : Self.nameWidth)
    for (name, value) in fields where !value.isEmpty {
      var start = StyledText(name, .bold)
      if isNarrow {
        try print(start, within: width)
        start = StyledText(indentation)
      } else {
        start.append(String(repeating: " ", count: max(1, Self.nameWidth - name.displayWidth)))
      }
      for paragraph in value.split(separator: "\n") {
        for line in String(paragraph).lines(within: width - indentation.count) {
          start.append(line)
          try print(start, within: width)
          start = StyledText(indentation)
        }
      }
    }
  }
}
