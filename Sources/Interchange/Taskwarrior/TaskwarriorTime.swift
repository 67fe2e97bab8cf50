import Domain

/// Times as Taskwarrior writes them, `20261224T160000Z`, and as other programs write them for it.
struct TaskwarriorTime {
  let zone: any Zone

  /// The times that Taskwarrior 2.6 reads; at any other, its import crashes.
  static let range =
    Instant(clamping: 315_532_800_000)...Instant(clamping: 253_370_764_799_000)

  /// A time to the second; nil for one that Taskwarrior does not read.
  static func text(_ instant: Instant) -> String? {
    range.contains(instant) ? basicText(instant) : nil
  }

  /// A time to the second; the nearest one that Taskwarrior reads.
  static func nearestText(_ instant: Instant) -> String {
    basicText(nearest(instant))
  }

  static func nearest(_ instant: Instant) -> Instant {
    min(max(instant, range.lowerBound), range.upperBound)
  }

  /// A day as its first moment in the zone; nil for one that Taskwarrior does not read.
  func text(_ due: Moment) -> String? {
    switch due {
    case .date(let date): Self.text(zone.instant(at: LocalTime(startOf: date)))
    case .dateTime(let instant): Self.text(instant)
    case .floating(let time): Self.text(zone.instant(at: time))
    }
  }

  /// A day as its last second, which is when Taskwarrior expires what has it as its until.
  func text(endOf moment: Moment) -> String? {
    guard case .date(let date) = moment else { return text(moment) }
    guard let next = date.adding(days: 1) else { return nil }
    let end = zone.instant(at: LocalTime(startOf: next)).milliseconds - 1_000
    return Self.text(Instant(clamping: end))
  }

  /// What an attribute of ours says of a moment that Taskwarrior's own does not: all of it, and also what that
  /// has, where one that floats is another instant in another zone, or where that is no start of a day.
  func exactText(_ moment: Moment, as written: String? = nil) -> String {
    guard let text = written ?? (moment.isFloating ? text(moment) : nil) else { return moment.text }
    return "\(moment.text) \(text)"
  }

  /// Reads ``exactText(_:)``; nil unless Taskwarrior's own attribute still says the same.
  func exact(_ text: String, of value: JSONValue?) -> Moment? {
    let parts = text.split(separator: " ")
    guard let first = parts.first, let moment = try? Moment(text: String(first)) else { return nil }
    let written = parts.count > 1 ? String(parts[1]) : self.text(moment)
    return written.map { .string($0) } == value ? moment : nil
  }

  /// - Throws: `malformed` for anything but a time.
  func instant(_ value: JSONValue) throws -> Instant {
    switch try read(value) {
    case .date(let date): zone.instant(at: LocalTime(startOf: date))
    case .dateTime(let instant): instant
    case .floating(let time): zone.instant(at: time)
    }
  }

  /// Taskwarrior has no days: the first moment of one, in the zone, means the day.
  ///
  /// - Throws: `malformed` for anything but a time.
  func due(_ value: JSONValue) throws -> Moment {
    let due = try read(value)
    guard case .dateTime(let instant) = due else { return due }
    let date = zone.localTime(at: instant).date
    return zone.instant(at: LocalTime(startOf: date)) == instant ? .date(date) : due
  }

  private func read(_ value: JSONValue) throws -> Moment {
    let text: String
    switch value {
    case .string(let string): text = string
    case .number(let digits): text = digits
    default: text = try value.string()
    }
    guard let due = TimeScanner.read(text, in: zone) else {
      throw Failure(
        .malformed, "“\(text.prefix(40))” is not a time such as 20261224T160000Z.")
    }
    return due
  }

  private static func basicText(_ instant: Instant) -> String {
    // From 2026-12-24T16:00:00.000Z.
    let bytes = instant.text.utf8.prefix(19)
    return String(
      decoding: bytes.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":") }, as: UTF8.self)
      + "Z"
  }
}
