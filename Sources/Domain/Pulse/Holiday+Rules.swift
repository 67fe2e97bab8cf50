extension Holiday {
  /// - Throws: `invalid` when it ends before it begins.
  package init(uid: String, first: CalendarDate, last: CalendarDate?) throws {
    self.init(blank: uid)
    self.first = first
    try setLast(last)
  }

  /// - Throws: `invalid` for a day before its first one.
  package mutating func setLast(_ date: CalendarDate?) throws {
    if let date, date < first {
      throw Failure(
        .invalid,
        "A holiday ends on the day on which it begins, \(first.text), or later, "
          + "not on \(date.text).", field: "last_date")
    }
    last = date
  }

  package func contains(_ date: CalendarDate) -> Bool {
    date >= first && (last.map { date <= $0 } ?? true)
  }
}
