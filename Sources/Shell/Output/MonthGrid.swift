/// The calendar of a month: a box for each day, with its number and how much there is on it.
struct MonthGrid {
  private let title: String
  private let weeks: [[MonthDay]]

  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// Boxes need not be wider for what is in them, nor can they be narrower.
  private static let widths = 5...14
  /// Of the column with the numbers of the weeks.
  private static let margin = 3

  init(_ days: [MonthDay], of month: CalendarDate) {
    title = "\(Self.names[month.month - 1]) \(month.year)"
    weeks = stride(from: 0, to: days.count, by: 7).map { Array(days[$0...].prefix(7)) }
  }

  /// The lines of it, for so many columns of a terminal.
  fileprivate func lines(width: Int) -> [StyledText] {
    let box = min(
      max((width - Self.margin - 8) / 7, Self.widths.lowerBound), Self.widths.upperBound)
    let total = Self.margin + 8 + 7 * box
    var lines = [
      StyledText(String(repeating: " ", count: max(0, (total - title.count) / 2)))
    ]
    lines[0].append(title, .bold)
    lines.append(line(weeks.first?.map { ($0.date.weekday, .bold) } ?? [], "", " ", box))
    lines.append(rule("┌", "┬", "┐", box))
    for (index, week) in weeks.enumerated() {
      if index > 0 { lines.append(rule("├", "┼", "┤", box)) }
      lines.append(line(week.map(\.number), week.first.map { String($0.week) } ?? "", "│", box))
      lines.append(line(week.map { $0.counts(within: box - 1) }, "", "│", box))
    }
    lines.append(rule("└", "┴", "┘", box))
    lines.append(StyledText("    ● events  ○ tasks due  ✓ completed", .dim))
    return lines
  }

  private func rule(_ left: String, _ cross: String, _ right: String, _ box: Int) -> StyledText {
    let boxes = Array(repeating: String(repeating: "─", count: box), count: 7)
    return StyledText(
      String(repeating: " ", count: Self.margin) + left + boxes.joined(separator: cross) + right,
      .dim)
  }

  private func line(
    _ cells: [(text: String, style: Style)], _ margin: String, _ bar: String, _ box: Int
  ) -> StyledText {
    var line = StyledText(margin.padded(to: Self.margin - 1) + " ", .dim)
    line.append(bar, .dim)
    for cell in cells {
      let text = cell.text.truncated(to: box)
      line.append(text, cell.style)
      line.append(String(repeating: " ", count: max(0, box - text.displayWidth)))
      line.append(bar, .dim)
    }
    return line
  }
}

extension MonthDay {
  /// Today stands in brackets; days of other months are dim.
  fileprivate var number: (text: String, style: Style) {
    isToday ? ("[\(date.day)]", .bold) : (" \(date.day)", isInMonth ? .plain : .dim)
  }

  /// `●2 ○3 ✓1`, as much of it as fits.
  fileprivate func counts(within width: Int) -> (text: String, style: Style) {
    let counts = [("●", events), ("○", tasks), ("✓", completed)].filter { $0.1 > 0 }
    let text = counts.map { "\($0.0)\($0.1)" }.joined(separator: " ")
    return (text.isEmpty ? "" : " " + text.truncated(to: width), isInMonth ? .teal : .dim)
  }
}

extension String {
  /// With blanks before it.
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }
}

extension Output {
  /// Prints it as wide as the terminal, or as it is on one of 80 columns.
  func print(_ grid: MonthGrid) throws {
    for line in grid.lines(width: width ?? 80) {
      var text = (width.map { line.truncated(to: $0) } ?? line).text(isColoured: isColoured)
      while text.last == " " { text.removeLast() }
      try print(text)
    }
  }
}
