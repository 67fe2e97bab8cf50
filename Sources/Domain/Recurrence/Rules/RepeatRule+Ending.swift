extension RepeatRule {
  /// The same rule, but without what it gives from a moment on.
  ///
  /// RFC 5545 section 3.3.10: UNTIL is a date when the start is one, a local time when that floats,
  /// else a time in UTC.
  package func ending(
    before moment: LocalMoment, floating: Bool = false, in zone: any Zone
  ) throws -> RepeatRule {
    let end: String
    switch moment {
    case .date(let date):
      end = LocalMoment.date(date.adding(days: -1) ?? date).text
    case .dateTime where floating:
      end = (LocalMoment(seconds: moment.seconds - 1, isDate: false) ?? moment).text
    case .dateTime(let time):
      let last = Instant(clamping: zone.instant(at: time).milliseconds - 1_000)
      let utc = LocalTime(millisecondsSince1970: last.milliseconds) ?? .first
      end = LocalMoment.dateTime(utc).text + "Z"
    }
    return try RepeatRule(pieces: pieces(without: .count, .until) + ["UNTIL=\(end)"])
  }

  /// The same rule, with a last moment that an occurrence can have; its series begins with a date or not.
  ///
  /// RFC 5545 section 3.3.10, as above.
  package func ending(
    with until: Moment, isDate: Bool, floating: Bool = false, in zone: any Zone
  ) throws -> RepeatRule {
    let end: String
    if isDate {
      end = LocalMoment.date(LocalMoment(until, in: zone).date).text
    } else if floating {
      var last = LocalMoment(until, in: zone).time
      if until.isDate { (last.hour, last.minute, last.second) = (23, 59, 59) }
      end = LocalMoment.dateTime(last).text
    } else {
      let last =
        switch until {
        case .date(let date):
          date.adding(days: 1).map { zone.midnight(of: $0).milliseconds - 1_000 }
        case .dateTime, .floating: until.beginning(in: zone).milliseconds
        }
      let instant = Instant(clamping: last ?? Instant.range.upperBound.milliseconds)
      var utc = LocalTime(millisecondsSince1970: instant.milliseconds) ?? .last
      utc.millisecond = 0
      end = LocalMoment.dateTime(utc).text + "Z"
    }
    return try RepeatRule(pieces: pieces(without: .count, .until) + ["UNTIL=\(end)"])
  }

  /// The same rule, without an end.
  package func withoutEnd() throws -> RepeatRule {
    try RepeatRule(pieces: pieces(without: .count, .until))
  }

  /// Whether it ends at some time, or after some occurrences.
  package var hasEnd: Bool { parts.count != nil || parts.until != nil }

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
