extension RepeatRule {
  /// The rule that gives the same from that day on without RSCALE and SKIP (RFC 7529), which few
  /// programs read; the rule itself when it says what RFC 5545 alone cannot.
  package func plain(from start: CalendarDate) -> RepeatRule {
    let pieces = text.split(separator: ";").map(String.init)
    guard parts.isGregorian, pieces.contains(where: { $0.hasPrefix("RSCALE=") }) else {
      return self
    }
    let bare = pieces.filter { !$0.hasPrefix("RSCALE=") && !$0.hasPrefix("SKIP=") }
    guard parts.skip != .omit, parts.frequency >= .monthly else { return rule(bare) }
    let isOfDays =
      !parts.hasWeekdays && parts.yearDays.isEmpty && parts.weekNumbers.isEmpty
      && parts.setPositions.isEmpty
    guard isOfDays else { return self }
    if parts.frequency == .yearly, parts.monthDays.isEmpty != (parts.months == 0) { return self }
    let days = parts.monthDays.isEmpty ? [start.day] : parts.monthDays
    if days.allSatisfy({ (-28...28).contains($0) }) { return rule(bare) }
    guard parts.skip == .backward, days.count == 1, let day = days.first else { return self }
    return parts.frequency == .monthly
      ? monthly(bare, on: day) : yearly(bare, on: day, from: start)
  }

  /// The last of the days up to it that a month has.
  private func monthly(_ pieces: [String], on day: Int) -> RepeatRule {
    let others = pieces.filter { !$0.hasPrefix("BYMONTHDAY=") }
    switch day {
    case 31: return rule(others + ["BYMONTHDAY=-1"])
    case 29, 30:
      let days = (28...day).map(String.init).joined(separator: ",")
      return rule(others + ["BYMONTHDAY=\(days)", "BYSETPOS=-1"])
    default: return self
    }
  }

  /// Only 29 February is missing from a year, of the days that a series can begin on.
  private func yearly(_ pieces: [String], on day: Int, from start: CalendarDate) -> RepeatRule {
    guard parts.monthDays.isEmpty || parts.monthDays == [start.day] && isOnlyMonth(start.month)
    else { return self }
    if start.month != 2 { return rule(pieces) }
    let others = pieces.filter { !$0.hasPrefix("BYMONTHDAY=") && !$0.hasPrefix("BYMONTH=") }
    return rule(others + ["BYMONTH=2", "BYMONTHDAY=-1"])
  }

  private func isOnlyMonth(_ month: Int) -> Bool { parts.monthNames == [String(month)] }

  private func rule(_ pieces: [String]) -> RepeatRule {
    (try? RepeatRule(pieces.joined(separator: ";"))) ?? self
  }
}
