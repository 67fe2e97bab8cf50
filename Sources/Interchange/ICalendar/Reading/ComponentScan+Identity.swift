import Domain

extension ComponentScan {
  /// Its uid; one without gets one that follows from what it says, but for how far it is done, with a note.
  ///
  /// - Throws: `invalid` for one that is too long.
  mutating func takeUID(_ uids: ContentUIDs) throws -> String {
    if let line = takeFirst("UID") {
      return try TextRule.uid.line(ICalendarText.plain(line.value))
    }
    note(
      "It has no UID, and got one that follows from what it says: when that is changed in the file, it comes "
        + "as another one.")
    let lines = component.properties.filter { !Self.changing.contains($0.name) }.map(\.text)
    return uids.uid(of: component.name, lines.joined(separator: "\n"))
  }

  /// What may be different in each version of a component.
  private static let changing: Set = [
    "DTSTAMP", "LAST-MODIFIED", "SEQUENCE", "STATUS", "COMPLETED", "PERCENT-COMPLETE",
  ]

  /// Which occurrence of its series it stands for. Taskcore writes it by the clocks of the series, so that it is just
  /// what stands there.
  ///
  /// - Throws: `invalid` for one that is no time, for then it would stand for the whole series.
  mutating func takeOccurrence(in zone: any Zone, isOwn: Bool) throws -> ChangedOccurrence? {
    guard let line = takeFirst("RECURRENCE-ID") else { return nil }
    guard let time = time(line) else {
      throw Failure(
        .invalid, "“\(line.value.prefix(40))” of RECURRENCE-ID is no time.", field: "occurrence")
    }
    if line.parameter("RANGE") != nil {
      note("A change of this and all later occurrences was read as one of this alone.", at: line)
    }
    if isOwn, case .local(let local) = time.value {
      return ChangedOccurrence(local: local, moment: time.moment, isExact: true)
    }
    let local =
      time.zone === zone ? time.value.localMoment(in: zone) : LocalMoment(time.moment, in: zone)
    return ChangedOccurrence(local: local, moment: time.moment, isExact: false)
  }

  /// An occurrence that a component stands for: when it is, and what the clocks of the series show then or, unless it
  /// is exact, those of the component.
  struct ChangedOccurrence {
    var local: LocalMoment
    var moment: Moment
    var isExact: Bool
  }

  /// The zone of that name; for nil, and for one that nobody knows, the store's.
  func zone(named name: String?, _ almanac: any Almanac) -> any Zone {
    guard let name, name != zones.floating.name else { return zones.floating }
    return (try? almanac.zone(named: name)) ?? zones.floating
  }
}

extension ComponentScan {
  /// The time that a DURATION leads to; nil, with a note, for none.
  mutating func moment(of line: ContentLine, after start: Time?) -> Moment? {
    guard let start else {
      note("A DURATION counts from a DTSTART, and there is none. It was left out.", at: line)
      return nil
    }
    let moment = ICalendarDuration(line.value).flatMap { start.moment(after: $0) }
    if moment == nil {
      note(
        "“\(line.value.prefix(40))” of DURATION is no duration that leads to a time. "
          + "It was left out.", at: line)
    }
    return moment
  }
}

extension ComponentScan.Time {
  /// Days are those of the calendar, and the rest is exact (RFC 5545 section 3.3.6).
  func moment(after duration: ICalendarDuration) -> Moment? {
    let sign: Int64 = duration.isNegative ? -1 : 1
    let days = Int(sign * duration.days)
    switch value {
    case .local(.date(let date)):
      let more = Int(sign * duration.seconds / 86_400)
      return date.adding(days: days + more).map { .date($0) }
    case .local(.dateTime(var clock)):
      guard let date = clock.date.adding(days: days) else { return nil }
      clock.date = date
      if named == nil {
        let end = clock.millisecondsSince1970 + sign * duration.seconds * 1_000
        return LocalTime(millisecondsSince1970: end).map { .floating($0) }
      }
      let instant = zone.instant(at: clock)
      return .dateTime(Instant(clamping: instant.milliseconds + sign * duration.seconds * 1_000))
    case .utc(let instant):
      return .dateTime(Instant(clamping: instant.milliseconds + duration.totalSeconds * 1_000))
    }
  }
}
