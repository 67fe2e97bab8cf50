extension RepeatRule {
  /// The same rule, but without what it gives from a moment on.
  ///
  /// RFC 5545 section 3.3.10: UNTIL is a date when the start is one, else a time in UTC.
  package func ending(before moment: LocalMoment, in zone: any Zone) throws -> RepeatRule {
    let end: String
    switch moment {
    case .date(let date):
      end = LocalMoment.date(date.adding(days: -1) ?? date).text
    case .dateTime(let time):
      let last = Instant(clamping: zone.instant(at: time).milliseconds - 1_000)
      let utc = LocalTime(millisecondsSince1970: last.milliseconds) ?? .first
      end = LocalMoment.dateTime(utc).text + "Z"
    }
    return try RepeatRule(pieces: pieces(without: .count, .until) + ["UNTIL=\(end)"])
  }

  /// The same rule, said so that it gives the same when it begins with a later occurrence of a start.
  /// Where SKIP moves an occurrence, that does not show the day that is meant.
  package func explicit(from start: LocalMoment) throws -> RepeatRule {
    guard parts.skip != .omit, parts.isGregorian, parts.monthDays.isEmpty, !parts.hasWeekdays,
      parts.yearDays.isEmpty, parts.weekNumbers.isEmpty
    else { return self }
    let day = ";BYMONTHDAY=\(start.date.day)"
    switch parts.frequency {
    case .monthly: return try RepeatRule(text + day)
    case .yearly:
      let month = parts.months == 0 ? ";BYMONTH=\(start.date.month)" : ""
      return try RepeatRule(text + month + day)
    default: return self
    }
  }
}
