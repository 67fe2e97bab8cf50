import Domain
import Localization

/// Reads a VEVENT as an event.
struct EventComponentReader {
  let blocks: EventBlocks
  let almanac: any Almanac
  let uids: ContentUIDs
  let now: Instant

  /// - Throws: `invalid` for one that no event can be.
  func read(_ scan: inout ComponentScan) throws -> FiledEvent {
    let uid = try scan.takeUID(uids)
    let own = scan.takeOwn()
    let stamps = scan.takeStamps()
    let first = scan.takeFirst("DTSTART")
    guard let start = first.flatMap({ scan.time($0) }) else {
      let found: Message = first.map { ", and “\($0.value.prefix(40))” is none" } ?? ""
      throw Failure(.invalid, "An event needs a DTSTART with a time\(found).", field: "start")
    }
    var event = try Event(
      uid: uid, title: scan.takeTitle(), start: start.moment, created: stamps.created ?? now)
    event.modified = stamps.modified ?? now
    try event.setNotes(scan.takeNotes(own[TaskcoreProperty.notes]))
    try event.setLocation(scan.takeText("LOCATION", .location, hasLines: true))
    scan.takeURL { try event.setURL($0) }
    try event.setLinks(scan.takeLinks())
    event.zoneName = zoneName(start, own, scan)
    let isMeeting = scan.peek("ATTENDEE") != nil || scan.peek("ORGANIZER") != nil
    let lasts = try takeEnd(of: &event, start, &scan)
    event.kind = isMeeting || lasts ? .meeting : .deadline
    event.start = scan.exact(own[TaskcoreProperty.start], for: event.start) ?? event.start
    try takeAttendees(&scan, into: &event)
    if let line = scan.takeFirst(ParticipationLine.name) {
      event.participation = ParticipationLine.participation(line.value)
    }
    event.tags = scan.takeTags()
    let saysTransparency = takeTransparency(&scan, into: &event)
    try event.setReminders(scan.takeAlarms())
    let changed = try readSeries(own, &scan, into: &event)
    var filed = FiledEvent(event: event, saying: .iCalendar)
    filed.changedOccurrence = changed?.moment
    filed.isOccurrenceExact = changed?.isExact ?? true
    filed.isToTheSecond = true
    if stamps.created == nil { filed.properties.remove(.created) }
    if stamps.modified == nil { filed.properties.remove(.modified) }
    if !saysTransparency { filed.properties.remove(.transparent) }
    readOwn(own, into: &filed)
    filed.properties.remove(.calendar)
    filed.properties.remove(.project)
    filed.projectName = own[TaskcoreProperty.project].flatMap {
      try? ProjectPath.line(ICalendarText.plain($0.value))
    }
    filed.hasDottedProject = own[TaskcoreProperty.projectTree]?.value == "1"
    filed.calendarName = own[TaskcoreProperty.calendar].map {
      TextRule.calendarName.fittedLine(ICalendarText.plain($0.value))
    }.flatMap { $0.isEmpty ? nil : $0 }
    filed.fileCalendarName = scan.component.calendarName
    filed.comments = scan.takeComments(on: .event, uid: filed.event.uid, stamps.modified ?? now)
    filed.properties.remove(.fieldValues)
    filed.fieldValues = FieldLines.values(in: own)
    filed.saysAllFields = !own.isEmpty
    filed.event.kept = try scan.kept(
      writing: blocks.blocks(of: filed.event, filed.comments, filed.fieldValues)
    ).text(besides: nil)
    return filed
  }

  private func zoneName(
    _ start: ComponentScan.Time, _ own: [String: ContentLine], _ scan: ComponentScan
  ) -> String? {
    let name = start.zoneName
    guard let line = own[TaskcoreProperty.zone], start.named == nil, !start.moment.isFloating else {
      return name
    }
    let zone = ICalendarText.plain(line.value)
    let isKnown = zone == scan.zones.floating.name || (try? almanac.zone(named: zone)) != nil
    return isKnown ? zone : name
  }

