package import Domain

/// Writes each task and event, with what was changed of its occurrences, as a calendar object of its own, as servers
/// keep them. Which project or calendar it is in, the collection says.
package struct CalendarObjectsWriter: StoreInterchangeWriter {
  package var toleratesMissing: Bool { true }
  package var said: Set<TaskProperty> { .iCalendar }
  package var writesEvents: Bool { true }
  package var writesSeriesClocks: Bool { true }
  package var writesComments: Bool { true }

  /// By their UIDs.
  package private(set) var objects: [String: CalendarObject] = [:]

  private let times: TimeLines
  private let tasks: TaskBlocks
  private let events: EventBlocks
  private let now: Instant
  private var components: [String: [[UInt8]]] = [:]
  private var definitions: [String: [String]] = [:]
  private var fieldsOfEvents: [CustomField] = []
  private var earliest: Instant?

  /// - Parameters:
  ///   - zone: of the times of tasks that have no zone of their own.
  ///   - almanac: knows the other zones.
  ///   - now: the definitions of zones reach beyond it.
  package init(zone: any Zone, almanac: any Almanac, now: Instant) {
    times = TimeLines(storeZone: zone, almanac: almanac)
    tasks = TaskBlocks(times)
    events = EventBlocks(times)
    self.now = now
  }

  package mutating func survey(fields: [CustomField]) {
    fieldsOfEvents = fields.filter { $0.itemKind == .event }
  }

  package mutating func survey(zones: [String], from earliest: Instant?) {
    self.earliest = earliest
  }

  package mutating func write(_ filed: FiledTask) throws {
    guard filed.task.status != .deleted else { return }
    var filed = filed
    filed.projectName = Project.inboxName
    try write("VTODO", tasks.blocks(of: filed), kept: filed.task.kept)
  }

  package mutating func write(_ event: Event) throws {
    try write(event, comments: [], calendarName: nil, project: nil, series: nil)
  }

  package mutating func write(
    _ event: Event, comments: [Comment], calendarName: String?, project: ProjectTree.Node?,
    series: SeriesClock?
  ) throws {
    let blocks = events.blocks(
      of: event, comments.map { FiledComment($0) }, event.fieldValues.filed(fieldsOfEvents),
      projectName: project?.path, hasDottedProject: project?.hasDottedPath ?? false, series: series)
    try write("VEVENT", blocks, kept: event.kept)
  }

  private mutating func write(_ name: String, _ blocks: [ComponentBlock], kept: String?) throws {
    guard let line = blocks.first(where: { $0.name == "UID" })?.lines.first,
      let identifier = ContentLine(text: line)
    else { return }
    var writer = ContentLineWriter { _ in }
    writer.write(name, blocks, try ICalendarKept(kept))
    components[ICalendarText.plain(identifier.value), default: []].append(writer.bytes)
  }

  package mutating func finish() throws {
    for (uid, components) in components {
      var text = Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n".utf8)
      for component in components { text += component }
      text += Array("END:VCALENDAR\r\n".utf8)
      guard var object = CalendarObject(String(decoding: text, as: UTF8.self)) else { continue }
      for name in object.zoneNames.sorted() {
        object.define(zone: name, lines: definition(of: name))
      }
      objects[uid] = object
    }
  }

  /// None of a zone that is not known here, such as that of a kept line.
  private mutating func definition(of name: String) -> [String] {
    if let known = definitions[name] { return known }
    let lines = times.zone(named: name).map {
      ZoneDefinition($0, from: earliest ?? now, now: now).lines
    }
    definitions[name] = lines ?? []
    return lines ?? []
  }
}
