package import Domain

/// A value of type DATE or DATE-TIME (RFC 5545 sections 3.3.4 and 3.3.5).
package enum ICalendarTime: Equatable {
  /// `20261224`, or `20261224T170000`, which is told by the clocks of a zone.
  case local(LocalMoment)
  /// `20261224T160000Z`
  case utc(Instant)

  /// Nil for anything else. A leap second is read as the one before.
  package init?(_ text: some StringProtocol) {
    var bytes = Array(text.utf8)
    let isUTC = bytes.last.map { $0 | 0x20 } == UInt8(ascii: "z")
    if isUTC { bytes.removeLast() }
    if bytes.count == 15 {
      if bytes[8] == UInt8(ascii: "t") { bytes[8] = UInt8(ascii: "T") }
      if bytes.suffix(2).elementsEqual("60".utf8) { bytes.replaceSubrange(13..., with: "59".utf8) }
    }
    guard let moment = LocalMoment(bytes: bytes) else { return nil }
    if !isUTC {
      self = .local(moment)
    } else if case .dateTime(let time) = moment {
      self = .utc(Instant(clamping: time.millisecondsSince1970))
    } else {
      return nil
    }
  }

  var isDate: Bool {
    if case .local(let moment) = self { moment.isDate } else { false }
  }

  package func moment(in zone: any Zone) -> Moment {
    switch self {
    case .local(let moment): moment.moment(in: zone)
    case .utc(let instant): .dateTime(instant)
    }
  }

  func localMoment(in zone: any Zone) -> LocalMoment {
    switch self {
    case .local(let moment): moment
    case .utc(let instant): LocalMoment(.dateTime(instant), in: zone)
    }
  }

  /// `20261224T160000Z`; a part of a second is left out.
  package static func utcText(_ instant: Instant) -> String {
    guard let time = LocalTime(millisecondsSince1970: instant.milliseconds) else { return "" }
    return LocalMoment.dateTime(time).text + "Z"
  }
}

/// A value of type UTC-OFFSET (RFC 5545 section 3.3.14), in seconds east: `+0530`.
enum UTCOffset {
  static func text(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let size = abs(seconds)
    let text = (seconds < 0 ? "-" : "+") + two(size / 3_600) + two(size / 60 % 60)
    return size % 60 == 0 ? text : text + two(size % 60)
  }

  /// Nil for anything else.
  static func seconds(_ text: String) -> Int? {
    let digits = text.utf8.dropFirst()
    guard text.hasPrefix("+") || text.hasPrefix("-"), digits.count == 4 || digits.count == 6,
      digits.allSatisfy(\.isASCIIDigit), let number = Int(Substring(digits))
    else { return nil }
    let (minutes, seconds) = digits.count == 6 ? (number / 100, number % 100) : (number, 0)
    guard minutes / 100 < 24, minutes % 100 < 60, seconds < 60 else { return nil }
    let size = minutes / 100 * 3_600 + minutes % 100 * 60 + seconds
    return text.hasPrefix("-") ? -size : size
  }
}
