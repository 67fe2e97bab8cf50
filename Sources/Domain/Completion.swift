/// An occurrence of a task that was completed; later changes of the task do not touch it.
package struct Completion: Record {
  package static let entity = CommittedChange.Entity.completion

  package var id: Int64 = 0
  /// ``OccurrenceUID`` of the task and the occurrence, so that two devices never make two.
  package var uid: String
  package var taskUID = ""
  package var occurrence: LocalMoment
  package var completed: Instant
  /// Of the project and the task at that time.
  package var projectUID = ""
  package var priority = Priority.p2

  package init(uid: String, taskUID: String, occurrence: LocalMoment, completed: Instant) {
    self.uid = uid
    self.taskUID = taskUID
    self.occurrence = occurrence
    self.completed = completed
  }

  /// The raw values name it in the change log, and its column.
  package enum Property: String, CaseIterable, Hashable, Sendable {
    case task = "task_uid"
    case occurrence
    case completed = "completed_ms"
    case project = "project_uid"
    case priority
  }

  package static func blank(uid: String) -> Completion {
    Completion(uid: uid, taskUID: "", occurrence: .date(.epoch), completed: .epoch)
  }

  package func value(of property: Property) -> LogValue {
    switch property {
    case .task: .text(taskUID)
    case .occurrence: .text(occurrence.text)
    case .completed: LogValue(completed)
    case .project: .text(projectUID)
    case .priority: .integer(Int64(priority.rawValue))
    }
  }

  package mutating func set(_ property: Property, to value: LogValue) throws {
    switch (property, value) {
    case (.task, .text(let uid)): taskUID = uid
    case (.occurrence, .text(let text)): occurrence = try LocalMoment(text: text)
    case (.completed, .integer(let milliseconds)): completed = Instant(clamping: milliseconds)
    case (.project, .text(let uid)): projectUID = uid
    case (.priority, .integer(let code)):
      priority = try Priority(code: Int32(truncatingIfNeeded: code))
    default: throw Self.wrongType(property)
    }
  }
}
