/// When a task that was purged came, was due and went, so that the figures of those days stay. Its uid is
/// the task's.
package struct PurgedTask: Record {
  package static let entity = CommittedChange.Entity.purgedTask

  package var id: Int64 = 0
  package var uid: String
  package var created: Instant
  package var due: Moment?
  package var completed: Instant?
  package var deleted: Instant
  package var projectUID = ""
  /// Whether it repeated.
  package var repeats = false

  package init(uid: String, created: Instant, deleted: Instant) {
    self.uid = uid
    self.created = created
    self.deleted = deleted
  }

  /// The raw values name it in the change log, and its column.
  package enum Property: String, CaseIterable, Hashable, Sendable {
    case created = "created_ms"
    case dueDate = "due_date"
    case dueInstant = "due_ms"
    case completed = "completed_ms"
    case deleted = "deleted_ms"
    case project = "project_uid"
    case repeats
  }

  package static func blank(uid: String) -> PurgedTask {
    PurgedTask(uid: uid, created: .epoch, deleted: .epoch)
  }

  package func value(of property: Property) -> LogValue {
    switch property {
    case .created: LogValue(created)
    case .dueDate: due.dateValue
    case .dueInstant: due.instantValue
    case .completed: LogValue(completed)
    case .deleted: LogValue(deleted)
    case .project: .text(projectUID)
    case .repeats: .integer(repeats ? 1 : 0)
    }
  }

  package mutating func set(_ property: Property, to value: LogValue) throws {
    switch (property, value) {
    case (.created, .integer(let milliseconds)): created = Instant(clamping: milliseconds)
    case (.dueDate, _): try due.setDate(value, of: property.rawValue)
    case (.dueInstant, _): try due.setInstant(value, of: property.rawValue)
    case (.completed, .integer(let milliseconds)): completed = Instant(clamping: milliseconds)
    case (.completed, .null): completed = nil
    case (.deleted, .integer(let milliseconds)): deleted = Instant(clamping: milliseconds)
    case (.project, .text(let uid)): projectUID = uid
    case (.repeats, .integer(let flag)): repeats = flag != 0
    default: throw Self.wrongType(property)
    }
  }
}
