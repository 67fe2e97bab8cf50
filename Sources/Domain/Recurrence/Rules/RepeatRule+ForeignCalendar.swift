/// What libical can be asked of rules in other calendars than the Gregorian one.
///
/// It looks for the next occurrence without an end, so a rule that never has one, or hardly ever, must
/// not come to it.
extension RepeatRule {
  package var calendar: String { parts.calendar }

  /// The rule without UNTIL, which depends on a zone.
  package var textWithoutUntil: String {
    pieces(without: .until).joined(separator: ";")
  }

  /// - Throws: `invalid` for a rule that libical may look at for ever, or does not count right.
  package func checkForeignCalendar() throws {
    try checkNumbers()
    try checkMonths()
    if parts.frequency >= .monthly { try checkDays() } else { try checkLimits() }
  }

  private func checkNumbers() throws {
    guard parts.frequency >= .daily else {
      throw refusal("FREQ is at least DAILY in it")
    }
    guard parts.interval <= Int(Int16.max) else {
      throw refusal("INTERVAL is at most \(Int16.max) in it")
    }
  }

  /// Of days it leaves out those that are not in BYMONTH and BYMONTHDAY one by one, and does not know
  /// days from the end of a month.
  private func checkLimits() throws {
    guard parts.monthNames.allSatisfy({ !$0.hasSuffix("L") }),
      parts.monthDays.allSatisfy({ (1...29).contains($0) })
    else {
      throw refusal("FREQ=\(parts.frequency.rawValue) has no leap months and no days but 1 to 29")
    }
  }

  /// Months that a calendar does not have, or a leap month that hardly a year has.
  private func checkMonths() throws {
    let years13 = ["ETHIOPIC", "ETHIOPIC-AMETE-ALEM", "COPTIC"]
    if parts.monthNames.contains("13"), !years13.contains(calendar) {
      throw refusal("it has no month 13")
    }
    guard parts.monthNames.contains("13L") == false else { throw refusal("it has no month 13L") }
    let leapMonths = parts.monthNames.filter { $0.hasSuffix("L") }
    guard !leapMonths.isEmpty, parts.skip == .omit, leapMonths.count == parts.monthNames.count
    else { return }
    let known =
      switch calendar {
      case "CHINESE", "DANGI": (2...10).map { "\($0)L" }
      case "HEBREW": ["5L"]
      default: [String]()
      }
    guard leapMonths.contains(where: known.contains) else {
      throw refusal("a year has no month \(leapMonths[0]), or hardly ever: use SKIP")
    }
    guard parts.interval == 1, !parts.hasWeekdays, parts.setPositions.isEmpty else {
      throw refusal("leap months alone go with neither INTERVAL nor BYDAY nor BYSETPOS: use SKIP")
    }
    guard parts.monthDays.isEmpty || parts.monthDays.contains(where: { abs($0) < 30 }) else {
      throw refusal("leap months alone go with days up to 29")
    }
  }

  /// Days that a month or a year hardly ever has.
  private func checkDays() throws {
    let isShort = !parts.monthNames.isEmpty && parts.monthNames.allSatisfy { $0 == "13" }
    let monthLength = isShort ? 5 : parts.monthNames.isEmpty ? 30 : 29
    let days = parts.monthDays
    guard days.isEmpty || parts.skip != .omit || days.contains(where: { abs($0) <= monthLength })
    else { throw refusal("only days up to \(monthLength) of a month come again: use SKIP") }
    if !days.isEmpty, parts.hasWeekdays, days.allSatisfy({ abs($0) > 29 }) || isShort {
      throw refusal("BYDAY goes there with days of the month up to 29")
    }
    guard
      parts.weekNumbers.isEmpty && parts.yearDays.isEmpty
        || parts.monthNames.isEmpty && parts.monthDays.isEmpty
          && (parts.weekNumbers.isEmpty || parts.yearDays.isEmpty)
    else { throw refusal("BYWEEKNO and BYYEARDAY go with neither each other nor months there") }
    guard parts.weekNumbers.allSatisfy({ abs($0) <= 50 }) else {
      throw refusal("BYWEEKNO is at most 50 in it")
    }
    guard parts.yearDays.allSatisfy({ abs($0) <= 353 }) || parts.skip != .omit else {
      throw refusal("BYYEARDAY is at most 353 in it without SKIP")
    }
    guard parts.yearDays.isEmpty || !parts.hasWeekdays || parts.ordinalWeekdays.isEmpty else {
      throw refusal("BYYEARDAY does not go with numbers in BYDAY there")
    }
    try checkPlaces(isShort)
  }

  private func checkPlaces(_ isShort: Bool) throws {
    let countsInYear = parts.frequency == .yearly && parts.monthNames.isEmpty
    let highest = countsInYear ? 50 : 4
    let isCrossed = !parts.monthDays.isEmpty
    guard parts.ordinalWeekdays.isEmpty || !isShort && !isCrossed,
      parts.ordinalWeekdays.allSatisfy({ abs($0.ordinal) <= highest })
    else { throw refusal("numbers of BYDAY are at most \(highest) in it, without BYMONTHDAY") }
    let places = parts.weekdays != 0 && !isCrossed && !isShort ? 4 : 1
    guard parts.setPositions.allSatisfy({ abs($0) <= places }) else {
      throw refusal("BYSETPOS is at most \(places) here")
    }
  }

  private func refusal(_ reason: String) -> Failure {
    Failure(.invalid, "RSCALE=\(calendar): \(reason).", field: "repeat_rule")
  }
}
