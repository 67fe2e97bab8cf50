/// A day, or a time of a day, as calendar and clock show it in whatever zone it is read.
public struct LocalMoment: Hashable, Sendable {
  /// The date.
  public let date: CalendarDate
  /// `170000`, as the library has it.
  private let clock: Int?

  /// Reads the library's form of it, `20261224` or `20261224T170000`; nil for anything else.
  public init?(_ text: String) {
    guard let numbers = text.numbers("dddddddd") ?? text.numbers("ddddddddTdddddd"),
      let date = CalendarDate(number: Int32(numbers[0]))
    else { return nil }
    self.date = date
    clock = numbers.dropFirst().first
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
    clock = time.map { $0.hour * 10_000 + $0.minute * 100 + $0.second }
  }

  /// The second that has begun, or the minute.
  public init(_ local: LocalTime, toMinute: Bool = false) {
    self.init(local.date, (local.hour, local.minute, toMinute ? 0 : local.second))
  }

  /// Nil for all of the day.
  public var time: (hour: Int, minute: Int, second: Int)? {
    clock.map { ($0 / 10_000, $0 / 100 % 100, $0 % 100) }
  }

  /// The library's form of it.
  package var code: String { Int(date.number).padded(to: 8) + written(after: "T", between: "") }

  /// `2026-12-24 17:00`, for people.
  public var text: String { date.text + written(after: " ", between: ":", isShort: true) }

  /// `2026-12-24T17:00:00`, for programs.
  public var iso8601: String { date.text + written(after: "T", between: ":") }

  /// Nothing for all of the day. A short one has no seconds where these are 0.
  private func written(after mark: String, between: String, isShort: Bool = false) -> String {
    guard let time else { return "" }
    var parts = [time.hour, time.minute]
    if !isShort || time.second != 0 { parts.append(time.second) }
    return mark + parts.map { $0.padded(to: 2) }.joined(separator: between)
  }

  /// Those of a list of the library, which has blanks between them.
  public static func list(_ text: String) -> [LocalMoment] {
    text.split(separator: " ").compactMap { LocalMoment(String($0)) }
  }
}