  /// Whether it takes any time.
  private func takeEnd(
    of event: inout Event, _ start: ComponentScan.Time, _ scan: inout ComponentScan
  ) throws -> Bool {
    let ends = scan.take {
      $0.name == "DTEND" || $0.name == "DURATION"
    } as: { _ in
      "DTEND"
    }
    var end: Moment?
    if let line = ends.first(where: { $0.name == "DTEND" }) {
      end = scan.time(line)?.moment
    } else if let line = ends.first {
      end = scan.moment(of: line, after: start)
    }
    var seconds: Int64 = 0
    switch (start.moment, end) {
    case (.date(let first), .date(let last)?):
      seconds = Int64(last.daysSince1970 - first.daysSince1970) * 86_400
    case (.date(let first), let end?):
      let last = LocalMoment(end, in: scan.zones.floating).date
      seconds = Int64(last.daysSince1970 - first.daysSince1970) * 86_400
    case (.dateTime(let first), let last?):
      seconds = (last.beginning(in: start.zone).milliseconds - first.milliseconds) / 1_000
    case (.floating(let first), .floating(let last)?):
      seconds = (last.millisecondsSince1970 - first.millisecondsSince1970) / 1_000
    case (.floating, let last?):
      let first = start.moment.beginning(in: start.zone).milliseconds
      seconds = (last.beginning(in: start.zone).milliseconds - first) / 1_000
    case (_, nil): break
    }
    if seconds < 0 { scan.note("It ends before it starts. It was read without its end.") }
    if seconds > Event.durations.upperBound {
      scan.note("It lasts longer than 366 days. It was read with the first 366 days.")
      seconds = Event.durations.upperBound
    }
    // An event on a date without an end is all of that day; another takes no time, which is as good
    // as a second.
    try event.setDuration(seconds > 0 ? seconds : start.value.isDate ? 86_400 : 1)
    return seconds > 0
  }

  private func takeAttendees(_ scan: inout ComponentScan, into event: inout Event) throws {
    let lines = scan.take {
      $0.name == "ATTENDEE" && AttendeeText.text($0) != nil
    } as: {
      "ATTENDEE/\(AttendeeText.text($0) ?? "")"
    }
    var seen = Set<ExactText>()
    let texts = lines.compactMap(AttendeeText.text).filter { seen.insert(ExactText($0)).inserted }
    if texts.count > Event.maximumAttendeeCount {
      scan.note("Of its attendees, \(Event.maximumAttendeeCount) were read.")
    }
    try event.setAttendees(Array(texts.prefix(Event.maximumAttendeeCount)))
  }

  /// A cancelled event takes no time, and whole days take some only where that is said.
  ///
  /// - Returns: whether the file says it; of times that are not said to be, it says that they take time.
  private func takeTransparency(_ scan: inout ComponentScan, into event: inout Event) -> Bool {
    let lines = scan.take {
      $0.name == "TRANSP"
        || $0.name == "STATUS" && ASCIICase.upper($0.value) == "CANCELLED"
    } as: { _ in
      "TRANSP"
    }
    event.isTransparent =
      lines.isEmpty
      ? event.start.isDate
      : lines.contains {
        $0.name == "STATUS" || ASCIICase.upper($0.value) == "TRANSPARENT"
      }
    return !lines.isEmpty || !event.start.isDate
  }

  /// - Returns: the occurrence that it stands for.
  private func readSeries(
    _ own: [String: ContentLine], _ scan: inout ComponentScan, into event: inout Event
  ) throws -> ComponentScan.ChangedOccurrence? {
    let zone = scan.zone(named: event.zoneName, almanac)
    let anchor = LocalMoment(event.start, in: zone)
    let first = scan.place(own[TaskcoreProperty.repeatStart], anchor: anchor)
    let series = scan.takeSeries(
      from: (first ?? anchor) ?? anchor, own: own[TaskcoreProperty.repeatRule], in: zone)
    event.repeatRule = series.rule
    try event.setExcludedDates(series.excluded)
    try event.setAddedDates(series.added)
    event.repeatStart = first ?? (series.repeats ? anchor : nil)
    event.seriesUID = own[TaskcoreProperty.series].map { ICalendarText.plain($0.value) }
    event.occurrence = scan.place(own[TaskcoreProperty.occurrence], anchor: anchor) ?? nil
    if own.isEmpty { scan.noteUseless(series, from: (first ?? anchor) ?? anchor, in: zone) }
    guard let changed = try scan.takeOccurrence(in: zone, isOwn: !own.isEmpty) else { return nil }
    event.seriesUID = event.uid
    event.occurrence = changed.local
    event.uid = OccurrenceUID.make(series: event.uid, occurrence: changed.local.text)
    return changed
  }

  /// Properties without a standard one in iCalendar.
  private func readOwn(_ own: [String: ContentLine], into filed: inout FiledEvent) {
    switch own[TaskcoreProperty.kind]?.value {
    case "DEADLINE": filed.event.kind = .deadline
    case "MEETING": filed.event.kind = .meeting
    default: filed.properties.remove(.kind)
    }
    filed.event.taskUID = own[TaskcoreProperty.task].map { ICalendarText.plain($0.value) }
    filed.event.done = own[TaskcoreProperty.done].flatMap { Instant(text: $0.value) }
  }
}
