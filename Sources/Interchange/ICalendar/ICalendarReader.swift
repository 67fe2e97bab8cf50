package import Domain
import Localization
import Platform

/// Reads tasks and events from iCalendar (RFC 5545, 7986 and 9074): VTODO, VEVENT and their parts.
///
/// A bad component is left out, with a note, and does not spoil the others. A file that is no iCalendar,
/// or ends in the middle, is refused as a whole.
package struct ICalendarReader: StoreInterchangeReader {
  /// So many components wait for the definition of a zone that comes after them.
  private static let maximumWaitingCount = 1_000

  package private(set) var position = TextPosition(line: 1, column: 1)
  package private(set) var component: String? = ""
  package var keepsLinks: Bool { true }

  private var components: ComponentReader
  private let zones: FileZones
  private let tasks: TaskComponentReader
  private let events: EventComponentReader
  private let taskBlocks: TaskBlocks
  private let eventBlocks: EventBlocks
  private var waiting: [Component] = []
  private var need = MemoryNeed(bytesEach: 1)
  /// The uids of the tasks and events that were read.
  private var taskUIDs = Set<ExactText>()
  private var eventUIDs = Set<ExactText>()
  private var isAtEnd = false
  private var keptProperties: [ContentLine] = []
  private var notes = ImportNotes()

  /// - Parameters:
  ///   - source: gives the text.
  ///   - zone: of the times that name no zone.
  ///   - almanac: knows the zones that others name.
  ///   - now: when those were created and modified that the text does not say it of.
  package init(
    source: @escaping ByteSource, zone: any Zone, almanac: any Almanac, now: Instant
  ) {
    components = ComponentReader(source: source)
    zones = FileZones(floating: zone, almanac: almanac, now: now)
    let times = TimeLines(storeZone: zone, almanac: almanac)
    taskBlocks = TaskBlocks(times)
    eventBlocks = EventBlocks(times)
    let uids = ContentUIDs(format: "icalendar")
    tasks = TaskComponentReader(blocks: taskBlocks, almanac: almanac, uids: uids, now: now)
    events = EventComponentReader(blocks: eventBlocks, almanac: almanac, uids: uids, now: now)
  }

  package mutating func next() throws -> FileItem? {
    while let component = try nextComponent() {
      if let item = try item(component) { return item }
    }
    guard let line = keptProperties.popLast() else { return nil }
    position = TextPosition(line: line.line, column: 1)
    component = "VCALENDAR"
    return .unknownProperty(KeptCalendar.property(zones.portable(line)))
  }

  package mutating func takeNotes() -> ImportNotes {
    var all = components.takeNotes()
    all.append(notes)
    notes = ImportNotes()
    return all
  }

  /// A cancelled task was read as completed once. One that was keeps its points until somebody reopens it.
  package func understood(_ filed: FiledTask, over old: Task) throws -> FiledTask {
    guard let cancelled = filed.task.cancelled, old.completed != nil else { return filed }
    let entry = (key: "STATUS:COMPLETED", lines: ["STATUS:CANCELLED"])
    guard try ICalendarKept(old.kept).instead.contains(where: { $0 == entry }) else {
      return filed
    }
    var filed = filed
    filed.task.cancelled = nil
    filed.task.completed = cancelled
    filed.precisions[.completed] = filed.precisions[.cancelled]
    var kept = try ICalendarKept(filed.task.kept)
    kept.instead.insert(entry, at: 0)
    filed.task.kept = try kept.text(besides: nil)
    return filed
  }

  /// What was kept stays as long as the file has just what is written with it. Links to what is nowhere
  /// are kept.
  package func kept(
    with filed: FiledTask, over old: String?, missing: [String]
  ) throws -> String? {
    var kept = try ICalendarKept(filed.task.kept)
    if let uid = filed.parentUID, missing.contains(uid) {
      kept.lines.append(TaskBlocks.link("PARENT", uid))
    }
    for uid in filed.dependencyUIDs where missing.contains(uid) {
      kept.lines.append(TaskBlocks.link("DEPENDS-ON", uid))
    }
    var there = filed
    if let uid = there.parentUID, missing.contains(uid) { there.parentUID = nil }
    there.dependencyUIDs.removeAll { missing.contains($0) }
    return try same(old, kept, taskBlocks.blocks(of: there))
  }

  package func kept(with filed: FiledEvent, over old: String?) throws -> String? {
    try same(
      old, ICalendarKept(filed.event.kept),
      eventBlocks.blocks(of: filed.event, filed.comments, filed.fieldValues))
  }

  private func same(
    _ old: String?, _ kept: ICalendarKept, _ blocks: @autoclosure () -> [ComponentBlock]
  ) throws -> String? {
    let text = try kept.text(besides: old)
    guard let old, text.map({ ExactText($0) }) != ExactText(old) else { return text }
    let blocks = blocks()
    return try written(blocks, ICalendarKept(old)) == written(blocks, kept) ? old : text
  }

  private func written(_ blocks: [ComponentBlock], _ kept: ICalendarKept) -> [UInt8] {
    var writer = ContentLineWriter { _ in }
    writer.write("", blocks, kept)
    return writer.bytes
  }

  /// The next one of which all zones are known as well as they will ever be.
  private mutating func nextComponent() throws -> Component? {
    while !isAtEnd {
      guard let component = try components.next() else {
        isAtEnd = true
        keptProperties = components.properties.reversed()
        let changes = waiting.filter(\.isChange)
        waiting = (waiting.filter { !$0.isChange } + changes).reversed()
        break
      }
      let waits = !hasKnownZones(component) || component.isChange && !hasSeries(of: component)
      if waiting.count < Self.maximumWaitingCount, waits {
        if !need.add(component.need) { throw Failure.noMemory }
        zones.collect(component)
        waiting.append(component)
      } else {
        return component
      }
    }
    return waiting.popLast()
  }

  /// Whether the series of a changed occurrence came before it: the clocks of that say which one it is.
  private func hasSeries(of component: Component) -> Bool {
    let uid = ExactText(component.uid)
    return component.name == "VTODO" ? taskUIDs.contains(uid) : eventUIDs.contains(uid)
  }

  private func hasKnownZones(_ component: Component) -> Bool {
    component.lines.allSatisfy { $0.parameter("TZID").map(zones.knows) ?? true }
  }

  private mutating func item(_ component: Component) throws -> FileItem? {
    position = TextPosition(line: component.line, column: 1)
    self.component = component.name
    switch component.name {
    case "VTODO", "VEVENT": return try readItem(component)
    case "VTIMEZONE":
      if !zones.define(component) {
        note(.kept, "This definition of a zone says nothing that can be read.", of: component)
      }
    default:
      note(
        .kept,
        "“\(component.name.prefix(40))” has no place here: it is kept, and written out again.",
        of: component)
      var portable = component
      portable.lines = component.lines.map(zones.portable)
      return .unknownProperty(KeptCalendar.component(portable))
    }
    return nil
  }

  private mutating func readItem(_ component: Component) throws -> FileItem? {
    var scan = ComponentScan(component, zones: zones)
    do {
      let item: FileItem
      let isNew: Bool
      if component.name == "VTODO" {
        let filed = try tasks.read(&scan)
        item = .task(filed)
        isNew = taskUIDs.insert(ExactText(filed.task.uid)).inserted
      } else {
        let filed = try events.read(&scan)
        item = .event(filed)
        isNew = eventUIDs.insert(ExactText(filed.event.uid)).inserted
      }
      if !isNew { scan.note("It was read over an earlier one in the file with the same UID.") }
      for note in scan.notes { notes.append(note) }
      return item
    } catch let failure as Failure where failure.kind == .invalid || failure.kind == .malformed {
      note(.skipped, failure.message, of: component)
      return nil
    }
  }

  private mutating func note(_ kind: ImportNote.Kind, _ message: Message, of component: Component) {
    notes.append(
      ImportNote(
        kind, message, line: component.line, component: component.name, uid: component.uid))
  }
}
