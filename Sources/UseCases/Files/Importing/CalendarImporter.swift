import Domain

/// Imports calendars: an existing uid is updated, and an existing name refers to the calendar that has it.
final class CalendarImporter {
  private let store: any Store
  private let undated: UndatedPrecedence
  private let newUID: () -> String
  private(set) var notes = ImportNotes()
  private var displaced = DisplacedNames(
    of: "calendar", "calendars", maximumLength: TextRule.calendarName.maximum)
  /// What calendars of the file are here, by the uids of those that are others.
  private var others: [String: String] = [:]

  init(store: any Store, _ undated: UndatedPrecedence, newUID: @escaping () -> String) {
    self.store = store
    self.undated = undated
    self.newUID = newUID
  }

  func take(_ calendar: EventCalendar, at position: TextPosition) throws {
    guard let old = try store.calendars.find(uid: calendar.uid) else {
      if let owner = try store.calendars.find(named: calendar.name) {
        others[calendar.uid] = owner.uid
      } else {
        _ = try store.calendars.insert(calendar)
      }
      return
    }
    var calendar = calendar
    calendar.id = old.id
    calendar = try undated.taken(calendar, over: old)
    if NameKey(calendar.name) != NameKey(old.name) { try freeName(of: calendar, at: position) }
    try store.calendars.save(renamed: calendar, over: old)
    displaced.named(id: calendar.id)
  }

  /// Puts an event into its calendar: by the uid that a file has for it, or by a name, which a new one gets
  /// where there is none of it.
  ///
  /// One that neither the file nor the store has is left out, with a note.
  func place(
    _ event: inout Event, named name: String?, from reader: some StoreInterchangeReader
  ) throws {
    if let name {
      event.calendarUID = try calendar(named: name).uidOfEvents
      return
    }
    guard let uid = event.calendarUID else { return }
    let known = others[uid] ?? uid
    guard let calendar = try store.calendars.find(uid: known) else {
      event.calendarUID = nil
      notes.append(
        ImportNote(
          .kept,
          "Neither the file nor the store has its calendar, “\(uid.prefix(40))”: it is in the first one.",
          line: reader.position.line, component: reader.component ?? "", uid: event.uid))
      return
    }
    event.calendarUID = calendar.uidOfEvents
  }

  /// A calendar that lost its name to another one, and got none, has it again.
  func finish() throws {
    let calendars = store.calendars
    try displaced.giveBack(noting: &notes) {
      try calendars.find(id: $0)
    } holder: { name, _ in
      try calendars.find(named: name)
    } rename: { calendar, name in
      var renamed = calendar
      try renamed.setName(name)
      try calendars.save(renamed: renamed, over: calendar)
    }
  }

  private func calendar(named name: String) throws -> EventCalendar {
    if let known = try store.calendars.find(named: name) { return known }
    var calendar = EventCalendar(blank: newUID())
    try calendar.setName(name)
    calendar.id = try store.calendars.append(calendar)
    return calendar
  }

  private func freeName(of calendar: EventCalendar, at position: TextPosition) throws {
    guard let owner = try store.calendars.find(named: calendar.name), owner.id != calendar.id else {
      return
    }
    var renamed = owner
    try renamed.setName(newUID())
    try store.calendars.save(renamed: renamed, over: owner)
    displaced.lost(owner.name, id: owner.id, at: position)
  }
}
