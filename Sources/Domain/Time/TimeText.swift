/// Times in files and in the change log: RFC 3339 in UTC, and a plain date where no time is meant.

extension CalendarDate {
  /// `2026-12-24`
  package var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads ``text``; nil for anything else.
  package init?(text: some StringProtocol) {
    self.init(bytes: Array(text.utf8)[...])
  }

  fileprivate init?(bytes: ArraySlice<UInt8>) {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  fileprivate func append(to bytes: inout [UInt8]) {
    bytes.reserveCapacity(24)
    bytes.append(digits: year, width: 4)
    bytes.append(UInt8(ascii: "-"))
    bytes.append(digits: month, width: 2)
    bytes.append(UInt8(ascii: "-"))
    bytes.append(digits: day, width: 2)
  }
}

extension LocalTime {
  /// `2026-12-24T17:00:00.000`, of no zone.
  package var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads ``text``; the milliseconds may be left out. Nil for anything else.
  package init?(text: some StringProtocol) {
    self.init(bytes: Array(text.utf8)[...])
  }

  fileprivate init?(bytes: ArraySlice<UInt8>) {
    guard bytes.startIndex == 0, bytes.count == 19 || bytes.count == 23,
      let date = CalendarDate(bytes: bytes[..<10]),
      bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"),
      let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]),
      let second = number(bytes[17..<19])
    else { return nil }
    var millisecond = 0
    if bytes.count == 23 {
      guard bytes[19] == UInt8(ascii: "."), let fraction = number(bytes[20..<23]) else {
        return nil
      }
      millisecond = fraction
    }
    guard
      let time = try? LocalTime(
        date: date, hour: hour, minute: minute, second: second, millisecond: millisecond)
    else { return nil }
    self = time
  }

  fileprivate func append(to bytes: inout [UInt8]) {
    date.append(to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    bytes.append(digits: hour, width: 2)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(digits: minute, width: 2)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(digits: second, width: 2)
    bytes.append(UInt8(ascii: "."))
    bytes.append(digits: millisecond, width: 3)
  }
}

extension Instant {
  /// `2026-12-24T16:00:00.000Z`
  package var text: String {
    guard let time = LocalTime(millisecondsSince1970: milliseconds) else { return "" }
    var bytes: [UInt8] = []
    time.append(to: &bytes)
    bytes.append(UInt8(ascii: "Z"))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads ``text``; the milliseconds may be left out. Nil for anything else.
  package init?(text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.last == UInt8(ascii: "Z"), let time = LocalTime(bytes: bytes.dropLast()) else {
      return nil
    }
    self.init(clamping: time.millisecondsSince1970)
  }
}

extension Moment {
  /// `2026-12-24`, `2026-12-24T16:00:00.000Z`, or `2026-12-24T17:00:00.000` for a floating time.
  package var text: String {
    switch self {
    case .date(let date): date.text
    case .dateTime(let instant): instant.text
    case .floating(let time): time.text
    }
  }

  /// Reads ``text``.
  ///
  /// - Throws: `invalid` for anything else.
  package init(text: String) throws {
    if let date = CalendarDate(text: text) {
      self = .date(date)
    } else if let instant = Instant(text: text) {
      self = .dateTime(instant)
    } else if let time = LocalTime(text: text) {
      self = .floating(time)
    } else {
      throw Failure(
        .invalid,
        "“\(text.prefix(40))” is neither a date such as 2026-12-24, nor an instant such as "
          + "2026-12-24T16:00:00.000Z, nor a time wherever one is such as 2026-12-24T17:00:00.000.",
        field: "due")
    }
  }
}

/// The value of some ASCII digits; nil when another byte is among them.
func number(_ bytes: ArraySlice<UInt8>) -> Int? {
  var value = 0
  for byte in bytes {
    guard byte.isASCIIDigit else { return nil }
    value = value * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return value
}
