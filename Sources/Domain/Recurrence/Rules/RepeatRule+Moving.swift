extension RepeatRule {
  /// Whether it names the days on which it gives occurrences, and so keeps them when its start moves.
  package var namesDays: Bool {
    parts.hasWeekdays || !parts.monthDays.isEmpty || !parts.yearDays.isEmpty
      || !parts.weekNumbers.isEmpty
  }

  /// The rule of a series that moves to other days: the weekdays of weeks go along, and so does the one
  /// day of months or years that the start is on. Nil for a rule whose days stay: of several days of a
  /// month there is no telling what each would become.
  package func moved(from old: CalendarDate, to new: CalendarDate) throws -> RepeatRule? {
    guard parts.isGregorian else { return nil }
    return try parts.frequency == .weekly
      ? movingWeekdays(by: new.daysSince1970 - old.daysSince1970)
      : movingOnlyDay(from: old, to: new)
  }

  /// Its weeks begin later too, for those that are left out in between.
  private func movingWeekdays(by days: Int) throws -> RepeatRule? {
    guard parts.weekdays != 0, parts.ordinalWeekdays.isEmpty, parts.months == 0 else { return nil }
    let names = OrdinalWeekday.names
    func moved(_ weekday: Int) -> Int { ((weekday + days) % 7 + 7) % 7 }
    let weekdays = (0..<7).filter { parts.weekdays & 1 << $0 != 0 }.map(moved).sorted()
    var pieces = pieces(without: .byDay, .weekStart)
    pieces.append("BYDAY=" + weekdays.map { names[$0] }.joined(separator: ","))
    let weekStart = names[moved(parts.weekStart)]
    let needsWeekStart = parts.interval > 1 || !parts.setPositions.isEmpty
    if weekStart != "MO", needsWeekStart { pieces.append("WKST=\(weekStart)") }
    return try RepeatRule(pieces: pieces)
  }

  private func movingOnlyDay(from old: CalendarDate, to new: CalendarDate) throws -> RepeatRule? {
    var isMoved = false
    let pieces = text.split(separator: ";").map { piece in
      let pair = piece.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, let value = movedValue(of: pair[0], from: old, to: new) else {
        return String(piece)
      }
      isMoved = true
      return "\(pair[0])=\(value)"
    }
    return isMoved ? try RepeatRule(pieces: pieces) : nil
  }

  /// Nil for what stays.
  private func movedValue(
    of name: Substring, from old: CalendarDate, to new: CalendarDate
  ) -> String? {
    switch name {
    case "BYDAY":
      guard let only = parts.ordinalWeekdays.first, parts.ordinalWeekdays.count == 1,
        parts.weekdays == 0, only == old.ordinalWeekday(fromEnd: only.ordinal < 0)
      else { return nil }
      let day = new.ordinalWeekday(fromEnd: only.ordinal < 0)
      return "\(day.ordinal)\(OrdinalWeekday.names[day.weekday])"
    case "BYMONTHDAY" where parts.monthDays == [old.day]: return String(new.day)
    case "BYMONTH" where parts.monthNames == [String(old.month)]: return String(new.month)
    default: return nil
    }
  }
}

extension CalendarDate {
  /// Which weekday of its month it is, from the start or from the end.
  fileprivate func ordinalWeekday(fromEnd: Bool) -> OrdinalWeekday {
    let last = endOfMonth?.day ?? day
    let ordinal = fromEnd ? -((last - day) / 7 + 1) : (day - 1) / 7 + 1
    return OrdinalWeekday(ordinal: ordinal, weekday: weekday)
  }
}
