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
    case .floating(var time):
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

extension LocalMoment {
  /// The same, or of a series that floats the same time wherever one is.
  package func moment(in zone: any Zone, floating: Bool) -> Moment {
    if floating, case .dateTime(let time) = self { return .floating(time) }
    return moment(in: zone)
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
    var bytes: [UInt8] = []
    bytes.reserveCapacity(15)
    bytes.append(digits: Int(date.packed), width: 8)
    if case .dateTime(let time) = self {
      bytes.append(UInt8(ascii: "T"))
      bytes.append(digits: time.hour * 1_00_00 + time.minute * 1_00 + time.second, width: 6)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads ``text``.
  ///
  /// - Throws: `invalid`, with the field, for anything else.
  package init(text: some StringProtocol, field: String = "occurrence") throws {
    guard let moment = LocalMoment(bytes: Array(text.utf8)) else {
      throw Failure(
        .invalid,
        "“\(text.prefix(40))” is no local time: 20261224 and 20261224T170000 are.", field: field)
    }
    self = moment
  }

  /// Reads the bytes of ``text``; nil for anything else.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 8 || bytes.count == 15, let day = number(bytes[..<8]),
      let date = CalendarDate(packed: Int32(day))
    else { return nil }
    if bytes.count == 8 {
      self = .date(date)
      return
    }
    guard bytes[8] == UInt8(ascii: "T"), let clock = number(bytes[9...]),
      let time = try? LocalTime(
        date: date, hour: clock / 1_00_00, minute: clock / 1_00 % 1_00, second: clock % 1_00,
        millisecond: 0)
    else { return nil }
    self = .dateTime(time)
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
