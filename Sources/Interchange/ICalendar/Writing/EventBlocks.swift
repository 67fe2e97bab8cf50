import Domain

/// The lines of a VEVENT for an event.
struct EventBlocks {
  private let shared: SharedBlocks
  private let times: TimeLines

  init(_ times: TimeLines) {
    self.times = times
    shared = SharedBlocks(times: times)
  }

  func blocks(
    of event: Event, _ comments: [FiledComment], _ fieldValues: [FiledFieldValue] = [],
    calendarName: String? = nil, projectName: String? = nil, hasDottedProject: Bool = false,
    series: SeriesClock? = nil
  ) -> [ComponentBlock] {
    let zone = event.zoneName
    let floats = event.start.isFloating
    var blocks = shared.identity(
      uid: event.uid, series: event.seriesUID, occurrence: event.occurrence,
      by: series ?? SeriesClock(zoneName: zone, floats: floats))
    blocks += shared.stamps(created: event.created, modified: event.modified)
    blocks.append(shared.text("SUMMARY", event.title))
    blocks += shared.notes(event.notes)
    blocks += shared.comments(comments)
    blocks.append(shared.categories(event.tags))
    blocks += [
      shared.text("LOCATION", event.location),
      ComponentBlock("URL", event.url.isEmpty ? nil : "URL:\(event.url)"),
      ComponentBlock("DTSTART", times.line("DTSTART", event.start, zone: zone)),
      ComponentBlock("DTEND", end(of: event).map { times.line("DTEND", $0, zone: zone) }),
    ]
    blocks += shared.recurrence(
      event.repeatRule, left: event.repeatRule, from: event.repeatStart?.date,
      excluded: event.excludedDates, added: event.addedDates, zone: zone, floats: floats)
    blocks.append(ComponentBlock("TRANSP", transparency(of: event)))
    blocks.append(
      shared.own(
        TaskcoreProperty.calendar,
        calendarName.map { "\(TaskcoreProperty.calendar):\(ICalendarText.text($0))" }))
    blocks.append(
      shared.own(
        TaskcoreProperty.project,
        projectName.map { "\(TaskcoreProperty.project):\(ICalendarText.text($0))" }))
    blocks.append(
      shared.own(
        TaskcoreProperty.projectTree, hasDottedProject ? "\(TaskcoreProperty.projectTree):1" : nil))
    for attendee in event.attendees {
      blocks.append(
        ComponentBlock("ATTENDEE/\(attendee)", AttendeeText.line(attendee).text))
    }
    blocks.append(ParticipationLine.block(event.participation))
    blocks += event.links.map(AttachmentLine.block)
    return blocks + fieldValues.map(FieldLines.block) + own(event)
      + shared.alarms(event.reminders, title: event.title)
  }

  /// Whole days take time only where that is said.
  private func transparency(of event: Event) -> String? {
    if event.isTransparent { return "TRANSP:TRANSPARENT" }
    return event.start.isDate ? "TRANSP:OPAQUE" : nil
  }

  /// The first moment after it; nil beyond the end of time.
  private func end(of event: Event) -> Moment? {
    switch event.start {
    case .date(let date):
      return date.adding(days: Int(event.duration / 86_400)).map { .date($0) }
    case .dateTime(let instant):
      let milliseconds = instant.milliseconds + event.duration * 1_000
      let end = Instant(clamping: milliseconds)
      return end.milliseconds == milliseconds ? .dateTime(end) : nil
    case .floating(let time):
      let end = LocalTime(
        millisecondsSince1970: time.millisecondsSince1970 + event.duration * 1_000)
      return end.map { .floating($0) }
    }
  }

  /// Properties without a standard one in iCalendar.
  private func own(_ event: Event) -> [ComponentBlock] {
    var blocks: [ComponentBlock] = []
    func add(_ name: String, _ value: String?) {
      blocks.append(shared.own(name, value.map { "\(name):\($0)" }))
    }
    if event.kind == .deadline || event.kept == nil {
      add(TaskcoreProperty.kind, event.kind == .deadline ? "DEADLINE" : "MEETING")
    }
    add(TaskcoreProperty.task, event.taskUID.map(ICalendarText.text))
    add(TaskcoreProperty.done, event.done?.text)
    if !event.start.isDate {
      blocks.append(
        shared.own(TaskcoreProperty.start, TimeLines.exact(TaskcoreProperty.start, of: event.start))
      )
    }
    let line = times.line("DTSTART", event.start, zone: event.zoneName)
    if !line.utf8.contains(bytes: ";TZID=".utf8), event.zoneName != "UTC" {
      add(TaskcoreProperty.zone, event.zoneName.map(ICalendarText.text))
    }
    let isOccurrence = event.seriesUID != nil && event.uid == occurrenceUID(event)
    let anchor = LocalMoment(event.start, in: times.zone(of: event.zoneName))
    return blocks
      + shared.place(
        repeatStart: event.repeatStart, occurrence: isOccurrence ? nil : event.occurrence,
        anchor: anchor, followsFrom: event.repeats, isEvent: true)
  }

  private func occurrenceUID(_ event: Event) -> String? {
    guard let series = event.seriesUID, let occurrence = event.occurrence else { return nil }
    return OccurrenceUID.make(series: series, occurrence: occurrence.text)
  }
}
