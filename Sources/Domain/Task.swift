/// Something to do.
///
///     var task = try Task(uid: uid, title: "Pay rent", projectID: Project.inboxID, created: now)
///     try task.complete(at: later)
package struct Task: Equatable, Sendable {
  /// 0 until it is stored.
  package var id: Int64 = 0
  package var uid: String
  package private(set) var title: String
  package private(set) var notes = ""
  package var projectID: Int64
  package var tags = TagSet()
  package var priority = Priority.p2
  package var isFavourite = false
  package var due: Due?
  package var created: Instant
  package var modified: Instant
  package var completed: Instant?
  package var deleted: Instant?
  /// What another program's file said of it and no property here holds, as a JSON object.
  package var kept: String?

  /// - Throws: `invalid` for a uid or title that is empty, too long or more than one line.
  package init(uid: String, title: String, projectID: Int64, created: Instant) throws {
    self.uid = try TextRule.uid.line(uid)
    self.title = try TextRule.title.line(title)
    self.projectID = projectID
    self.created = created
    modified = created
  }

  package var status: Status {
    if deleted != nil { return .deleted }
    return completed == nil ? .open : .completed
  }

  package mutating func setTitle(_ text: String) throws {
    title = try TextRule.title.line(text)
  }

  package mutating func setNotes(_ text: String) throws {
    notes = try TextRule.notes(text)
  }

  /// - Throws: `conflict` unless it is open.
  package mutating func complete(at now: Instant) throws {
    try require(.open, "only an open task can be completed")
    completed = now
  }

  /// - Throws: `conflict` unless it is completed.
  package mutating func reopen() throws {
    try require(.completed, "only a completed task can be reopened")
    completed = nil
  }

  /// Moves it to the trash.
  ///
  /// - Throws: `conflict` when it is there.
  package mutating func delete(at now: Instant) throws {
    try refuseDeleted()
    deleted = now
  }

  /// Takes it out of the trash, open or completed as it was.
  ///
  /// - Throws: `conflict` when it is not there.
  package mutating func restore() throws {
    try require(.deleted, "only a task in the trash can be restored")
    deleted = nil
  }

  /// - Throws: `conflict` unless it is in the trash.
  package func checkPurgeable() throws {
    try require(.deleted, "only a task in the trash can be purged: delete it first")
  }

  /// - Throws: `conflict` when it is in the trash.
  package func refuseDeleted() throws {
    if status == .deleted {
      throw Failure(
        .conflict, "Task \(id) is in the trash: restore it first.", field: "ids")
    }
  }

  private func require(_ expected: Status, _ rule: String) throws {
    guard status == expected else {
      let state =
        switch status {
        case .open: "open"
        case .completed: "completed"
        case .deleted: "in the trash"
        }
      throw Failure(.conflict, "Task \(id) is \(state): \(rule).", field: "ids")
    }
  }
}
