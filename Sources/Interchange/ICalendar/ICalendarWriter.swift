package import Domain

/// Writes tasks and events as iCalendar (RFC 5545, 7986 and 9074), except trashed tasks, with the definitions
/// of the zones that they use.
package struct ICalendarWriter: StoreInterchangeWriter {
  package var surveysKept: Bool { true }
  package var toleratesMissing: Bool { true }
  package var said: Set<TaskProperty> { .iCalendar }

  package var writesEvents: Bool { true }
  package var writesSeriesClocks: Bool { true }

  private var lines: ContentLineWriter
  private let times: TimeLines
  private let tasks: TaskBlocks
  private let events: EventBlocks
  private let now: Instant
  private var zoneNames: Set<String> = []
  /// Zones of kept lines that cannot be defined here.
  private var undefinable: Set<String> = []
  private var definedNames: Set<String> = []
  private var others = KeptCalendar()
  private var earliest: Instant?
  /// Of kept lines, in milliseconds since 1970.
  private var earliestKept: Int64?
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
    survey(lines: try ICalendarKept(kept).allLines)
  }

  package var writesUnknown: Bool { true }

  package mutating func survey(unknown: [UnknownProperty]) {
    others = KeptCalendar(unknown)
    survey(lines: others.allLines)
  }

  private mutating func survey(lines: [String]) {
    for line in lines {
      guard let line = ContentLine(text: line), let name = line.parameter("TZID") else { continue }
      if case .local(let local)? = ICalendarTime(line.value.prefix { $0 != "," && $0 != "/" }) {
        // A day before covers any zone.
        let milliseconds = local.time.millisecondsSince1970 - 86_400_000
        earliestKept = min(earliestKept ?? .max, milliseconds)
      }
      if times.zone(named: name) == nil { undefinable.insert(name) } else { zoneNames.insert(name) }
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
    lines.write("VTODO", tasks.blocks(of: filed), try kept(filed.task.kept))
    try lines.drain(above: 65_536)
  }

  package var writesComments: Bool { true }

  package mutating func survey(calendarName: String) { self.calendarName = calendarName }

  package mutating func write(_ event: Event) throws {
    try write(event, comments: [], calendarName: nil, project: nil, series: nil)
  }

  package mutating func write(
    _ event: Event, comments: [Comment], calendarName: String?, project: ProjectTree.Node?,
    series: SeriesClock?
  ) throws {
    begin()
    let blocks = events.blocks(
      of: event, comments.map { FiledComment($0) }, event.fieldValues.filed(fieldsOfEvents),
      calendarName: calendarName, projectName: project?.path,
      hasDottedProject: project?.hasDottedPath ?? false, series: series)
    lines.write("VEVENT", blocks, try kept(event.kept))
    try lines.drain(above: 65_536)
  }

  package mutating func finish() throws {
    begin()
    for component in others.components {
      for line in component where !isUndefinable(line) { lines.write(line) }
      try lines.drain(above: 65_536)
    }
    // A time may be written in a zone that nothing names, such as the store's.
    define(times.used.names.subtracting(definedNames))
    lines.write("END", "VCALENDAR")
    try lines.drain(above: 0)
  }

  /// What is kept, but for times of zones that no file of ours can define: what the store has counts instead.
  private func kept(_ text: String?) throws -> ICalendarKept {
    let kept = try ICalendarKept(text)
    return undefinable.isEmpty ? kept : kept.without(isUndefinable)
  }

  private func isUndefinable(_ line: String) -> Bool {
    guard !undefinable.isEmpty, let name = ContentLine(text: line)?.parameter("TZID") else {
      return false
    }
    return undefinable.contains(name)
  }

  private mutating func define(_ names: Set<String>) {
    let first = [earliest, earliestKept.map { Instant(clamping: $0) }].compactMap { $0 }.min()
    for name in names.sorted() {
      guard let zone = times.zone(named: name) else { continue }
      definedNames.insert(name)
      let definition = ZoneDefinition(zone, from: first ?? now, now: now)
      for line in definition.lines { lines.write(line) }
    }
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
    for line in others.properties where !isUndefinable(line) { lines.write(line) }
    define(zoneNames)
  }
}
