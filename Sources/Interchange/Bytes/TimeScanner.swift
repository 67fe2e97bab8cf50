import Domain

/// The parsed fields of a time in ISO 8601, basic or extended, or in epoch seconds.
struct TimeScanner {
  private let bytes: [UInt8]
  private var next = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// A time without an offset is one of the zone, or floats without a zone. Nil for anything but a time.
  static func read(_ text: String, in zone: (any Zone)?) -> Moment? {
    guard text.utf8.count <= 40 else { return nil }
    var scanner = TimeScanner(text)
    return scanner.epoch() ?? scanner.time(in: zone)
  }

  private var isAtEnd: Bool { next == bytes.count }

  /// `1798128000`: 9 digits or more, for 8 are a date.
  private func epoch() -> Moment? {
    guard bytes.count >= 9, bytes.allSatisfy(\.isASCIIDigit),
      let seconds = Int64(String(decoding: bytes, as: UTF8.self)),
      seconds <= Instant.range.upperBound.milliseconds / 1_000
    else { return nil }
    return .dateTime(Instant(clamping: seconds * 1_000))
  }

  /// `2026-12-24`, `20261224T160000Z`, `2026-12-24T16:00:00.000+01:00`, or without an offset; with a
  /// blank for the T, as spreadsheets have it.
  private mutating func time(in zone: (any Zone)?) -> Moment? {
    guard let date = date() else { return nil }
    if isAtEnd { return .date(date) }
    guard take("T") || take(" "), let local = time(on: date) else { return nil }
    if isAtEnd { return zone.map { .dateTime($0.instant(at: local)) } ?? .floating(local) }
    guard let offset = offset(), isAtEnd else { return nil }
    let milliseconds = local.millisecondsSince1970 - offset * 1_000
    return (try? Instant(milliseconds: milliseconds, field: "")).map { .dateTime($0) }
  }

  private mutating func date() -> CalendarDate? {
    guard let year = digits(4) else { return nil }
    let isExtended = take("-")
    guard let month = digits(2), take("-") == isExtended, let day = digits(2) else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }

  private mutating func time(on date: CalendarDate) -> LocalTime? {
    guard let hour = digits(2) else { return nil }
    let isExtended = take(":")
    guard let minute = digits(2) else { return nil }
    var second = 0
    var millisecond = 0
    if isExtended ? take(":") : isDigitNext {
      guard let number = digits(2) else { return nil }
      second = number
      if take(".") {
        guard let fraction = fraction() else { return nil }
        millisecond = fraction
      }
    }
    return try? LocalTime(
      date: date, hour: hour, minute: minute, second: second, millisecond: millisecond)
  }

  /// Seconds east of UTC.
  private mutating func offset() -> Int64? {
    if take("Z") { return 0 }
    let isWest = take("-")
    guard isWest || take("+"), let hours = digits(2), hours < 24 else { return nil }
    _ = take(":")
    guard let minutes = digits(2), minutes < 60 else { return nil }
    let seconds = Int64(hours * 3_600 + minutes * 60)
    return isWest ? -seconds : seconds
  }

  /// The first three digits of a fraction, as milliseconds.
  private mutating func fraction() -> Int? {
    guard isDigitNext else { return nil }
    var value = 0
    for place in [100, 10, 1] {
      guard isDigitNext, let digit = digits(1) else { break }
      value += digit * place
    }
    while isDigitNext { next += 1 }
    return value
  }

  private var isDigitNext: Bool { next < bytes.count && bytes[next].isASCIIDigit }

  private mutating func digits(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard isDigitNext else { return nil }
      value = value * 10 + Int(bytes[next] - UInt8(ascii: "0"))
      next += 1
    }
    return value
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next < bytes.count, bytes[next] == UInt8(ascii: character) else { return false }
    next += 1
    return true
  }
}
