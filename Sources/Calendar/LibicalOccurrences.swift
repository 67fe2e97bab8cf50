import CLibical
import Domain

/// What libical gives for one rule; it frees what it holds there.
final class LibicalOccurrences {
  private let iterator: OpaquePointer

  /// libical counts no further.
  static let lastYear = 2582

  /// - Throws: `unsupported` when libical is not installed; `invalid` for a rule that it does not take.
  init(
    _ rule: RepeatRule, from start: LocalMoment, notBefore earliest: LocalMoment?
  ) throws {
    guard libical_load() != 0 else {
      throw Failure(
        .unsupported,
        "RSCALE=\(rule.calendar) needs libical: install the Debian package libical3.",
        field: "repeat_rule")
    }
    try rule.checkForeignCalendar()
    guard start.date.year <= Self.lastYear else {
      throw Failure(
        .invalid, "RSCALE=\(rule.calendar) goes to the year \(Self.lastYear) only.",
        field: "repeat_rule")
    }
    var lower = libical_time(max(start, earliest ?? start))
    guard lower.year <= Self.lastYear,
      let iterator = libical_iterator_new(rule.textWithoutUntil, libical_time(start), &lower)
    else {
      throw Failure(
        .invalid,
        "libical knows no calendar \(rule.calendar), or the rule gives nothing in it up to the year "
          + "\(Self.lastYear).", field: "repeat_rule")
    }
    self.iterator = iterator
  }

  deinit { libical_iterator_free(iterator) }

  func next() -> LocalMoment? {
    var time = libical_time()
    guard libical_iterator_next(iterator, &time) != 0,
      let date = CalendarDate(
        year: Int(time.year), month: Int(time.month), day: Int(time.day))
    else { return nil }
    guard time.is_date == 0 else { return .date(date) }
    let local = try? LocalTime(
      date: date, hour: Int(time.hour), minute: Int(time.minute), second: Int(time.second),
      millisecond: 0)
    return local.map { .dateTime($0) }
  }
}

extension libical_time {
  fileprivate init(_ moment: LocalMoment) {
    let time = moment.time
    self.init(
      year: Int32(time.date.year), month: Int32(time.date.month), day: Int32(time.date.day),
      hour: Int32(time.hour), minute: Int32(time.minute), second: Int32(time.second),
      is_date: moment.isDate ? 1 : 0)
  }
}
