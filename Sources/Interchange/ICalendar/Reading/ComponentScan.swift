import Domain
import Localization

/// Consumes the properties of a component one by one; unconsumed ones are preserved for round-tripping.
struct ComponentScan {
  let component: Component
  let zones: FileZones
  /// What there is to say of the component.
  private(set) var notes: [ImportNote] = []
  /// Its uid, for notes.
  var uid: String

  private var rest: [ContentLine]
  private var parts: [Component]
  /// The zones of which there is a note.
  private var notedZones: Set<String> = []
  /// The lines that were taken, with the name of the block that says the same.
  private var taken = TakenLines()

  init(_ component: Component, zones: FileZones) {
    self.component = component
    self.zones = zones
    rest = component.properties
    parts = component.parts
    uid = component.uid
  }

  /// The first property of that name, which stays.
  func peek(_ name: String) -> ContentLine? { rest.first { $0.name == name } }

  /// The first property of which that holds, which stays.
  func peek(_ isWanted: (ContentLine) -> Bool) -> ContentLine? { rest.first(where: isWanted) }

  /// Whether something was taken for that block.
  func hasTaken(_ name: String) -> Bool { !taken[name].isEmpty }

  /// Takes all properties of that name, for the block of that name.
  mutating func take(_ name: String) -> [ContentLine] {
    guard let first = rest.firstIndex(where: { $0.name == name }) else { return [] }
    guard rest[(first + 1)...].contains(where: { $0.name == name }) else {
      return [takeLine(at: first, as: name)]
    }
    return take {
      $0.name == name
    } as: { _ in
      name
    }
  }

  /// Takes the first property of that name; further ones are kept.
  mutating func takeFirst(_ name: String) -> ContentLine? {
    rest.firstIndex { $0.name == name }.map { takeLine(at: $0, as: name) }
  }

  private mutating func takeLine(at index: Int, as name: String) -> ContentLine {
    let line = rest.remove(at: index)
    taken.append([text(of: line)], as: name)
    return line
  }

  /// Takes the properties that are wanted, each for the block that `name` gives.
  mutating func take(
    _ isWanted: (ContentLine) -> Bool, as name: (ContentLine) -> String
  ) -> [ContentLine] {
    guard rest.contains(where: isWanted) else { return [] }
    let lines = rest.filter(isWanted)
    rest.removeAll(where: isWanted)
    for line in lines { taken.append([text(of: line)], as: name(line)) }
    return lines
  }

