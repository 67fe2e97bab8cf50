package import Domain

/// Reads dates as people write them, evaluated at an instant in a zone: "tomorrow 17:00", "next friday".
///
/// `docs/quick-add.md` lists what it understands, and what that means.
package struct DateReader {
  package let now: Instant
  package let zone: any Zone

  /// The language that dates are read in, besides English.
  package let language: Language
  package let conventions: Conventions
  /// Gives the zone of an IANA name, and nil for a name that no zone has.
  private let zones: ((String) -> (any Zone)?)?

  package init(
    now: Instant, zone: any Zone, language: Language = .english,
    conventions: Conventions = Conventions(), zones: ((String) -> (any Zone)?)? = nil
  ) {
    self.now = now
    self.zone = zone
    self.language = language
    self.conventions = conventions
    self.zones = zones
  }

  func zone(named name: String) -> (any Zone)? { zones?(name) }

  /// What a text means when all of it is one date, else nil.
  package func moment(_ text: String) -> Moment? {
    // No date is that long, and who hands over a book shall not wait.
    if text.utf8.count > 10_000 { return nil }
    return LineTimes.moment(text, self)
  }

  /// The day that it is.
  var today: CalendarDate { zone.date(at: now) }

  /// A day, or a time of it; nil outside of the years 1 to 9999.
  func moment(_ date: CalendarDate, _ time: ClockTime?) -> Moment? {
    guard let time else { return .date(date) }
    guard let day = date.adding(days: time.minutes / (24 * 60)) else { return nil }
    var local = LocalTime(startOf: day)
    local.hour = time.minutes / 60 % 24
    local.minute = time.minutes % 60
    return zone.exactInstant(at: local).map { .dateTime($0) }
  }

  /// That time when it is next: today, or tomorrow when it is not to come any more.
  func moment(next time: ClockTime) -> Moment? {
    guard let moment = moment(today, time), moment.end(in: zone) > now else {
      return today.adding(days: 1).flatMap { self.moment($0, time) }
    }
    return moment
  }

  /// The instant that is this many minutes away.
  func moment(inMinutes minutes: Int) -> Moment? {
    let milliseconds = now.milliseconds + Int64(minutes) * 60_000
    let instant = Instant(clamping: milliseconds)
    return instant.milliseconds == milliseconds ? .dateTime(instant) : nil
  }
}
