import Domain

/// A rule such as `CET-1CEST,M3.5.0,M10.5.0/3`: standard time, and summer time between two days of
/// each year.
///
/// POSIX.1-2017, "Environment variables", TZ; the hours may be from -167 to 167 (RFC 9636,
/// section 3.3.1).
struct PosixZoneRule {
  private struct Change {
    var day: Day
    /// Seconds after local midnight.
    var time: Int

    enum Day {
      /// The n-th weekday (0: Sunday) of a month; the fifth is the last.
      case weekday(month: Int, week: Int, weekday: Int)
      /// 1 to 365; 29 February is never counted.
      case julian(Int)
      /// 0 to 365; 29 February is counted.
      case ofYear(Int)
    }
  }

  private struct Summer {
    var offset: Int
    var start: Change
    var end: Change
  }

  private var standardOffset: Int
  private var summer: Summer?

  /// Nil when the text is not such a rule.
  init?(_ text: String) {
    var scanner = Scanner(text)
    guard scanner.skipName(), let west = scanner.time() else { return nil }
    standardOffset = -west
    if scanner.isAtEnd { return }
    guard scanner.skipName() else { return nil }
    var summerOffset = standardOffset + 3_600
    if !scanner.isNext(",") {
      guard let west = scanner.time() else { return nil }
      summerOffset = -west
    }
    guard scanner.skip(","), let start = scanner.change(), scanner.skip(","),
      let end = scanner.change(), scanner.isAtEnd
    else { return nil }
    summer = Summer(offset: summerOffset, start: start, end: end)
  }

  /// The offset at an instant, in seconds east of UTC; the instant is in seconds since 1970 UTC.
  func offset(at seconds: Int64) -> Int {
    guard let summer else { return standardOffset }
    let milliseconds = (seconds + Int64(standardOffset)).multipliedReportingOverflow(by: 1_000)
    guard !milliseconds.overflow,
      let year = LocalTime(millisecondsSince1970: milliseconds.partialValue)?.date.year
    else { return standardOffset }
    // The start is told in standard time, the end in summer time.
    guard let start = Self.seconds(of: summer.start, in: year),
      let end = Self.seconds(of: summer.end, in: year)
    else { return standardOffset }
    let startInstant = start - Int64(standardOffset)
    let endInstant = end - Int64(summer.offset)
    let isSummer =
      startInstant < endInstant
      ? startInstant <= seconds && seconds < endInstant
      : !(endInstant <= seconds && seconds < startInstant)
    return isSummer ? summer.offset : standardOffset
  }

  /// When a change happens in a year, in seconds since 1970 of its local time.
  private static func seconds(of change: Change, in year: Int) -> Int64? {
    guard let newYear = CalendarDate(year: year, month: 1, day: 1)?.daysSince1970 else {
      return nil
    }
    let days: Int
    switch change.day {
    case .ofYear(let day):
      days = newYear + day
    case .julian(let day):
      let isLeap = CalendarDate(year: year, month: 2, day: 29) != nil
      days = newYear + day - 1 + (isLeap && day >= 60 ? 1 : 0)
    case .weekday(let month, let week, let weekday):
      guard let first = CalendarDate(year: year, month: month, day: 1) else { return nil }
      // 1970-01-01 was a Thursday.
      let firstWeekday = ((first.daysSince1970 + 4) % 7 + 7) % 7
      var day = 1 + (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
      if CalendarDate(year: year, month: month, day: day) == nil { day -= 7 }
      days = first.daysSince1970 + day - 1
    }
    return Int64(days) * 86_400 + Int64(change.time)
  }

  private struct Scanner {
    private var rest: Substring.UTF8View

    init(_ text: String) {
      rest = Substring(text).utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    func isNext(_ character: Unicode.Scalar) -> Bool {
      rest.first == UInt8(ascii: character)
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard isNext(character) else { return false }
      rest = rest.dropFirst()
      return true
    }

    /// `CET` or `<+1030>`
    mutating func skipName() -> Bool {
      if skip("<") {
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
        rest = rest[rest.index(after: end)...]
        return true
      }
      let name = rest.prefix { (UInt8(ascii: "A")...UInt8(ascii: "z")).contains($0) }
      rest = rest.dropFirst(name.count)
      return name.count >= 3
    }

    /// `2`, `-1` or `10:30:00`, in seconds.
    mutating func time() -> Int? {
      let sign = skip("-") ? -1 : 1
      if sign == 1 { _ = skip("+") }
      guard let hours = number(0...167) else { return nil }
      var seconds = hours * 3_600
      for unit in [60, 1] where skip(":") {
        guard let value = number(0...59) else { return nil }
        seconds += value * unit
      }
      return sign * seconds
    }

    /// `M3.5.0`, `J60` or `59`, with `/2` behind it for the time.
    mutating func change() -> Change? {
      guard let day = day() else { return nil }
      if !skip("/") { return Change(day: day, time: 7_200) }
      return time().map { Change(day: day, time: $0) }
    }

    private mutating func day() -> Change.Day? {
      if skip("M") {
        guard let month = number(1...12), skip("."), let week = number(1...5), skip("."),
          let weekday = number(0...6)
        else { return nil }
        return .weekday(month: month, week: week, weekday: weekday)
      }
      if skip("J") { return number(1...365).map { .julian($0) } }
      return number(0...365).map { .ofYear($0) }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int? {
      let digits = rest.prefix(while: \.isASCIIDigit)
      guard !digits.isEmpty, digits.count <= 3 else { return nil }
      rest = rest.dropFirst(digits.count)
      let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      return range.contains(value) ? value : nil
    }
  }
}