  /// Takes what only Taskcore writes, which is never kept, unless a newer version wrote it.
  mutating func takeOwn() -> [String: ContentLine] {
    func isOwn(_ line: ContentLine) -> Bool {
      line.name.hasPrefix(TaskcoreProperty.prefix) && TaskcoreProperty.isKnown(line.name)
    }
    let own = rest.filter(isOwn)
    rest.removeAll(where: isOwn)
    return Dictionary(own.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reminders of the alarms that show or play something; others are kept.
  mutating func takeAlarms() -> [Reminder] {
    var reminders: [Reminder] = []
    var others: [Component] = []
    var isFull = false
    for part in parts {
      let reminder = AlarmMapping.reminder(part)
      if let reminder, !reminders.contains(reminder), reminders.count < Reminder.maximumCount {
        reminders.append(reminder)
        taken.append(texts(of: part), as: "VALARM/\(reminder.text)")
        continue
      }
      others.append(part)
      if reminder == nil, AlarmMapping.isReminder(part) {
        note(
          "This alarm has no TRIGGER that a reminder can have. It was only kept.", line: part.line)
      } else if let reminder, !isFull, !reminders.contains(reminder) {
        isFull = true
        note("Of its alarms, \(Reminder.maximumCount) were read.", line: part.line)
      }
    }
    parts = others
    return reminders
  }

  /// What is kept: the rest, and what was taken but is not written just so.
  func kept(writing blocks: [ComponentBlock]) -> ICalendarKept {
    var kept = ICalendarKept()
    kept.lines = rest.map(text(of:))
    kept.parts = parts.map(texts(of:))
    // What only Taskcore writes is never kept.
    for block in blocks where !block.name.hasPrefix(TaskcoreProperty.prefix) {
      let lines = taken[block.name]
      // Which occurrence it is, its series says.
      if block.name == "DTSTAMP" || block.name == "RECURRENCE-ID" || lines == block.lines {
        continue
      }
      if lines.isEmpty, block.isAlwaysWritten { continue }
      kept.instead.append((block.key, lines))
    }
    return kept
  }

  /// Notes that something of the component was not read.
  mutating func note(_ message: Message, at line: ContentLine? = nil) {
    note(message, line: line?.line ?? component.line)
  }

  private mutating func note(_ message: Message, line: Int) {
    notes.append(
      ImportNote(.kept, message, line: line, component: component.name, uid: uid))
  }

  /// The line as it is kept.
  private func text(of line: ContentLine) -> String { zones.portable(line).text }

  /// All lines of a component in this one, as they are kept.
  private func texts(of part: Component) -> [String] {
    ["BEGIN:\(part.name)"] + part.lines.map(text(of:)) + ["END:\(part.name)"]
  }
}

// Times.
extension ComponentScan {
  /// A local time with its zone.
  struct Time {
    var value: ICalendarTime
    /// Nil when it has no zone of its own.
    var named: FileZones.Named?
    var zone: any Zone

    /// A time of no zone floats.
    var moment: Moment {
      if named == nil, case .local(.dateTime(let time)) = value { return .floating(time) }
      return value.moment(in: zone)
    }

    /// A time in UTC, or in a zone that is only defined in the file, repeats in UTC.
    var zoneName: String? {
      if moment.isDate || moment.isFloating { return nil }
      if case .utc = value { return "UTC" }
      guard let named else { return zone.name }
      return named.name ?? (named.zone === zone && named.zone is DefinedZone ? "UTC" : zone.name)
    }
  }

  /// Nil, with a note, for anything but a time.
  mutating func time(_ line: ContentLine) -> Time? {
    guard let value = ICalendarTime(line.value) else {
      note("“\(line.value.prefix(40))” of \(line.name) is no time. It was left out.", at: line)
      return nil
    }
    return time(value, line)
  }

  private mutating func time(_ value: ICalendarTime, _ line: ContentLine) -> Time {
    guard let id = line.parameter("TZID"), case .local(.dateTime(let clock)) = value else {
      return Time(value: value, named: nil, zone: zones.floating)
    }
    let named = zones.zone(named: id, at: clock)
    if let message = named.note, notedZones.insert(id).inserted { note(message, at: line) }
    return Time(value: value, named: named, zone: named.zone)
  }

  /// The times of a list, as the clocks of `zone` show them; of a period, its start.
  mutating func localMoments(
    _ lines: [ContentLine], in zone: any Zone, start: LocalMoment
  ) -> [LocalMoment] {
    var moments: [LocalMoment] = []
    for line in lines {
      for text in line.value.split(separator: ",") {
        let first = text.split(separator: "/").first ?? text
        guard let value = ICalendarTime(first) else {
          note("“\(text.prefix(40))” of \(line.name) is no time. It was left out.", at: line)
          continue
        }
        let time = time(value, line)
        var moment =
          time.zone === zone
          ? value.localMoment(in: zone) : LocalMoment(time.moment, in: zone)
        // Some programs write dates where the series has times, and the other way around.
        switch (moment, start) {
        case (.date(let date), .dateTime(var clock)):
          clock.date = date
          moment = .dateTime(clock)
        case (.dateTime(let clock), .date): moment = .date(clock.date)
        default: break
        }
        moments.append(moment)
      }
    }
    if moments.count > Recurrence.maximumExceptionCount {
      note(
        "Of \(lines.first?.name ?? ""), \(Recurrence.maximumExceptionCount) dates were read and "
          + "the others left out.", at: lines.first)
    }
    return Array(moments.prefix(Recurrence.maximumExceptionCount))
  }
}
