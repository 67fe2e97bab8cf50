/// An open task that was overdue and got another due, or none: it was overdue until then, and the figures
/// of those days stay.
package struct Postponement: Record {
  package static let entity = CommittedChange.Entity.postponement

  package var id: Int64 = 0
  package var uid: String
  package var taskUID: String
  /// What its due was.
  package var due: Moment?
  /// When it got another one.
  package var ended: Instant
  package var projectUID = ""

  package init(uid: String, taskUID: String, due: Moment, ended: Instant) {
    self.uid = uid
    self.taskUID = taskUID
    self.due = due
    self.ended = ended
  }

  private init(blank uid: String) {
    self.uid = uid
    taskUID = ""
    ended = .epoch
  }

  /// The raw values name it in the change log, and its column.
  package enum Property: String, CaseIterable, Hashable, Sendable {
    case task = "task_uid"
    case dueDate = "due_date"
    case dueInstant = "due_ms"
    case ended = "ended_ms"
    case project = "project_uid"
  }

  package static func blank(uid: String) -> Postponement { Postponement(blank: uid) }

  package func value(of property: Property) -> LogValue {
    switch property {
    case .task: .text(taskUID)
    case .dueDate: due.dateValue
    case .dueInstant: due.instantValue
    case .ended: LogValue(ended)
    case .project: .text(projectUID)
    }
  }

  package mutating func set(_ property: Property, to value: LogValue) throws {
    switch (property, value) {
    case (.task, .text(let uid)): taskUID = uid
    case (.dueDate, _): try due.setDate(value, of: property.rawValue)
    case (.dueInstant, _): try due.setInstant(value, of: property.rawValue)
    case (.ended, .integer(let milliseconds)): ended = Instant(clamping: milliseconds)
    case (.project, .text(let uid)): projectUID = uid
    default: throw Self.wrongType(property)
    }
  }
}
