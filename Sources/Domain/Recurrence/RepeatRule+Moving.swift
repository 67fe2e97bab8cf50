extension RepeatRule {
  /// The rule for a series that moves by days: what it says of the day that its start was on, it says
  /// of the one that it comes to. Several days of a week go along; several days of a month or year
  /// stay, for there is no telling what each of them would become.
  package func moved(from old: CalendarDate, to new: CalendarDate) throws -> RepeatRule {
    guard parts.isGregorian, old != new else { return self }
    let pieces = text.split(separator: ";").map { piece in
      let pair = piece.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, let value = movedValue(pair[0], pair[1], old, new) else {
        return String(piece)
      }
      return "\(pair[0])=\(value)"
    }
    return try RepeatRule(pieces.joined(separator: ";"))
  }

  /// Nil for what stays.
  private func movedValue(
    _ name: Substring, _ value: Substring, _ old: CalendarDate, _ new: CalendarDate
  ) -> String? {
    switch name {
    case "BYDAY" where parts.frequency == .weekly:
      let days = ((new.daysSince1970 - old.daysSince1970) % 7 + 7) % 7
      return value.split(separator: ",").compactMap { OrdinalWeekday($0) }
        .map { OrdinalWeekday.names[($0.weekday + days) % 7] }.joined(separator: ",")
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
