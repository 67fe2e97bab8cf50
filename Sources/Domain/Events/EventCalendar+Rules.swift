extension EventCalendar {
  /// Every store has it; an event that names no calendar is in it.
  package static let defaultID: Int64 = 1
  /// The same on every device, so that they never make two.
  package static let defaultUID = "default"
  package static let defaultName = "Calendar"

  package var isDefault: Bool { uid == Self.defaultUID }

  /// Whether it is the default one, as every store begins with it.
  package var isUntouched: Bool {
    var first = EventCalendar(blank: Self.defaultUID)
    first.id = id
    first.name = Self.defaultName
    first.position = position
    return self == first
  }

  package mutating func setName(_ text: String) throws {
    name = try TextRule.calendarName.line(text)
  }

  /// What events have for it: nil for the default one.
  package var uidOfEvents: String? { isDefault ? nil : uid }

  /// - Throws: `conflict` for one whose events only an import changes.
  package func requireWritable(field: String) throws {
    guard isReadOnly else { return }
    throw Failure(
      .conflict,
      "The calendar “\(name.prefix(80))” is read-only: its events come from elsewhere. "
        + "Take another calendar, or let this one be written.", field: field)
  }
}

extension TextRule {
  package static let calendarName = TextRule(what: "A calendar's name", field: "name", maximum: 200)
}

extension Event {
  /// The uid of the calendar that it is in.
  package var uidOfCalendar: String { calendarUID ?? EventCalendar.defaultUID }
}

extension EventCalendar: Ordered {}
