/// What can change of a task; the raw values name it in the change log.
package enum TaskProperty: String, CaseIterable, Sendable {
  case title
  case notes
  case project
  /// One tag that came or went.
  case tag
  case priority
  case favourite
  case due
  case created
  case modified
  case completed
  case deleted
  case kept
}

/// One property of a task before and after; a tag that came has no value before.
package struct TaskPropertyChange: Equatable, Sendable {
  package var property: TaskProperty
  package var old: LogValue
  package var new: LogValue

  package init(_ property: TaskProperty, old: LogValue, new: LogValue) {
    self.property = property
    self.old = old
    self.new = new
  }
}

extension Task {
  /// What differs from how it was; a project is given by its id.
  package func changes(from old: Task) -> [TaskPropertyChange] {
    var changes: [TaskPropertyChange] = []
    for property in TaskProperty.allCases where property != .tag {
      let before = old.value(of: property)
      let after = value(of: property)
      if before != after {
        changes.append(TaskPropertyChange(property, old: before, new: after))
      }
    }
    if tags != old.tags {
      let before = Set(old.tags.names.map { ExactText($0) })
      let after = Set(tags.names.map { ExactText($0) })
      for name in old.tags.names where !after.contains(ExactText(name)) {
        changes.append(TaskPropertyChange(.tag, old: .text(name), new: .null))
      }
      for name in tags.names where !before.contains(ExactText(name)) {
        changes.append(TaskPropertyChange(.tag, old: .null, new: .text(name)))
      }
    }
    return changes
  }

  /// What a task has beyond ``blank(uid:created:)``, as changes that take it away.
  package func removalChanges() throws -> [TaskPropertyChange] {
    let blank = try Task.blank(uid: uid, created: created)
    let created = TaskPropertyChange(.created, old: LogValue(created), new: .null)
    return [created]
      + blank.changes(from: self).map { change in
        TaskPropertyChange(change.property, old: change.old, new: .null)
      }
  }

  /// What a removed task is made from again, before its properties are set.
  package static func blank(uid: String, created: Instant) throws -> Task {
    try Task(uid: uid, title: "?", projectID: Project.inboxID, created: created)
  }

  /// Sets a property as the change log has it. Of a tag, `previous` is the one that goes.
  package mutating func set(
    _ property: TaskProperty, to value: LogValue, from previous: LogValue
  ) throws {
    switch (property, value) {
    case (.title, .text(let text)): try setTitle(text)
    case (.notes, .text(let text)): try setNotes(text)
    case (.notes, .null): try setNotes("")
    case (.project, .integer(let id)): projectID = id
    case (.tag, _):
      if case .text(let name) = previous { try tags.remove(name) }
      if case .text(let name) = value { try tags.insert(name) }
    case (.priority, .integer(let code)):
      priority = try Priority(code: Int32(truncatingIfNeeded: code))
    case (.favourite, .integer(let flag)): isFavourite = flag != 0
    case (.due, .text(let text)): due = try Due(text: text)
    case (.due, .null): due = nil
    case (.created, .integer(let milliseconds)): created = Instant(clamping: milliseconds)
    case (.modified, .integer(let milliseconds)): modified = Instant(clamping: milliseconds)
    case (.completed, _): completed = value.instant
    case (.deleted, _): deleted = value.instant
    case (.kept, .text(let text)): kept = text
    case (.kept, .null): kept = nil
    default:
      throw Failure(
        .corrupt, "The change log gives a task's \(property.rawValue) a value of a wrong type.")
    }
  }

  private func value(of property: TaskProperty) -> LogValue {
    switch property {
    case .title: .text(title)
    case .notes: notes.isEmpty ? .null : .text(notes)
    case .project: .integer(projectID)
    case .tag: .null  // several: see changes(from:)
    case .priority: .integer(Int64(priority.rawValue))
    case .favourite: .integer(isFavourite ? 1 : 0)
    case .due: due.map { .text($0.text) } ?? .null
    case .created: LogValue(created)
    case .modified: LogValue(modified)
    case .completed: LogValue(completed)
    case .deleted: LogValue(deleted)
    case .kept: kept.map { .text($0) } ?? .null
    }
  }
}
