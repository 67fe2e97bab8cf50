import Domain

/// The lines of one property of a task or an event; empty if it is not set.
struct ComponentBlock: Equatable {
  /// Of the property of iCalendar, such as `DUE`; of a reminder, such as `VALARM/due-3600`.
  var name: String
  /// Without folds.
  var lines: [String]
  /// Whether what was read may be without them, and they are written all the same.
  var isAlwaysWritten = false

  init(_ name: String, _ lines: [String], isAlwaysWritten: Bool = false) {
    self.name = name
    self.lines = lines
    self.isAlwaysWritten = isAlwaysWritten
  }

  init(_ name: String, _ line: String?) {
    self.init(name, line.map { [$0] } ?? [])
  }

  var isAlarm: Bool { name.hasPrefix("VALARM/") }

  /// What is known by it when it is written again.
  var key: String { lines.isEmpty || isAlarm ? name : lines.joined(separator: "\n") }
}

extension ContentLineWriter {
  /// Writes a component with what it keeps: its lines, and then the components in it.
  mutating func write(_ name: String, _ blocks: [ComponentBlock], _ kept: ICalendarKept) {
    write("BEGIN", name)
    for block in blocks where !block.isAlarm {
      for line in kept.lines(for: block) { write(line) }
    }
    for line in kept.lines { write(line) }
    for block in blocks where block.isAlarm {
      for line in kept.lines(for: block) { write(line) }
    }
    for part in kept.parts {
      for line in part { write(line) }
    }
    write("END", name)
  }
}
