/// A day, or a time of a day, as calendar and clock show it in whatever zone it is read.
public struct LocalMoment: Hashable, Sendable {
  /// What the calendar shows.
  public let date: CalendarDate
  /// Nil for all of the day.
  public let time: (hour: Int, minute: Int, second: Int)?

  /// Reads the library's form of it, `20261224` or `20261224T170000`; nil for anything else.
  public init?(_ text: String) {
    var digits = DigitReader(text)
    guard let number = digits.number(digits: 8), let date = CalendarDate(number: Int32(number))
    else { return nil }
    self.date = date
    if digits.isAtEnd {
      time = nil
    } else {
      guard digits.skip("T"), let hour = digits.number(digits: 2),
        let minute = digits.number(digits: 2), let second = digits.number(digits: 2),
        digits.isAtEnd
      else { return nil }
      time = (hour, minute, second)
    }
  }

  /// Takes a local time that the library always gives.
  ///
  /// - Throws: `internal` for what is no local time.
  init(code: UnsafePointer<CChar>?) throws {
    let text = String(c: code)
    guard let moment = LocalMoment(text) else {
      throw TaskcoreError(.internal, "“\(text)” is no local time.")
    }
    self = moment
  }

  /// A day, or a time on it.
  public init(_ date: CalendarDate, _ time: (hour: Int, minute: Int, second: Int)? = nil) {
    self.date = date
    self.time = time
  }

  /// The second that has begun, or the minute.
  public init(_ local: LocalTime, toMinute: Bool = false) {
    date = local.date
    time = (local.hour, local.minute, toMinute ? 0 : local.second)
  }

  /// The library's form of it.
  package var code: String {
    let day = Int(date.number).padded(to: 8)
    guard let time else { return day }
    return "\(day)T" + [time.hour, time.minute, time.second].map { $0.padded(to: 2) }.joined()
  }

  /// `2026-12-24 17:00`, for people.
  public var text: String {
    guard let time else { return date.text }
    let parts =
      time.second == 0 ? [time.hour, time.minute] : [time.hour, time.minute, time.second]
    return "\(date.text) " + parts.map { $0.padded(to: 2) }.joined(separator: ":")
  }

  /// `2026-12-24T17:00:00`, for programs.
  public var iso8601: String {
    guard let time else { return date.text }
    let parts = [time.hour, time.minute, time.second].map { $0.padded(to: 2) }
    return "\(date.text)T" + parts.joined(separator: ":")
  }
}

extension LocalMoment {
  /// Whether both are the same day, and the same time of it or all of it.
  public static func == (one: LocalMoment, other: LocalMoment) -> Bool { one.code == other.code }

  /// Puts the day and the time into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension LocalMoment {
  /// Those of a list of the library, which has blanks between them.
  public static func list(_ text: String) -> [LocalMoment] {
    text.split(separator: " ").compactMap { LocalMoment(String($0)) }
  }
}
