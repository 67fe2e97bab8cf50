extension RepeatRule {
  /// The rule that gives the same from that day on without RSCALE and SKIP (RFC 7529), which few
  /// programs read; the rule itself when it says what RFC 5545 alone cannot.
  package func plain(from start: CalendarDate) -> RepeatRule {
    guard parts.isGregorian, pieces() != pieces(without: .calendar) else { return self }
    let bare = rule(pieces(without: .calendar, .skip))
    guard parts.skip != .omit, parts.frequency >= .monthly else { return bare }
    let isOfDays =
      !parts.hasWeekdays && parts.yearDays.isEmpty && parts.weekNumbers.isEmpty
      && parts.setPositions.isEmpty
    guard isOfDays else { return self }
    if parts.frequency == .yearly, parts.monthDays.isEmpty != (parts.months == 0) { return self }
    let days = parts.monthDays.isEmpty ? [start.day] : parts.monthDays
    if days.allSatisfy({ (-28...28).contains($0) }) { return bare }
    guard parts.skip == .backward, days.count == 1, let day = days.first else { return self }
    return parts.frequency == .monthly
      ? bare.onLastDay(upTo: day) ?? self : onLeapDay(from: start, orElse: bare)
  }

  /// On the last of the days up to one that a month has; nil for a day that is not near its end.
  private func onLastDay(upTo day: Int) -> RepeatRule? {
    let others = pieces(without: .byMonthDay)
    switch day {
    case 31: return rule(others + ["BYMONTHDAY=-1"])
    case 29, 30:
      let days = (28...day).map(String.init).joined(separator: ",")
      return rule(others + ["BYMONTHDAY=\(days)", "BYSETPOS=-1"])
    default: return nil
    }
  }

  /// Only 29 February is missing from a year, of the days that a series can begin on.
  private func onLeapDay(from start: CalendarDate, orElse bare: RepeatRule) -> RepeatRule {
    guard parts.monthDays.isEmpty || parts.monthDays == [start.day] && isOnlyMonth(start.month)
    else { return self }
    if start.month != 2 { return bare }
    return rule(bare.pieces(without: .byMonthDay, .byMonth) + ["BYMONTH=2", "BYMONTHDAY=-1"])
  }

  private func isOnlyMonth(_ month: Int) -> Bool { parts.monthNames == [String(month)] }

  private func rule(_ pieces: [String]) -> RepeatRule {
    (try? RepeatRule(pieces: pieces)) ?? self
  }
}
