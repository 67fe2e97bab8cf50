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

  /// The same in another language, if that is spoken here.
  func reading(_ name: String?) -> DateReader {
    guard let spoken = name.flatMap({ Language(named: $0) }), spoken != language else {
      return self
    }
    return DateReader(
      now: now, zone: zone, language: spoken, conventions: conventions, zones: zones)
  }

  /// What a text means when all of it is one date, else nil.
  package func moment(_ text: String) -> Moment? {
    // No date is that long, and who hands over a book shall not wait.
    if text.utf8.count > 10_000 { return nil }
    guard let (whole, milliseconds) = Self.withoutFraction(text),
      case .dateTime(let instant)? = LineTimes.meaning(whole, self)?.due
    else { return LineTimes.meaning(text, self)?.due }
    return .dateTime(Instant(clamping: instant.milliseconds + milliseconds))
  }

  /// Whether a text that is one date says the zone of its time.
  func saysZone(_ text: String) -> Bool {
    text.utf8.count <= 10_000 && LineTimes.meaning(text, self)?.isFixed == true
  }

  /// Of `2026-12-24T17:00:00.25Z`, as programs write it, what is left without the part of a second, and that
  /// part; nil for anything else.
  private static func withoutFraction(_ text: String) -> (whole: String, milliseconds: Int64)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == "2026-12-24T17:00:00".utf8.count,
      parts[0].utf8.dropLast(2).last == UInt8(ascii: ":")
    else { return nil }
    let figures = parts[1].prefix { $0.isASCII && $0.isNumber }
    guard let milliseconds = Int64((figures + "000").prefix(3)), !figures.isEmpty else {
      return nil
    }
    return (parts[0] + String(parts[1].dropFirst(figures.count)), milliseconds)
  }

  /// The day that it is.
  var today: CalendarDate { zone.date(at: now) }
}
