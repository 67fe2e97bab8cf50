/// A query for tasks, and their order: `TaskQuery(.tag("bank"), sort: [.init(.due)])`.
package struct TaskQuery: Equatable, Sendable {
  /// A sort key of tasks.
  package struct Sort: Equatable, Sendable {
    package var key: Key
    package var isDescending: Bool
    /// With ``Key/field``: which one.
    package var field: CustomField?

    package init(_ key: Key, descending: Bool = false) {
      self.key = key
      isDescending = descending
    }

    package init(_ field: CustomField, descending: Bool = false) {
      self.init(.field, descending: descending)
      self.field = field
    }
  }

  /// A grouping of tasks; the raw values are those of the C API.
  package enum Grouping: Int32, CaseIterable, Sendable {
    case project = 1
    case dueDay
    case priority
    case completedDay
    case section
    /// A task stands below each of its tags.
    case tag
    /// Where tasks stand today.
    case slot
    case parent
    /// ISO 8601's week of the due.
    case week
  }

  package var filter: TaskFilter
  /// What is meant unless the filter says something of the status.
  package var defaultStatus = Status.open
  /// The first counts most; ties go by creation, then by uid: that is the same on every device.
  package var sort: [Sort]
  package var grouping: Grouping?
  /// Each task is followed by its subtasks, as far as the query asks for them.
  package var isTree = false
  package var limit: Int64?
  package var offset: Int64 = 0

  package init(_ filter: TaskFilter = .everything, sort: [Sort] = []) {
    self.filter = filter
    self.sort = sort
  }

  /// The filter with what goes without saying: unless it says something else of them, only tasks of
  /// the default status are meant, and of open ones none that is hidden until later or in an archived
  /// project.
  package func effectiveFilter(at now: Instant) -> TaskFilter {
    var conditions = [filter]
    let saysStatus = filter.contains { if case .status = $0 { true } else { false } }
    if !saysStatus { conditions.append(.status([defaultStatus])) }
    var visible: [TaskFilter] = []
    if !filter.contains({ if case .hidden = $0 { true } else { false } }) {
      visible.append(.not(.hidden(at: now)))
    }
    if !filter.contains({ $0 == .archived }) { visible.append(.not(.archived)) }
    let meant = TaskFilter.all(conditions)
    if meant.demands({ $0 == .status([.open]) }) {
      conditions += visible
    } else if !visible.isEmpty, meant.allowsOpen {
      conditions.append(.any([.not(.status([.open])), .all(visible)]))
    }
    return .all(conditions)
  }
}

extension TaskFilter {
  /// Whether it or a part of it is such a condition.
  package func contains(_ isMeant: (TaskFilter) -> Bool) -> Bool {
    if isMeant(self) { return true }
    return switch self {
    case .all(let parts), .any(let parts): parts.contains { $0.contains(isMeant) }
    case .not(let part): part.contains(isMeant)
    default: false
    }
  }

  /// Whether only tasks for which such a condition holds can be found.
  package func demands(_ isMeant: (TaskFilter) -> Bool) -> Bool {
    if isMeant(self) { return true }
    if case .all(let parts) = self { return parts.contains { $0.demands(isMeant) } }
    return false
  }

  /// Whether open tasks may be among those that it means, as far as its statuses say.
  fileprivate var allowsOpen: Bool {
    !demands { if case .status(let statuses) = $0 { !statuses.contains(.open) } else { false } }
  }
}
