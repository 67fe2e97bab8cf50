package import Domain
package import Storage
import UseCases

/// Chooses what a collection of a server is synced with.
package struct ChooseCollection {
  /// The project or calendar to sync with; nil: the one with the collection's name, which is created if it is
  /// missing.
  package struct Choice: Equatable, Sendable {
    /// The id of the project whose tasks are in it.
    package var project: Int64?
    /// The id of the calendar whose events are in it.
    package var calendar: Int64?
    /// Whether the server may write to attendees.
    package var invites = false

    package init() {}
  }

  private let store: SQLiteStore
  private let newUID: () -> String

  package init(_ store: SQLiteStore, newUID: @escaping () -> String) {
    self.store = store
    self.newUID = newUID
  }

  /// From the next run on, it is synced. One that is in sync with something else begins anew.
  ///
  /// - Throws: `notFound` for a collection, project or calendar that is not there; `invalid` for a project of a collection
  ///   without tasks, and for a calendar of one without events; `conflict` for one that another collection has.
  package func run(_ id: Int64, _ choice: Choice, at now: Instant) throws {
    try store.write(.syncAccount, at: now) {
      var row = try collection(id)
      let before = row
      if choice.project != nil, !row.holdsTasks { throw Self.hasNoTasks }
      if choice.calendar != nil, !row.holdsEvents { throw Self.hasNoEvents }
      row.projectUID = row.holdsTasks ? try project(choice, row, at: now) : nil
      row.calendarUID = row.holdsEvents ? try calendar(choice, row, at: now) : nil
      try refuseTaken(row)
      row.isChosen = true
      row.invites = choice.invites
      if (row.projectUID, row.calendarUID) != (before.projectUID, before.calendarUID) {
        try begin(&row)
      }
      try store.accounts.save(row)
      store.changed()
    }
  }

  /// Syncs it no longer; what is here and there stays.
  ///
  /// - Throws: `notFound`.
  package func drop(_ id: Int64) throws {
    try store.keep {
      var row = try collection(id)
      try begin(&row)
      row.isChosen = false
      row.projectUID = nil
      row.calendarUID = nil
      try store.accounts.save(row)
    }
  }

  private func begin(_ row: inout CollectionRow) throws {
    try store.accounts.forgetItems(of: row)
    row.isAccepted = false
    row.token = nil
    row.changeID = 0
  }

  private func collection(_ id: Int64) throws -> CollectionRow {
    guard let row = try store.accounts.collection(id) else {
      throw Failure(.notFound, "There is no collection \(id).", field: "id")
    }
    return row
  }

  private static var hasNoTasks: Failure {
    Failure(.invalid, "There are no tasks in this collection.", field: "project_id")
  }

  private static var hasNoEvents: Failure {
    Failure(.invalid, "There are no events in this collection.", field: "calendar_id")
  }

  private func project(_ choice: Choice, _ row: CollectionRow, at now: Instant) throws -> String {
    if let id = choice.project {
      guard let project = try store.projects.find(id: id) else {
        throw Failure(.notFound, "There is no project \(id).", field: "project_id")
      }
      return try store.projects.holder(of: project).uid
    }
    if let uid = row.projectUID, try store.projects.find(uid: uid) != nil { return uid }
    let name = name(of: row, TextRule.projectName, or: "Tasks")
    if let known = try store.projects.listed().first(where: { NameKey($0.name) == NameKey(name) }) {
      return known.uid
    }
    var input = ProjectInput()
    input.name = name
    let id = try AddProject(store, newUID: newUID).run(input, at: now)
    return try store.projects.find(id: id)?.uid ?? ""
  }

  private func calendar(_ choice: Choice, _ row: CollectionRow, at now: Instant) throws -> String {
    if let id = choice.calendar {
      guard let calendar = try store.calendars.find(id: id) else {
        throw Failure(.notFound, "There is no calendar \(id).", field: "calendar_id")
      }
      return try store.calendars.holder(of: calendar).uid
    }
    if let uid = row.calendarUID, try store.calendars.find(uid: uid) != nil { return uid }
    let name = name(of: row, TextRule.calendarName, or: "Calendar")
    let known = try store.calendars.listed().first { NameKey($0.name) == NameKey(name) }
    if let known { return known.uid }
    var input = CalendarInput()
    input.name = name
    let id = try AddCalendar(store, newUID: newUID).run(input, at: now)
    return try store.calendars.find(id: id)?.uid ?? ""
  }

  private func name(of row: CollectionRow, _ rule: TextRule, or other: String) -> String {
    let name = rule.fittedLine(row.name)
    return name.isEmpty ? other : name
  }

  /// What is in two collections would come from one into the other, again and again.
  private func refuseTaken(_ row: CollectionRow) throws {
    for other in try store.accounts.collections() where other.id != row.id && other.isChosen {
      if let uid = row.projectUID, other.projectUID == uid {
        throw Failure(
          .conflict, "The tasks of this project are in “\(other.name)” already.",
          field: "project_id")
      }
      if let uid = row.calendarUID, other.calendarUID == uid {
        throw Failure(
          .conflict, "The events of this calendar are in “\(other.name)” already.",
          field: "calendar_id")
      }
    }
  }
}
