import Domain
import Localization
import Platform

/// Reads the components of a calendar one after another. An invalid one is skipped, with a note.
///
/// The file as a whole is refused when it is no iCalendar, or ends before its calendar does: half of a
/// file is never taken in.
struct ComponentReader {
  /// Components in one another, of which this is the deepest that is read.
  static let maximumDepth = 8
  static let maximumComponentBytes = 4_194_304
  /// A file with more unreadable lines is no iCalendar.
  static let maximumBadLines = 10_000

  private static let topNames: Set = ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"]

  /// What the file itself says, or names its program.
  private static let ownNames: Set = ["VERSION", "PRODID", "CALSCALE", "METHOD"]
  /// So many properties of a calendar are kept.
  private static let maximumPropertyCount = 1_000

  /// Whether such components stand in calendars alone.
  static func isOfCalendars(_ name: String) -> Bool { topNames.contains(name) }

  private(set) var notes = ImportNotes()
  /// The properties of calendars that mean nothing here.
  private(set) var properties: [ContentLine] = []

  private var lines: ContentLineReader
  private var isInCalendar = false
  private var calendarCount = 0
  /// Whether something stood behind the last calendar.
  private var isBehind = false
  private var calendarName: String?
  private var badLineCount = 0
  /// The one that is being read, and the names of those that are open in it.
  private var component: Component?
  private var open: [String] = []
  /// How many are open below the deepest of those.
  private var deeper = 0
  private var size = 0
  private var need = MemoryNeed(bytesEach: 1)
  /// Why the one that is being read is left out.
  private var damage: Message?

  init(source: @escaping ByteSource) {
    lines = ContentLineReader(source: source)
  }

  mutating func takeNotes() -> ImportNotes {
    defer { notes = ImportNotes() }
    return notes
  }

  /// The next component of a calendar; nil after the last.
  ///
  /// - Throws: `malformed` for anything but iCalendar.
  mutating func next() throws -> Component? {
    while let raw = try lines.next() {
      guard let line = try read(raw) else { continue }
      if !isInCalendar {
        try begin(line)
      } else if component == nil {
        try takeOutside(line)
      } else if let finished = try take(line) {
        return finished
      }
    }
    guard calendarCount > 0, !isInCalendar else {
      throw malformed(
        calendarCount == 0
          ? "A file of iCalendar begins with BEGIN:VCALENDAR, and this one is empty."
          : "The file ends before its calendar does: END:VCALENDAR is missing.")
    }
    return nil
  }

  /// The parts of a line; nil for a bad one, which is noted.
  private mutating func read(_ raw: ContentLineReader.Line) throws -> ContentLine? {
    if raw.isTooLong {
      try refuse(
        raw, "This line is longer than \(ContentLineReader.maximumLineBytes) bytes.", isFatal: true)
      return nil
    }
    if let text = Self.text(raw.bytes) {
      if let line = ContentLine(text: text, line: raw.number) {
        size += raw.bytes.count
        return line
      }
      try refuse(
        raw, "“\(text.prefix(40))” is no line of iCalendar, which is NAME:VALUE.", isFatal: false)
    } else {
      try refuse(raw, "This line is not valid UTF-8 without U+0000.", isFatal: true)
    }
    return nil
  }

