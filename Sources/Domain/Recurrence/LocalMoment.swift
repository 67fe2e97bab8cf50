/// What the calendar, or the calendar and the clock, show somewhere: a DATE or a floating DATE-TIME of
/// RFC 5545, in whole seconds.
///
///     try LocalMoment(text: "20261224T170000")
package enum LocalMoment: Hashable, Sendable {
  case date(CalendarDate)
  case dateTime(LocalTime)

  package var date: CalendarDate {
    switch self {
    case .date(let date): date
    case .dateTime(let time): time.date
    }
  }

  /// The time that it begins with.
  package var time: LocalTime {
    switch self {
    case .date(let date): LocalTime(startOf: date)
    case .dateTime(let time): time
    }
  }

  /// What a zone shows at a moment; a part of a second is left out.
  package init(_ moment: Moment, in zone: any Zone) {
    switch moment {
    case .date(let date): self = .date(date)
    case .dateTime(let instant):
      var time = zone.localTime(at: instant)
      time.millisecond = 0
      self = .dateTime(time)
    }
  }

  /// When a zone shows it. RFC 5545 section 3.3.5: of a time that happens twice the first is meant, and
  /// one that is skipped is read with the offset from before the gap.
  package func moment(in zone: any Zone) -> Moment {
    switch self {
    case .date(let date): .date(date)
    case .dateTime(let time): .dateTime(zone.instant(at: time))
    }
  }
}

extension LocalMoment: Comparable {
  package static func < (left: LocalMoment, right: LocalMoment) -> Bool {
    left.time.millisecondsSince1970 < right.time.millisecondsSince1970
  }
}

extension LocalMoment {
  /// `20261224` or `20261224T170000`, as RFC 5545 writes them and the store has them.
  package var text: String {
    let day = Self.digits(Int(date.packed), count: 8)
    guard case .dateTime(let time) = self else { return day }
    return day + "T" + Self.digits(time.hour, count: 2) + Self.digits(time.minute, count: 2)
      + Self.digits(time.second, count: 2)
  }

  /// Reads ``text``.
  ///
  /// - Throws: `invalid`, with the field, for anything else.
  package init(text: some StringProtocol, field: String = "occurrence") throws {
    guard let moment = Self.read(text) else {
      throw Failure(
        .invalid,
        "“\(text.prefix(40))” is no local time: 20261224 and 20261224T170000 are.", field: field)
    }
    self = moment
  }

  private static func read(_ text: some StringProtocol) -> LocalMoment? {
    let digits = text.utf8.prefix(8)
    guard digits.count == 8, digits.allSatisfy(\.isASCIIDigit), let packed = Int32(text.prefix(8)),
      let date = CalendarDate(packed: packed)
    else { return nil }
    let rest = text.dropFirst(8)
    if rest.isEmpty { return .date(date) }
    let clock = rest.dropFirst()
    guard rest.first == "T", clock.utf8.count == 6, clock.utf8.allSatisfy(\.isASCIIDigit),
      let number = Int(clock),
      let time = try? LocalTime(
        date: date, hour: number / 10_000, minute: number / 100 % 100, second: number % 100,
        millisecond: 0)
    else { return nil }
    return .dateTime(time)
  }

  private static func digits(_ number: Int, count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}

extension [LocalMoment] {
  /// `20261224T170000 20261225T170000`: as the store and the change log have them.
  package var text: String { map(\.text).joined(separator: " ") }

  /// Reads ``text``.
  package init(text: String, field: String) throws {
    self = try text.split(separator: " ").map { try LocalMoment(text: $0, field: field) }
  }
}
