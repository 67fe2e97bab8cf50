extension RepeatRule {
  /// Whether it names the days on which it gives occurrences, and so keeps them when its start moves.
  package var namesDays: Bool {
    parts.hasWeekdays || !parts.monthDays.isEmpty || !parts.yearDays.isEmpty
      || !parts.weekNumbers.isEmpty
  }

  /// Of a rule that names the days of its weeks, the one that gives all of them so many days later;
  /// nil for any other rule. Its weeks begin later too, for those that are left out in between.
  package func movingWeekdays(by days: Int) throws -> RepeatRule? {
    guard parts.frequency == .weekly, parts.isGregorian, parts.weekdays != 0,
      parts.ordinalWeekdays.isEmpty, parts.months == 0
    else { return nil }
    let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    func moved(_ weekday: Int) -> Int { ((weekday + days) % 7 + 7) % 7 }
    let weekdays = (0..<7).filter { parts.weekdays & 1 << $0 != 0 }.map(moved).sorted()
    var pieces = text.split(separator: ";").map(String.init)
      .filter { !$0.hasPrefix("BYDAY=") && !$0.hasPrefix("WKST=") }
    pieces.append("BYDAY=" + weekdays.map { names[$0] }.joined(separator: ","))
    let weekStart = names[moved(parts.weekStart)]
    let needsWeekStart = parts.interval > 1 || !parts.setPositions.isEmpty
    if weekStart != "MO", needsWeekStart { pieces.append("WKST=\(weekStart)") }
    return try RepeatRule(pieces.joined(separator: ";"))
  }
}
