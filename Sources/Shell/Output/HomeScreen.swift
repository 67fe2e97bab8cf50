extension Output {
  /// Draws the home screen.
  func print(_ home: Home) throws {
    var title = StyledText(home.title, .bold)
    title.append("  " + [home.date, home.progress].filter { !$0.isEmpty }.joined(separator: ", "))
    try print(title)
    if !home.chips.isEmpty { try print(chips(home.chips)) }
    guard home.emptyTitle.isEmpty else {
      try print("")
      try print(StyledText(home.emptyTitle, .bold))
      try print(home.emptyMessage)
      return
    }
    try print("")
    try Table(
      home.sections.map { section in
        (StyledText("\(section.title) (\(section.total))", .bold), section.rows)
      }
    ).print(to: self)
  }

  /// `[All 3]  Favourites 1  Home 2`: the chosen one stands in brackets.
  private func chips(_ chips: [Home.Chip]) -> StyledText {
    var line = StyledText("")
    for chip in chips {
      if !line.isEmpty { line.append("  ") }
      let text = "\(chip.title) \(chip.open)"
      line.append(chip.isSelected ? "[\(text)]" : text, chip.colour.style)
    }
    return width.map { line.truncated(to: $0) } ?? line
  }
}
