import Domain

/// Times as a query compares them: a day from its first millisecond to its last, or an instant.
struct QueryDates {
  private struct Span {
    var from: Instant
    /// The first millisecond after it; nil when no time is left then.
    var end: Instant?
  }

  private let reader: DateReader

  init(_ reader: DateReader) {
    self.reader = reader
  }

  var now: Instant { reader.now }
  var zone: any Zone { reader.zone }
  var today: CalendarDate { reader.today }

  func filter(
    _ time: TaskFilter.Time, _ comparison: QueryOperator, _ value: QueryValue
  ) throws -> TaskFilter {
    if !comparison.isOrder, let ends = value.ends {
      let range = try range(of: time, ends.from, ends.to, in: value)
      return comparison == .notEqual ? .not(range) : range
    }
    switch comparison {
    case .colon, .equal: return try within(time, value)
    case .notEqual: return .not(try within(time, value))
    case .less: return .time(time, from: nil, before: try span(value).from)
    case .lessOrEqual: return .time(time, from: nil, before: try span(value).end)
    case .greaterOrEqual: return .time(time, from: try span(value).from, before: nil)
    case .greater:
      guard let end = try span(value).end else { return .any([]) }
      return .time(time, from: end, before: nil)
    }
  }

  /// What a comparison with an own field asks for; nil for no time at all.
  func range(
    _ comparison: QueryOperator, _ value: QueryValue
  ) throws -> (from: Instant?, before: Instant?)? {
    if !comparison.isOrder, let ends = value.ends {
      return try range(ends.from, ends.to, in: value)
    }
    switch comparison {
    case .colon, .equal, .notEqual:
      let span = try span(value, isDay: true)
      return (span.from, span.end)
    case .less: return (nil, try span(value).from)
    case .lessOrEqual: return (nil, try span(value).end)
    case .greaterOrEqual: return (try span(value).from, nil)
    case .greater:
      guard let end = try span(value).end else { return nil }
      return (end, nil)
    }
  }

  private func within(_ time: TaskFilter.Time, _ value: QueryValue) throws -> TaskFilter {
    switch value.keyword {
    case "none": return .not(.time(time, from: nil, before: nil))
    case "any": return .time(time, from: nil, before: nil)
    default:
      let span = try span(value, isDay: true)
      return .time(time, from: span.from, before: span.end)
    }
  }

  private func range(
    of time: TaskFilter.Time, _ from: QueryValue, _ to: QueryValue, in value: QueryValue
  ) throws -> TaskFilter {
    let (first, end) = try range(from, to, in: value)
    return .time(time, from: first, before: end)
  }

  private func range(
    _ from: QueryValue, _ to: QueryValue, in value: QueryValue
  ) throws -> (from: Instant?, before: Instant?) {
    let first = from.bytes.isEmpty ? nil : try span(from)
    let last = to.bytes.isEmpty ? nil : try span(to)
    if first == nil, last == nil {
      throw Failure(
        malformed: "A date is expected before or after “..”.", at: value.offset)
    }
    if let first, let end = last?.end, first.from >= end {
      throw Failure(
        malformed: "The range “\(value.text.prefix(80))” ends before it begins.", at: value.offset)
    }
    return (first?.from, last.flatMap(\.end))
  }

  /// The whole of what a value names. With `isDay`, a distance from now means the day that it is on.
  private func span(_ value: QueryValue, isDay: Bool = false) throws -> Span {
    let text = value.text
    if !value.hasQuotes, let distance = QueryDistance(text) {
      guard let instant = distance.instant(from: now, in: zone) else {
        throw Failure(
          malformed: "“\(text.prefix(40))” from now is not in the years 1 to 9999.",
          at: value.offset)
      }
      return isDay ? span(of: zone.date(at: instant)) : span(of: instant)
    }
    switch reader.moment(text) {
    case .date(let date): return span(of: date)
    case .dateTime(let instant): return span(of: instant)
    case .floating(let time): return span(of: zone.instant(at: time))
    case nil:
      throw Failure(
        malformed: "“\(text.prefix(40))” is no date: expected one such as 2026-12-24, tomorrow, "
          + "“next friday” or 7d.", at: value.offset)
    }
  }

  private func span(of date: CalendarDate) -> Span {
    Span(from: zone.startOfDay(date), end: after(zone.endOfDay(date)))
  }

  private func span(of instant: Instant) -> Span {
    Span(from: instant, end: after(instant))
  }

  private func after(_ instant: Instant) -> Instant? {
    let next = Instant(clamping: instant.milliseconds + 1)
    return next > instant ? next : nil
  }
}
