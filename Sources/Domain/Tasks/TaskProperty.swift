/// What can change of a task; the raw values name it in the change log.
package enum TaskProperty: String, CaseIterable, Sendable {
  case title
  case notes
  case project
  /// One tag that came or went.
  case tag
  case parent
  case position
  case priority
  case favourite
  case slot
  case start
  case due
  case estimatedDuration = "estimated_duration"
  case url
  case reminders
  case repeatRule = "repeat_rule"
  case repeatMode = "repeat_mode"
  case repeatStart = "repeat_start"
  case excludedDates = "excluded_dates"
  case addedDates = "added_dates"
  case occurrence
  case series
  case zone
  /// One task that it came or ceased to depend on.
  case dependency
  case created
  case modified
  case completed
  case deleted
  case kept
}

/// One property of a task before and after; a tag or dependency that came has no value before.
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
  /// What differs from how it was; projects and other tasks are given by their ids.
  package func changes(from old: Task) -> [TaskPropertyChange] {
    var changes: [TaskPropertyChange] = []
    for property in TaskProperty.allCases where property != .tag && property != .dependency {
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
    if dependencies != old.dependencies {
      for id in old.dependencies where !dependencies.contains(id) {
        changes.append(TaskPropertyChange(.dependency, old: .integer(id), new: .null))
      }
      for id in dependencies where !old.dependencies.contains(id) {
        changes.append(TaskPropertyChange(.dependency, old: .null, new: .integer(id)))
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

  /// Sets a property as the change log has it. Of a tag or dependency, `previous` is the one that
  /// goes.
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
    case (.parent, .integer(let id)): parentID = id
    case (.parent, .null): parentID = nil
    case (.position, .text(let text)): position = try OrderKey(text)
    // As a removed task has it: it was made with the first one.
    case (.position, .null): position = .first
    case (.slot, .integer(let code)):
      try setSlot(Slot(code: Int32(truncatingIfNeeded: code)))
    case (.start, .text(let text)): start = try Moment(text: text)
    case (.start, .null): start = nil
    case (.estimatedDuration, .integer(let seconds)): try setEstimatedDuration(seconds)
    case (.estimatedDuration, .null): try setEstimatedDuration(nil)
    case (.url, .text(let text)): try setURL(text)
    case (.url, .null): try setURL("")
    case (.reminders, .text(let text)): try setReminders([Reminder](text: text))
    case (.reminders, .null): try setReminders([])
    case (.repeatRule, .text(let text)): repeatRule = try RepeatRule(text)
    case (.repeatRule, .null): repeatRule = nil
    case (.repeatMode, .integer(let code)):
      repeatMode = try RepeatMode(code: Int32(truncatingIfNeeded: code))
    case (.repeatStart, _): repeatStart = try value.localMoment
    case (.excludedDates, _): try setExcludedDates(value.localMoments(field: "excluded_dates"))
    case (.addedDates, _): try setAddedDates(value.localMoments(field: "added_dates"))
    case (.occurrence, _): occurrence = try value.localMoment
    case (.series, _): seriesUID = value.text
    case (.zone, _): zoneName = value.text
    case (.dependency, _):
      var ids = Set(dependencies)
      if case .integer(let id) = previous { ids.remove(id) }
      if case .integer(let id) = value { ids.insert(id) }
      try setDependencies(ids)
    case (.priority, .integer(let code)):
      priority = try Priority(code: Int32(truncatingIfNeeded: code))
    case (.favourite, .integer(let flag)): isFavourite = flag != 0
    case (.due, .text(let text)): due = try Moment(text: text)
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
    case .tag, .dependency: .null  // several: see changes(from:)
    case .parent: parentID.map { .integer($0) } ?? .null
    case .position: .text(position.text)
    case .slot: .integer(Int64(slot.rawValue))
    case .start: start.map { .text($0.text) } ?? .null
    case .estimatedDuration: estimatedDuration.map { .integer($0) } ?? .null
    case .url: url.isEmpty ? .null : .text(url)
    case .reminders: reminders.isEmpty ? .null : .text(reminders.text)
    case .repeatRule: repeatRule.map { .text($0.text) } ?? .null
    case .repeatMode: .integer(Int64(repeatMode.rawValue))
    case .repeatStart: LogValue(repeatStart)
    case .excludedDates: LogValue(excludedDates)
    case .addedDates: LogValue(addedDates)
    case .occurrence: LogValue(occurrence)
    case .series: LogValue(seriesUID)
    case .zone: LogValue(zoneName)
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
