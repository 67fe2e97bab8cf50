import Domain
import Interchange

/// Reads items of servers one after another, as one file. An invalid item does not affect the others.
struct ItemsReader: StoreInterchangeReader {
  /// An item, and the destination of its task or event.
  struct Item {
    let text: String
    /// The project of the task; nil: where it is.
    var project: ProjectTree.Node?
    /// The calendar of the event; nil: where it is.
    var calendar: EventCalendar?
    /// Whether the text has what is here as well, so that a comment which it lacks was removed there.
    var saysAllComments = false
  }

  /// How a reader of one item is made.
  private let reading: (@escaping ByteSource) -> ICalendarReader
  private let items: [Item]
  private var index = 0
  private var current: ICalendarReader?
  /// Knows what a task keeps, when there is nothing to read any more.
  private let last: ICalendarReader
  private var notes = ImportNotes()

  var position: TextPosition { (current ?? last).position }
  var component: String? { (current ?? last).component }
  var keepsLinks: Bool { true }

  init(_ items: [Item], zone: any Zone, almanac: any Almanac, now: Instant) {
    self.items = items
    reading = { ICalendarReader(source: $0, zone: zone, almanac: almanac, now: now) }
    last = reading { _ in 0 }
  }

  mutating func next() throws -> FileItem? {
    while true {
      if let item = try nextOfCurrent() { return item }
      guard index < items.count else { return nil }
      current = reading(ByteStream.source(of: items[index].text.utf8))
      index += 1
    }
  }

  private mutating func nextOfCurrent() throws -> FileItem? {
    while var reader = current {
      let item: FileItem?
      do {
        item = try reader.next()
      } catch let failure as Failure where failure.kind == .malformed {
        notes.append(ImportNote(.skipped, failure.message, line: 1, component: "", uid: ""))
        current = nil
        return nil
      }
      current = reader
      switch item {
      case .task(let filed)?: return .task(placed(filed))
      case .event(let filed)?: return .event(placed(filed))
      // Calendars of servers say more of themselves than items of ours.
      case _?: continue
      case nil:
        notes.append(reader.takeNotes())
        current = nil
      }
    }
    return nil
  }

  private func placed(_ filed: FiledTask) -> FiledTask {
    var filed = filed
    filed.saysAllComments = items[index - 1].saysAllComments
    guard let project = items[index - 1].project else {
      filed.properties.remove(.project)
      return filed
    }
    filed.projectName = project.path
    filed.hasDottedProject = project.hasDottedPath
    filed.isMoved = true
    filed.properties.insert(.project)
    return filed
  }

  private func placed(_ filed: FiledEvent) -> FiledEvent {
    var filed = filed
    filed.saysAllComments = items[index - 1].saysAllComments
    filed.fileCalendarName = nil
    filed.calendarName = nil
    guard let calendar = items[index - 1].calendar else {
      filed.properties.remove(.calendar)
      return filed
    }
    if calendar.isDefault {
      filed.event.calendarUID = nil
      filed.properties.insert(.calendar)
    } else {
      filed.calendarName = calendar.name
    }
    return filed
  }

  mutating func takeNotes() -> ImportNotes {
    defer { notes = ImportNotes() }
    return notes
  }

  func understood(_ filed: FiledTask, over old: Task) throws -> FiledTask {
    try last.understood(filed, over: old)
  }

  func kept(with filed: FiledTask, over old: String?, missing: [String]) throws -> String? {
    try last.kept(with: filed, over: old, missing: missing)
  }

  func kept(with filed: FiledEvent, over old: String?) throws -> String? {
    try last.kept(with: filed, over: old)
  }

  func comments(ofTask uid: String, thatKept old: String?) throws -> [FiledComment] {
    last.comments(ofTask: uid, thatKept: old)
  }
}
