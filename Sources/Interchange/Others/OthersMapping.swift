import Domain
import Localization

/// Converts records of other programs' files to tasks.
///
/// What cannot be read, or has no place here, is kept with its task, and a note says so: of each column once.
struct OthersMapping {
  let format: OthersFormat
  let times: OthersTimes
  private let zone: any Zone
  private let now: Instant
  private var notes = ImportNotes()
  /// The names of which there is a note.
  private var noted: Set<String> = []

  init(
    format: OthersFormat, zone: any Zone, almanac: any Almanac, times: any WrittenTimes,
    now: Instant
  ) {
    self.format = format
    self.zone = zone
    self.now = now
    self.times = OthersTimes(zone: zone, almanac: almanac, written: times)
  }

  mutating func takeNotes() -> ImportNotes {
    defer { notes = ImportNotes() }
    return notes
  }

  /// - Throws: `invalid` for what no task can be.
  mutating func task(from record: OthersRecord, uid: String) throws -> FiledTask {
    let whole = record[.title] ?? ""
    let title = TextRule.title.fittedLine(whole)
    var task = try Task(
      uid: uid, title: title.isEmpty ? "…" : title, projectID: Project.inboxID, created: now)
    task.modified = now
    task.priority = .none
    var filed = FiledTask(task: task, projectName: Project.inboxName, saying: [.title, .kept])
    var kept: [JSONValue.Member] = []
    if title != TextRule.trimmed(whole), title.hasSuffix("…") {
      note("The title is longer than a title can be: all of it was only kept.", record, uid)
      kept.append(JSONValue.Member("title", .string(whole)))
    }
    for value in record.values where !value.text.isEmpty {
      do {
        if try read(value, of: record, into: &filed) { continue }
        if noted.insert(value.name).inserted {
          note(
            "“\(value.name.prefix(40))” has no place here: it was only kept.", record, uid)
        }
      } catch let failure as Failure where failure.kind == .invalid || failure.kind == .malformed {
        note("\(failure.message) It was only kept.", record, uid)
      }
      Self.keep(value, in: &kept)
    }
    readPlace(of: record, into: &filed, uid)
    readTimes(of: record, into: &filed, &kept)
    readComments(of: record, into: &filed)
    if !filed.properties.contains(.modified) { filed.sayNothingOfBeingOpen() }
    filed.task.kept = try FormatKept(name: format.name).replacing(
      kept.isEmpty ? nil : .object(kept), in: nil)
    return filed
  }

  private static func keep(_ value: OthersRecord.Value, in kept: inout [JSONValue.Member]) {
    let name = value.name.isEmpty ? "text" : value.name
    if let index = kept.firstIndex(where: { $0.name == name }) {
      guard case .string(let before) = kept[index].value else { return }
      kept[index].value = .string("\(before)\n\(value.text)")
    } else {
      kept.append(JSONValue.Member(name, .string(value.text)))
    }
  }

  private mutating func note(_ message: Message, _ record: OthersRecord, _ uid: String) {
    notes.append(
      ImportNote(
        .kept, message, line: record.position.line, component: format.component, uid: uid))
  }

  /// - Returns: whether it has a place.
  private func read(
    _ value: OthersRecord.Value, of record: OthersRecord, into filed: inout FiledTask
  ) throws -> Bool {
    let text = TextRule.trimmed(value.text)
    if text.isEmpty { return true }
    switch value.meaning {
    case nil: return false
    case .notes:
      let before = filed.task.notes
      try filed.task.setNotes(before.isEmpty ? value.text : "\(before)\n\(value.text)")
      filed.properties.insert(.notes)
    case .url:
      try filed.task.setURL(text)
      filed.properties.insert(.url)
    case .link:
      try filed.task.setLinks(filed.task.links + [Link(text)])
      filed.properties.insert(.links)
    case .tag: try insert([text], into: &filed)
    case .tags: try insert(ListText.names(text), into: &filed)
    case .categories: try insert(text.split(separator: ";").map { String($0) }, into: &filed)
    case .priority(let words):
      guard let priority = words[NameKey(text).text] else {
        throw Failure(.malformed, "“\(text.prefix(40))” is not a priority.")
      }
      filed.task.priority = priority
      filed.properties.insert(.priority)
    case .favourite:
      filed.task.isFavourite = try Self.flag(text)
      filed.properties.insert(.favourite)
    case .duration(let unit):
      try filed.task.setEstimatedDuration(Self.seconds(text, unit: unit))
      filed.properties.insert(.estimatedDuration)
    case .status(let words): try readStatus(text, words, into: &filed)
    case .percentComplete:
      if text.prefix(3) == "100" || text == "1" { filed.complete(at: now) }
    case .completed where FreeWords.states[NameKey(text).text] != nil:
      try readStatus(text, FreeWords.states, into: &filed)
    case .created, .modified, .started, .completed, .cancelled:
      try readStamp(text, value.meaning, of: record, into: &filed)
    case .comment: filed.comments.append(try comment(OthersRecord.Comment(text: text), on: filed))
    case .key, .parent, .dependencies, .title, .list, .folder, .section, .start, .planned, .due,
      .deadline, .until, .startTime, .dueTime, .location, .attendees, .transparency, .reminders,
      .reminderDate, .reminderTime, .hasReminder,
      .repeats, .isAfterCompletion, .language, .zone, .isAllDay, .nothing:
      break
    }
    return true
  }

