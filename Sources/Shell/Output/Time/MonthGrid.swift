import TaskcoreSwift

/// The calendar of a month: a box for each day with its number and its number of entries and, if there is
/// room, the entries.
struct MonthGrid {
  private let title: String
  private let weeks: [[MonthDay]]
  private let dates: Dates
  private let entries: [CalendarDate: [AgendaEntry]]

  /// Boxes need not be wider for what is in them, nor can they be narrower.
  private static let widths = 5...14
  /// From which on titles stand in them, and as wide as they get then.
  private static let titleWidths = 15...32
  /// Lines of titles in a box; of more, the last line says how many.
  private static let mostTitles = 4
  /// Of the column with the numbers of the weeks.
  private static let margin = 3
  /// Of a day where boxes have no room.
  private static let narrowDay = 4

  /// How many columns it needs for titles.
  static let widthForTitles = margin + 8 + 7 * titleWidths.lowerBound

  /// The entries are those of its days; they are shown on wide terminals alone.
  init(_ days: [MonthDay], of month: CalendarDate, _ entries: [AgendaEntry] = [], _ dates: Dates) {
    self.entries = Dictionary(grouping: entries, by: \.date)
    title = dates.month(month)
    weeks = stride(from: 0, to: days.count, by: 7).map { Array(days[$0...].prefix(7)) }
    self.dates = dates
  }

  /// The lines of it, for so many columns of a terminal.
  fileprivate func lines(width: Int) -> [StyledText] {
    let room = (width - Self.margin - 8) / 7
    if room >= Self.titleWidths.lowerBound, !entries.isEmpty {
      return boxesWithTitles(of: min(room, Self.titleWidths.upperBound))
    }
    let box = min(room, Self.widths.upperBound)
    return box < Self.widths.lowerBound ? narrowLines(width: width) : boxes(of: box)
  }

  private func boxes(of box: Int) -> [StyledText] {
    let total = Self.margin + 8 + 7 * box
    var lines = [heading(width: total)]
    lines.append(line(weekdays(width: box), "", " ", box))
    lines.append(rule("┌", "┬", "┐", box))
    for (index, week) in weeks.enumerated() {
      if index > 0 { lines.append(rule("├", "┼", "┤", box)) }
      lines.append(line(week.map(\.number), week.first.map { String($0.week) } ?? "", "│", box))
      lines.append(line(week.map { $0.counts(within: box - 1) }, "", "│", box))
    }
    lines.append(rule("└", "┴", "┘", box))
    lines.append(
      StyledText("    ", .dim).appending(StyledText("● events  ○ tasks due  ✓ completed", .dim)))
    return lines
  }

  private func boxesWithTitles(of box: Int) -> [StyledText] {
    let total = Self.margin + 8 + 7 * box
    var lines = [heading(width: total)]
    lines.append(line(weekdays(width: box), "", " ", box))
    lines.append(rule("┌", "┬", "┐", box))
    for (index, week) in weeks.enumerated() {
      if index > 0 { lines.append(rule("├", "┼", "┤", box)) }
      lines.append(line(week.map(\.number), week.first.map { String($0.week) } ?? "", "│", box))
      let most = week.map { entries[$0.date]?.count ?? 0 }.max() ?? 0
      for row in 0..<max(1, min(most, Self.mostTitles)) {
        lines.append(line(week.map { title(row, of: $0, box) }, "", "│", box))
      }
    }
    lines.append(rule("└", "┴", "┘", box))
    return lines
  }

  /// `09:00 Standup`, or how many have no room.
  private func title(_ row: Int, of day: MonthDay, _ box: Int) -> (text: String, style: Style) {
    let all = entries[day.date] ?? []
    guard all.indices.contains(row) else { return ("", .plain) }
    if row == Self.mostTitles - 1, all.count > Self.mostTitles {
      return (" " + Message("… \(all.count - row) more").text, .dim)
    }
    let entry = all[row]
    return (
      " " + entry.shortText.printable.truncated(to: box - 1), day.isInMonth ? entry.style : .dim
    )
  }

  /// Without boxes and numbers: `[20]`, and a mark after each day on which there is something.
  private func narrowLines(width: Int) -> [StyledText] {
    let total = Self.narrowDay * 7
    var names = StyledText("")
    for name in weekdays(width: 2) { names.append(" \(name.text.padded(to: 2)) ", name.style) }
    var lines = [heading(width: total), names]
    for week in weeks {
      lines.append(week.reduce(into: StyledText("")) { $0.append($1.narrow) })
    }
    let note: Message = total <= width ? "● events  ○ tasks  ✓ done" : "●○✓"
    return lines + [StyledText(" " + note.text, .dim)]
  }

  private func heading(width: Int) -> StyledText {
    var heading = StyledText(
      String(repeating: " ", count: max(0, (width - title.displayWidth) / 2)))
    heading.append(title, .bold)
    return heading
  }

  private func weekdays(width: Int) -> [(text: String, style: Style)] {
    (weeks.first ?? []).map { (dates.weekday($0.date).cut(to: width), .bold) }
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

  /// `[20]` for today, else ` 20●`.
  fileprivate var narrow: StyledText {
    let day = String(date.day).padded(to: 2)
    if isToday { return StyledText("[\(day)]", .bold) }
    let mark = events > 0 ? "●" : tasks > 0 ? "○" : completed > 0 ? "✓" : " "
    var text = StyledText(" \(day)", isInMonth ? .plain : .dim)
    text.append(mark, isInMonth ? .teal : .dim)
    return text
  }
}

extension String {
  /// With blanks before it.
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }

  /// Its beginning, without a mark where it ends.
  fileprivate func cut(to width: Int) -> String {
    var cut = ""
    for character in self where cut.displayWidth + String(character).displayWidth <= width {
      cut.append(character)
    }
    return cut
  }
}

extension Output {
  /// Prints it as wide as the terminal, or as it is on one of 80 columns.
  func print(_ grid: MonthGrid) throws {
    try printDrawing(grid.lines(width: drawingWidth), within: width)
  }
}
