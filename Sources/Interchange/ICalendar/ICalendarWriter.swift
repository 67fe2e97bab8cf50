package import Domain

/// Writes tasks and events as iCalendar (RFC 5545, 7986 and 9074), but for tasks in the trash, with the
/// definitions of the zones of their times.
package struct ICalendarWriter: StoreInterchangeWriter {
  package var surveysKept: Bool { true }
  package var said: Set<TaskProperty> { .iCalendar }

  package var writesEvents: Bool { true }

  private var lines: ContentLineWriter
  private let times: TimeLines
  private let tasks: TaskBlocks
  private let events: EventBlocks
  private let now: Instant
  private var zoneNames: Set<String> = []
  private var earliest: Instant?
  private var calendarName: String?
  private var fieldsOfEvents: [CustomField] = []
  private var hasBegun = false

  /// - Parameters:
  ///   - sink: takes the text.
  ///   - zone: of the times of tasks that have no zone of their own.
  ///   - almanac: knows the other zones.
  ///   - now: the definitions of zones reach beyond it.
  package init(
    sink: @escaping ByteSink, zone: any Zone, almanac: any Almanac, now: Instant
  ) {
    lines = ContentLineWriter(sink: sink)
    times = TimeLines(storeZone: zone, almanac: almanac)
    tasks = TaskBlocks(times)
    events = EventBlocks(times)
    self.now = now
  }

  package mutating func survey(kept: String) throws {
    guard kept.utf8.contains(bytes: "TZID=".utf8) else { return }
    for line in try ICalendarKept(kept).allLines {
      if let name = ContentLine(text: line)?.parameter("TZID") { zoneNames.insert(name) }
    }
  }

  package mutating func survey(fields: [CustomField]) {
    fieldsOfEvents = fields.filter { $0.itemKind == .event }
  }

  package mutating func survey(zones: [String], from earliest: Instant?) {
    zoneNames.formUnion(zones)
    if earliest != nil { zoneNames.insert(times.storeZone.name) }
    self.earliest = earliest
  }

  package mutating func write(_ filed: FiledTask) throws {
    begin()
    guard filed.task.status != .deleted else { return }
    lines.write("VTODO", tasks.blocks(of: filed), try ICalendarKept(filed.task.kept))
    try lines.drain(above: 65_536)
  }

  package var writesComments: Bool { true }

  package mutating func survey(calendarName: String) { self.calendarName = calendarName }

  package mutating func write(_ event: Event) throws {
    try write(event, comments: [], calendarName: nil, project: nil)
  }

  package mutating func write(
    _ event: Event, comments: [Comment], calendarName: String?, project: ProjectTree.Node?
  ) throws {
    begin()
    let blocks = events.blocks(
      of: event, comments.map { FiledComment($0) }, event.fieldValues.filed(fieldsOfEvents),
      calendarName: calendarName, projectName: project?.path,
      hasDottedProject: project?.hasDottedPath ?? false)
    lines.write("VEVENT", blocks, try ICalendarKept(event.kept))
    try lines.drain(above: 65_536)
  }

  package mutating func finish() throws {
    begin()
    lines.write("END", "VCALENDAR")
    try lines.drain(above: 0)
  }

  private mutating func begin() {
    if hasBegun { return }
    hasBegun = true
    lines.write("BEGIN", "VCALENDAR")
    lines.write("VERSION", "2.0")
    lines.write("PRODID", "-//Taskcore//Taskcore//EN")
    if let calendarName {
      lines.write("NAME", ICalendarText.text(calendarName))
      lines.write("X-WR-CALNAME", ICalendarText.text(calendarName))
    }
    for name in zoneNames.sorted() {
      guard let zone = times.zone(named: name) else { continue }
      let definition = ZoneDefinition(zone, from: earliest ?? now, now: now)
      for line in definition.lines { lines.write(line) }
    }
  }
}
