/// A moment in a template: a number of days after the day of its use, all day or at a local time.
///
///     try RelativeMoment(text: "3T09:00:00.000@")
package struct RelativeMoment: Equatable, Sendable {
  /// Below 0 before the day of its use.
  package let days: Int
  /// On 1970-01-01; nil for all day.
  package let time: LocalTime?
  /// Whether that time holds wherever one is; else it is one of the zone of whoever uses the template.
  package let isFloating: Bool

  /// There are no more between the years 1 and 9999.
  private static let range = -3_652_058...3_652_058
  /// After a time of a zone.
  private static let fixed: Character = "@"
  private static let epoch = "1970-01-01T"

  /// What a moment is from a day on, by the clocks of a zone.
  package init(_ moment: Moment, from day: CalendarDate, in zone: any Zone) {
    let date: CalendarDate
    switch moment {
    case .date(let on):
      (date, time, isFloating) = (on, nil, false)
    case .dateTime(let instant):
      let shown = zone.localTime(at: instant)
      (date, time, isFloating) = (shown.date, Self.ofDay(shown), false)
    case .floating(let shown):
      (date, time, isFloating) = (shown.date, Self.ofDay(shown), true)
    }
    days = date.daysSince1970 - day.daysSince1970
  }

  private static func ofDay(_ shown: LocalTime) -> LocalTime {
    var time = shown
    time.date = .epoch
    return time
  }

  /// The moment when a template is used on a day: 09:00 is at 09:00, however the clocks were changed in between.
  ///
  /// - Throws: `invalid` outside of the years 1 to 9999.
  package func moment(from day: CalendarDate, in zone: any Zone) throws -> Moment {
    guard let date = CalendarDate(daysSince1970: day.daysSince1970 + days) else {
      throw Self.outside(day, days)
    }
    guard var shown = time else { return .date(date) }
    shown.date = date
    if isFloating { return .floating(shown) }
    guard let instant = zone.exactInstant(at: shown) else { throw Self.outside(day, days) }
    return .dateTime(instant)
  }

  private static func outside(_ day: CalendarDate, _ days: Int) -> Failure {
    Failure(
      .invalid,
      "A date of the template, \(days) days from \(day.text), would not be in the years 1 to 9999.",
      field: "date")
  }

  /// Seconds of the day by the clock; -1 for all day.
  package var secondOfDay: Int64 { time.map { $0.millisecondsSince1970 / 1_000 } ?? -1 }

  /// `3`, `3T09:00:00.000@` of a zone, `-1T09:00:00.000` wherever one is.
  package var text: String {
    guard let time else { return String(days) }
    return "\(days)T\(time.text.dropFirst(Self.epoch.count))"
      + (isFloating ? "" : String(Self.fixed))
  }

  /// Reads ``text``.
  ///
  /// - Throws: `invalid` for anything else.
  package init(text: some StringProtocol) throws {
    let isFixed = text.last == Self.fixed
    let parts = (isFixed ? text.dropLast() : text[...])
      .split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let number = Int(first), Self.range.contains(number),
      isFixed ? parts.count == 2 : true
    else { throw Self.refusal(of: text) }
    days = number
    isFloating = parts.count == 2 && !isFixed
    guard parts.count == 2 else {
      time = nil
      return
    }
    guard let shown = LocalTime(text: Self.epoch + parts[1]) else { throw Self.refusal(of: text) }
    time = shown
  }

  private static func refusal(of text: some StringProtocol) -> Failure {
    Failure(
      .invalid,
      "“\(text.prefix(40))” is no date of a template: 3, 3T09:00:00.000@ and -1T09:00:00.000 are.",
      field: "content")
  }
}

extension [RelativeMoment] {
  /// With spaces between.
  var text: String { map(\.text).joined(separator: " ") }

  init(text: String, maximum: Int) throws {
    let parts = text.split(separator: " ", maxSplits: maximum)
    guard parts.count <= maximum else {
      throw Failure(
        .invalid, "A template's task has at most \(maximum) such dates.", field: "content")
    }
    self = try parts.map { try RelativeMoment(text: $0) }
  }
}