  private func insert(_ names: [String], into filed: inout FiledTask) throws {
    for name in names {
      let tag = TextRule.tagName.fittedLine(name)
      if !tag.isEmpty { try filed.task.tags.insert(tag) }
    }
    filed.properties.insert(.tag)
  }

  private func readStatus(
    _ text: String, _ words: [String: Meaning.State], into filed: inout FiledTask
  ) throws {
    guard let state = words[NameKey(text).text] else {
      throw Failure(.malformed, "“\(text.prefix(40))” is not a status.")
    }
    filed.properties.formUnion([.completed, .cancelled])
    switch state {
    case .open: break
    case .started:
      filed.task.started = now
      filed.properties.insert(.started)
      filed.precisions[.started] = .presence
    case .completed: filed.complete(at: now)
    case .cancelled:
      filed.task.completed = nil
      guard filed.task.cancelled == nil else { return }
      filed.task.cancelled = now
      filed.precisions[.cancelled] = .presence
    case .deleted:
      filed.task.deleted = now
      filed.properties.insert(.deleted)
      filed.precisions[.deleted] = .presence
    }
  }

  private func readStamp(
    _ text: String, _ meaning: Meaning?, of record: OthersRecord, into filed: inout FiledTask
  ) throws {
    let moment = try times.moment(text, of: record)
    let instant = moment.beginning(in: times.zone(of: record))
    let property: TaskProperty
    switch meaning {
    case .created:
      property = .created
      filed.task.created = instant
    case .modified:
      property = .modified
      filed.task.modified = instant
    case .started:
      property = .started
      filed.task.started = instant
    case .cancelled:
      property = .cancelled
      filed.task.cancelled = instant
    // Of a task that was given up, that was its end.
    default:
      property = filed.task.cancelled == nil ? .completed : .cancelled
      if property == .cancelled {
        filed.task.cancelled = instant
      } else {
        filed.task.completed = instant
      }
    }
    filed.properties.insert(property)
    filed.precisions[property] = moment.isDate ? .day : .second(within: Instant.range)
  }

  /// Its list is a project, one in a folder is below that, and a heading in it is a section.
  private mutating func readPlace(
    of record: OthersRecord, into filed: inout FiledTask, _ uid: String
  ) {
    let names = [record[.folder], record[.list]].compactMap { $0 }
      .map { TextRule.projectName.fittedLine($0) }.filter { !$0.isEmpty }
    if names.count > 1, names.contains(where: { $0.contains(ProjectPath.separator) }) {
      if noted.insert("folder \(names[0])").inserted {
        note(
          "A dot in a name divides projects: the project “\(names[1])” is not below “\(names[0])”.",
          record, uid)
      }
      filed.projectName = names[1]
    } else if let last = names.last {
      filed.projectName = names.count > 1 ? names.joined(separator: ".") : last
      filed.hasDottedProject = names.count > 1
    }
    if !names.isEmpty { filed.properties.insert(.project) }
    guard let section = record[.section].map({ TextRule.sectionName.fittedLine($0) }) else {
      return
    }
    filed.sectionName = section.isEmpty ? nil : section
    filed.properties.insert(.section)
  }

  private mutating func readTimes(
    of record: OthersRecord, into filed: inout FiledTask, _ kept: inout [JSONValue.Member]
  ) {
    var reading = OthersTimes.Reading()
    times.read(record, into: &filed, &reading)
    for (value, message) in reading.unread {
      note("\(message) It was only kept.", record, filed.task.uid)
      Self.keep(value, in: &kept)
    }
    guard (try? filed.task.checkDates(in: zone)) == nil, let start = filed.task.start else {
      return
    }
    note("It is due before it starts. It was read without its start.", record, filed.task.uid)
    filed.task.start = nil
    kept.append(JSONValue.Member("start", .string(start.text)))
  }

  private func readComments(of record: OthersRecord, into filed: inout FiledTask) {
    for said in record.comments {
      if let comment = try? comment(said, on: filed) { filed.comments.append(comment) }
    }
  }

  private func comment(
    _ said: OthersRecord.Comment, on filed: FiledTask
  ) throws -> FiledComment {
    let date = said.date.flatMap { TimeScanner.read($0, in: zone)?.beginning(in: zone) }
    return FiledComment(
      try Comment(
        filedOn: .task, itemUID: filed.task.uid, text: said.text,
        created: date ?? filed.task.modified, isDated: date != nil), isDated: date != nil)
  }
}

extension OthersMapping {
  static func flag(_ text: String) throws -> Bool {
    guard let isTrue = FreeWords.flags[NameKey(text).text] else {
      throw Failure(.malformed, "“\(text.prefix(40))” is neither true nor false.")
    }
    return isTrue
  }

  /// `90` of a unit, or `1:30` hours.
  static func seconds(_ text: String, unit: Int64) throws -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 2, let hours = Int64(parts[0]), let minutes = Int64(parts[1]),
      (0...8_784).contains(hours), (0..<60).contains(minutes)
    {
      return hours * 3_600 + minutes * 60
    }
    guard let number = Double(text), number >= 0, number <= 31_622_400 else {
      throw Failure(.malformed, "“\(text.prefix(40))” is not a duration.")
    }
    let seconds = Int64(number * Double(unit))
    return seconds == 0 ? nil : seconds
  }
}

extension FiledTask {
  /// Closes it, when that was not said already.
  fileprivate mutating func complete(at now: Instant) {
    task.cancelled = nil
    properties.formUnion([.completed, .cancelled])
    guard task.completed == nil else { return }
    task.completed = now
    precisions[.completed] = .presence
  }
}
