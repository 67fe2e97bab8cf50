/// The time of an event, and the consistency of its properties.
extension Event {
  /// Whether both take the same times.
  package func takesSameTime(as other: Event) -> Bool {
    start == other.start && duration == other.duration && zoneName == other.zoneName
      && isTransparent == other.isTransparent && repeatRule == other.repeatRule
      && repeatStart == other.repeatStart && excludedDates == other.excludedDates
      && addedDates == other.addedDates
  }

  /// Gives it the zone that it has to have: that of the store, when none was given, and none for whole
  /// days and for times that float.
  package mutating func settleZone(_ storeZone: any Zone) {
    switch start {
    case .date, .floating: zoneName = nil
    case .dateTime: zoneName = zoneName ?? storeZone.name
    }
  }

  /// Takes away what does not go with its start: a zone of days and of times that float, a part of a day, exceptions of
  /// another kind. Its series begins with its start where one of them is a day and the other a time, in its zone.
  package mutating func settleTimes(in zone: (Event) throws -> any Zone) throws {
    if case .dateTime = start {} else { zoneName = nil }
    let isDate = start.isDate
    if isDate { try setDuration((duration + 86_399) / 86_400 * 86_400) }
    guard repeats else { return }
    try setExcludedDates(excludedDates.filter { $0.isDate == isDate })
    try setAddedDates(addedDates.filter { $0.isDate == isDate })
    if repeatStart?.isDate != isDate { repeatStart = LocalMoment(start, in: try zone(self)) }
  }

  /// Lets its series, if it has one, begin with its start, in its zone. A series begins in a whole
  /// second, and of a time that clocks show twice with the first.
  package mutating func settleSeries(in zone: any Zone) throws {
    guard repeats else {
      repeatStart = nil
      try setExcludedDates([])
      return
    }
    let first = LocalMoment(start, in: zone)
    repeatStart = first
    start = start.isFloating ? .floating(first.time) : first.moment(in: zone)
  }

  /// - Throws: `invalid` for whole days with a part of a day, a time that not every zone can show, and
  ///   for a series that cannot be, gives nothing, or gives more than can be looked at.
  package func checkTimes(in zone: any Zone) throws {
    try checkSpan()
    guard let recurrence = recurrence(in: zone) else { return }
    if seriesUID != nil {
      throw Failure(
        .invalid, "A changed occurrence of a series does not repeat itself.", field: "repeat_rule")
    }
    try checkKinds(of: recurrence)
    try recurrence.check(in: zone)
  }

  /// A day is left free at both ends of time, so that its start and its end are in the years 1 to 9999
  /// by the clocks of every zone.
  private func checkSpan() throws {
    switch start {
    case .date(let date):
      guard duration % 86_400 == 0 else {
        throw Failure(
          .invalid,
          "An event of whole days lasts a multiple of 86,400 seconds, not \(duration).",
          field: "duration_s")
      }
      if date.adding(days: -1) == nil { throw tooEarly }
      if date.adding(days: Int(duration / 86_400)) != nil { return }
    case .dateTime, .floating:
      let first = start.millisecondsInUTC
      let end = first + duration * 1_000
      if first < Instant.range.lowerBound.milliseconds + Self.day { throw tooEarly }
      if end <= Instant.range.upperBound.milliseconds + 1 - Self.day { return }
    }
    throw Failure(
      .invalid, "An event ends on 30 December 9999 at the latest; this one ends later.",
      field: "duration_s")
  }

  private static let day: Int64 = 86_400_000

  private var tooEarly: Failure {
    Failure(
      .invalid, "An event begins on 2 January of the year 1 at the earliest; this one is earlier.",
      field: "start")
  }

  private func checkKinds(of recurrence: Recurrence) throws {
    let isDate = recurrence.start.isDate
    for (dates, field) in [(excludedDates, "excluded_dates"), (addedDates, "added_dates")] {
      guard let other = dates.first(where: { $0.isDate != isDate }) else { continue }
      throw Failure(
        .invalid,
        isDate
          ? "“\(other.text)” is a time, and the event repeats by days."
          : "“\(other.text)” is a day, and the event repeats by times.",
        field: field)
    }
  }
}
