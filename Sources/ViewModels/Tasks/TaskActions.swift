import Domain

/// The available actions on a task in its present state; the bits are those of the C API.
package struct TaskActions: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let edit = TaskActions(rawValue: 1 << 0)
  package static let complete = TaskActions(rawValue: 1 << 1)
  package static let reopen = TaskActions(rawValue: 1 << 2)
  package static let delete = TaskActions(rawValue: 1 << 3)
  package static let restore = TaskActions(rawValue: 1 << 4)
  package static let purge = TaskActions(rawValue: 1 << 5)
  package static let move = TaskActions(rawValue: 1 << 6)
  package static let indent = TaskActions(rawValue: 1 << 7)
  package static let outdent = TaskActions(rawValue: 1 << 8)
  package static let addSubtask = TaskActions(rawValue: 1 << 9)
  package static let skipOccurrence = TaskActions(rawValue: 1 << 10)
  package static let endSeries = TaskActions(rawValue: 1 << 11)
  package static let start = TaskActions(rawValue: 1 << 12)
  package static let stop = TaskActions(rawValue: 1 << 13)
  package static let cancel = TaskActions(rawValue: 1 << 14)
  package static let cancelSeries = TaskActions(rawValue: 1 << 15)
}

extension TaskActions {
  init(_ task: TaskFacts) {
    switch task.status {
    case .open:
      self = [.edit, .complete, .delete, .move, .addSubtask, .cancel]
      insert(task.isStarted ? .stop : .start)
      if task.repeats { insert(.cancelSeries) }
    case .completed, .cancelled: self = [.edit, .reopen, .delete, .move]
    case .deleted:
      self = [.restore, .purge]
      return
    }
    if task.hasPreviousSibling { insert(.indent) }
    if task.isSubtask { insert(.outdent) }
    if task.repeats { insert(.endSeries) }
    if task.hasNextOccurrence { insert(.skipOccurrence) }
  }
}
