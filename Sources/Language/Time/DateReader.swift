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

  /// The same in English, without an order of dates in figures.
  var inEnglish: DateReader {
    DateReader(
      now: now, zone: zone, conventions: Conventions(firstWeekday: conventions.firstWeekday),
      zones: zones)
  }

  /// What a text means when all of it is one date, else nil.
  package func moment(_ text: String) -> Moment? {
    // No date is that long, and who hands over a book shall not wait.
    if text.utf8.count > 10_000 { return nil }
    return LineTimes.moment(text, self)
  }

  /// The day that it is.
  var today: CalendarDate { zone.date(at: now) }
}