  /// Nil for what is not valid UTF-8 without U+0000.
  private static func text(_ bytes: [UInt8]) -> String? {
    // Most lines are ASCII, which needs no slow validation.
    if bytes.allSatisfy({ $0 != 0 && $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  private mutating func refuse(
    _ raw: ContentLineReader.Line, _ message: Message, isFatal: Bool
  ) throws {
    guard isInCalendar else { return try takeBehind(raw.number) }
    badLineCount += 1
    if badLineCount > Self.maximumBadLines {
      throw malformed(
        "The file is no iCalendar: more than \(Self.maximumBadLines) of its lines are none.",
        line: raw.number)
    }
    if component == nil || !isFatal {
      notes.append(
        ImportNote(
          .kept, "\(message) It was left out.", line: raw.number, component: component?.name ?? "",
          uid: component?.uid ?? ""))
    } else {
      spoil(message)
    }
  }

  /// What stands behind a calendar, such as the end of a message that it came in, is left out, and noted once.
  private mutating func takeBehind(_ line: Int) throws {
    guard calendarCount > 0 else {
      throw malformed(
        "A file of iCalendar begins with BEGIN:VCALENDAR, and this one does not.", line: line)
    }
    if isBehind { return }
    isBehind = true
    notes.append(
      ImportNote(
        .kept, "Behind the calendar there is something else. It was left out.", line: line))
  }

  private mutating func begin(_ line: ContentLine) throws {
    guard line.name == "BEGIN", ASCIICase.upper(line.value) == "VCALENDAR" else {
      return try takeBehind(line.line)
    }
    isInCalendar = true
    isBehind = false
    calendarCount += 1
    calendarName = nil
  }

  /// A line of the calendar itself.
  private mutating func takeOutside(_ line: ContentLine) throws {
    let name = ASCIICase.upper(line.value)
    switch line.name {
    case "BEGIN" where name == "VCALENDAR":
      notes.append(
        ImportNote(.kept, "A calendar in a calendar is read as one.", line: line.line))
    case "BEGIN":
      component = Component(name, line: line.line)
      component?.calendarName = calendarName
      open = [name]
      deeper = 0
      size = 0
      need = MemoryNeed(bytesEach: 1)
      damage = nil
    case "END" where name == "VCALENDAR":
      isInCalendar = false
    case "END":
      notes.append(
        ImportNote(
          .kept, "“END:\(name.prefix(40))” ends nothing. It was left out.", line: line.line))
    case "CALSCALE" where name != "GREGORIAN":
      throw malformed(
        "The calendar scale “\(name.prefix(40))” is not known: GREGORIAN is.", line: line.line)
    case "NAME", "X-WR-CALNAME":
      // NAME is that of RFC 7986, and what most programs write is older.
      let text = TextRule.calendarName.fittedLine(ICalendarText.plain(line.value))
      if !text.isEmpty { calendarName = text }
    case _ where !Self.ownNames.contains(line.name) && properties.count < Self.maximumPropertyCount:
      properties.append(line)
    default: break
    }
  }

  /// A line of a component; gives the component when that is its last and it is good.
  private mutating func take(_ line: ContentLine) throws -> Component? {
    let name = line.isBoundary ? ASCIICase.upper(line.value) : ""
    if line.name == "BEGIN" {
      if Self.topNames.contains(name) || name == "VCALENDAR" {
        skip("It has no end before the next one begins.")
        try takeOutside(line)
        return nil
      }
      if open.count < Self.maximumDepth {
        open.append(name)
      } else {
        deeper += 1
        spoil("Components are nested deeper than \(Self.maximumDepth) in it.")
      }
    } else if line.name == "END", deeper > 0, !Self.topNames.contains(name), name != "VCALENDAR" {
      deeper -= 1
    } else if line.name == "END" {
      guard open.last == name else {
        try takeWrongEnd(name, line)
        return nil
      }
      open.removeLast()
      if open.isEmpty { return finish() }
    }
    if size > Self.maximumComponentBytes {
      spoil("It is larger than \(Self.maximumComponentBytes) bytes.")
    }
    let isUID = line.name == "UID" && open.count == 1 && component?.lines.isEmpty == true
    if damage == nil || isUID {
      if !need.add(line.need) { throw Failure.noMemory }
      component?.lines.append(line)
    }
    return nil
  }

  private mutating func takeWrongEnd(_ name: String, _ line: ContentLine) throws {
    if name == "VCALENDAR" {
      skip("It has no end before the calendar ends.")
      isInCalendar = false
    } else if let index = open.lastIndex(of: name) {
      spoil("“END:\(name.prefix(40))” comes before the end of what is in it.")
      open.removeSubrange(index...)
      if open.isEmpty { _ = finish() }
    } else {
      spoil("“END:\(name.prefix(40))” ends nothing in it.")
    }
  }

  /// Leaves the present one out. Only its UID is needed from then on.
  private mutating func spoil(_ reason: Message) {
    guard damage == nil else { return }
    damage = reason
    let uid = component?["UID"]
    component?.lines = uid.map { [$0] } ?? []
  }

  /// The component that is complete; nil, with a note, for a bad one.
  private mutating func finish() -> Component? {
    if damage != nil {
      skip("")
      return nil
    }
    defer { component = nil }
    return component
  }

  private mutating func skip(_ message: Message) {
    guard let component else { return }
    notes.append(
      ImportNote(
        .skipped, damage ?? message, line: component.line, component: component.name,
        uid: component.uid))
    self.component = nil
    open = []
  }

  private func malformed(_ message: Message, line: Int? = nil) -> Failure {
    Failure(
      .malformed, message, position: TextPosition(line: line ?? lines.lineNumber, column: 1))
  }
}
