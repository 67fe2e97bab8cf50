import TaskcoreSwift

extension Output {
  /// Says the calendar of a month in words: its days on which there is something, and today.
  func print(_ days: [MonthDay], inWordsOf month: CalendarDate, _ dates: Dates) throws {
    try print(StyledText(dates.month(month), .bold))
    let own = days.filter(\.isInMonth)
    let shown = own.filter { $0.isToday || $0.events + $0.tasks + $0.completed > 0 }
    if !shown.isEmpty { try Table(shown, dates).print(to: self) }
    let others = Int64(own.count - shown.count)
    guard others > 0 else { return }
    try print(
      Message(
        count: others, "Nothing on the other \(others) day.",
        "Nothing on the other \(others) days."))
  }
}

extension Table {
  fileprivate init(_ days: [MonthDay], _ dates: Dates) {
    func count(_ number: Int64) -> Cell { Cell(number == 0 ? "" : String(number)) }
    self.init(
      columns: [
        .main("Day", minimumWidth: nil), .number("Week", .low), .number("Events"),
        .number("Tasks due"), .number("Completed"),
      ],
      rows: days.map { day in
        [
          Cell(dates.heading(day.date)), Cell(String(day.week)), count(day.events),
          count(day.tasks), count(day.completed),
        ]
      })
  }
}
