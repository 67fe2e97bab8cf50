import TaskcoreSwift

/// Seven days with their entries: side by side if there is room, otherwise one below the other.
struct WeekGrid {
  private let days: [CalendarDate]
  private let entries: [CalendarDate: [AgendaEntry]]
  private let today: CalendarDate
  private let dates: Dates

  /// A column is a blank, what is in it, and a bar.
  private static let narrowestColumn = 15
  private static let widestColumn = 32
  static let widthForColumns = 7 * (narrowestColumn + 1) + 1

  init(
    _ week: ClosedRange<CalendarDate>, _ entries: [AgendaEntry], today: CalendarDate, _ dates: Dates
  ) {
    days = (0..<7).map { week.lowerBound.adding($0) }.filter { $0.number <= week.upperBound.number }
    self.entries = Dictionary(grouping: entries, by: \.date)
    self.today = today
    self.dates = dates
  }

  fileprivate func lines(width: Int) -> [StyledText] {
    width < Self.widthForColumns
      ? list(width: width) : columns(of: min((width - 1) / 7 - 1, Self.widestColumn))
  }

  // MARK: - Side by side

  private func columns(of column: Int) -> [StyledText] {
    let most = max(1, days.map { entries[$0]?.count ?? 0 }.max() ?? 0)
    var lines = [rule("┌", "┬", "┐", column)]
    lines.append(line(days.map { (heading($0, column), $0 == today ? .bold : .plain) }, column))
    lines.append(rule("├", "┼", "┤", column))
    for row in 0..<most {
      lines.append(
        line(
          days.map { day in
            guard let all = entries[day], all.indices.contains(row) else { return ("", .plain) }
            return (all[row].shortText.printable, all[row].style)
          }, column))
    }
    return lines + [rule("└", "┴", "┘", column)]
  }

  /// `[Thu 24]` for today, else `Thu 24`.
  private func heading(_ day: CalendarDate, _ column: Int) -> String {
    let text = "\(dates.weekday(day)) \(day.day)"
    let isFirst = day == days.first || day.day == 1
    let named = isFirst ? "\(dates.weekday(day)) \(dates.text(day))" : text
    let fitting = named.displayWidth + 3 <= column ? named : text
    return day == today ? "[\(fitting)]" : fitting
  }

  private func line(_ cells: [(text: String, style: Style)], _ column: Int) -> StyledText {
    var line = StyledText("│", .dim)
    for cell in cells {
      let text = cell.text.truncated(to: column - 1)
      line.append(" ")
      line.append(text, cell.style)
      line.append(String(repeating: " ", count: max(0, column - 1 - text.displayWidth)))
      line.append("│", .dim)
    }
    return line
  }

  private func rule(_ left: String, _ cross: String, _ right: String, _ column: Int) -> StyledText {
    let parts = Array(repeating: String(repeating: "─", count: column), count: days.count)
    return StyledText(left + parts.joined(separator: cross) + right, .dim)
  }

  // MARK: - One below the other

  private func list(width: Int) -> [StyledText] {
    days.flatMap { day in
      [StyledText(dates.heading(day), .bold)]
        + (entries[day] ?? []).map { entry in
          var line = StyledText("  ")
          line.append(
            entry.shortText.printable.truncated(to: max(8, width - 2)), entry.style)
          return line
        }
    }
  }
}

extension Output {
  /// Prints it as wide as the terminal, or as it is on one of 80 columns.
  func print(_ grid: WeekGrid) throws {
    try printDrawing(grid.lines(width: drawingWidth), within: width)
  }
}
