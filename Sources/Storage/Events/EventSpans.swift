import Domain

/// The span of each event, derived from it so that queries find events by time.
///
/// The columns of its row say it, and the ``LengthClass`` of an event that does not repeat.
struct EventSpans {
  let database: Database
  private let zone: any Zone
  private let almanac: any Almanac

  /// Whole days, and times that float, begin and end at most so far from where they do in UTC.
  static let slack: Int64 = 86_400_000 * 2

  init(_ database: Database, zone: any Zone, almanac: any Almanac) {
    self.database = database
    self.zone = zone
    self.almanac = almanac
  }

  /// The derived columns of an event.
  struct Span: Equatable {
    /// Whole days, and times that float, count as if in UTC.
    var milliseconds: Range<Int64>
    var repeats: Bool
    var kind: LengthClass.Kind

    /// Nil for what repeats.
    var lengthClass: LengthClass? {
      if repeats { return nil }
      return LengthClass(milliseconds.upperBound - milliseconds.lowerBound, kind)
    }
  }

  func span(of event: Event) -> Span {
    let start = event.start.millisecondsInUTC
    let length = event.duration * 1_000
    let kind = LengthClass.Kind(event.start)
    guard event.repeats else {
      return Span(milliseconds: start..<start + length, repeats: false, kind: kind)
    }
    // A zone or calendar that is not known here leaves it without an end.
    guard let zone = try? zone(of: event), let recurrence = event.recurrence(in: zone),
      let last = try? recurrence.last(in: zone)
    else {
      return Span(
        milliseconds: start..<Instant.range.upperBound.milliseconds, repeats: true, kind: kind)
    }
    let first = min(recurrence.start, recurrence.added.first ?? recurrence.start)
    let floats = event.start.isFloating
    let lower = first.moment(in: zone, floating: floats).millisecondsInUTC
    let upper = last.moment(in: zone, floating: floats).millisecondsInUTC + length
    return Span(milliseconds: lower..<max(lower + 1, upper), repeats: true, kind: kind)
  }

  /// In which it repeats.
  func zone(of event: Event) throws -> any Zone {
    guard let name = event.zoneName, name != zone.name else { return zone }
    return try almanac.zone(named: name)
  }

  func set(for event: Event) throws {
    let span = span(of: event)
    try database.statement(
      """
      UPDATE event SET start_ms = ?, end_ms = ?, repeats = ?, length_class = ? WHERE id = ?
      """
    ).run(
      span.milliseconds.lowerBound, span.milliseconds.upperBound, span.repeats,
      span.lengthClass?.rawValue, event.id)
  }
}
