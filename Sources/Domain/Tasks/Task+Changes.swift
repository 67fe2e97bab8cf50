package typealias TaskProperty = Task.Property

/// A property of a task before and after a change; an added tag or dependency has no value before.
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
      // The tags of a new task are compared with none, for which they need not be in a set.
      lazy var before = Set(old.tags.names.map { ExactText($0) })
      lazy var after = Set(tags.names.map { ExactText($0) })
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

  /// What a task has beyond a blank one, as changes that take it away.
  package func removalChanges() throws -> [TaskPropertyChange] {
    try Task.blank(uid: uid).changes(from: self).map { change in
      TaskPropertyChange(change.property, old: change.old, new: .null)
    }
  }

  /// Sets a property as the change log has it. Of a tag or dependency, `previous` is the one that
  /// goes.
  package mutating func set(
    _ property: TaskProperty, to value: LogValue, from previous: LogValue
  ) throws {
    switch property {
    case .tag:
      if case .text(let name) = previous { try tags.remove(name) }
      if case .text(let name) = value { try tags.insert(name) }
    case .dependency:
      var ids = Set(dependencies)
      if case .integer(let id) = previous { ids.remove(id) }
      if case .integer(let id) = value { ids.insert(id) }
      try setDependencies(Array(ids))
    default: try set(property, to: value)
    }
  }
}
