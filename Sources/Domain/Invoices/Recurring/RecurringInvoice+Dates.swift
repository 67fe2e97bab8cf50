extension RecurringInvoice {
  /// - Throws: `corrupt` without a start.
  package func recurrence() throws -> Recurrence {
    guard let startDate else {
      throw Failure(
        .corrupt,
        "The store is damaged: the recurring invoice \(id) has no start. Repair the store."
      )
    }
    return Recurrence(rule: repeatRule, start: .date(startDate))
  }

  /// The first date of the series on a day or after; nil when there is none any more.
  package func date(notBefore day: CalendarDate, in zone: any Zone) throws -> CalendarDate? {
    try recurrence().occurrences(notBefore: .date(day), in: zone).first { $0.date >= day }?.date
  }

  /// The dates of the series from the next one to a day, at most so many.
  package func waiting(
    through day: CalendarDate, in zone: any Zone, limit: Int
  ) throws -> [CalendarDate] {
    guard let nextDate, nextDate <= day else { return [] }
    var dates: [CalendarDate] = []
    for moment in try recurrence().occurrences(notBefore: .date(nextDate), in: zone) {
      guard dates.count < limit, moment.date <= day else { break }
      if moment.date >= nextDate { dates.append(moment.date) }
    }
    return dates
  }

  /// The first and the last day of the period that the draft of a date is for; nil for none.
  package func period(
    of date: CalendarDate, in zone: any Zone
  ) throws -> (first: CalendarDate, last: CalendarDate)? {
    switch period {
    case .none: return nil
    case .coming:
      guard let next = try dateAfter(date, in: zone), let last = next.adding(days: -1) else {
        return nil
      }
      return (date, last)
    case .past:
      guard let first = try dateBefore(date, in: zone), let last = date.adding(days: -1) else {
        return nil
      }
      return (first, last)
    }
  }

  /// The next date after one, as if the series did not end: its last period is as long as the others.
  private func dateAfter(_ date: CalendarDate, in zone: any Zone) throws -> CalendarDate? {
    var series = try recurrence()
    series.rule = try series.rule?.withoutEnd()
    return try series.first(after: .date(date), in: zone)?.date
  }

  /// The date before one. Of the first of a series it is as long before as the next one is after.
  private func dateBefore(_ date: CalendarDate, in zone: any Zone) throws -> CalendarDate? {
    var series = try recurrence()
    series.rule = try series.rule?.withoutEnd()
    for days in Self.spansToLookBack {
      let earliest = max(date.adding(days: -days) ?? series.start.date, series.start.date)
      // A start that the rule does not give begins no period.
      let before = try series.occurrences(
        notBefore: .date(earliest), includingStart: false, in: zone
      ).prefix { $0.date < date }.last?.date
      if let before, before >= earliest { return before }
      if earliest == series.start.date { break }
    }
    guard let next = try dateAfter(date, in: zone) else { return nil }
    let months =
      (next.year - date.year) * 12 + next.month - date.month
    if months > 0, next == date.adding(months: months) { return date.adding(months: -months) }
    return date.adding(days: date.daysSince1970 - next.daysSince1970)
  }

  /// In days: a series of which dates are near is not read from its beginning.
  private static let spansToLookBack = [40, 400, 4_000, 4_000_000]
}
