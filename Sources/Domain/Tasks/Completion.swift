/// A task, or an occurrence of one that repeats, that was completed. Later changes of the task do not touch
/// it, and it stays when the task is purged; reopening the task takes it away.
package struct Completion: Record {
  package static let entity = CommittedChange.Entity.completion
  /// What one can score.
  package static let points: ClosedRange<Int64> = 0...1_000

  package var id: Int64 = 0
  /// ``OccurrenceUID`` of the task and the occurrence, so that two devices never make two.
  package var uid: String
  package var taskUID = ""
  /// Nil for a task that does not repeat.
  package var occurrence: LocalMoment?
  package var completed: Instant
  /// What it scored, by the points of that time.
  package var points: Int64 = 0
  /// Of the task at that time, as the next three.
  package var priority = Priority.p2
  package var due: Moment?
  package var projectUID = ""
  package var tags = TagSet()

  package init(uid: String, taskUID: String, occurrence: LocalMoment?, completed: Instant) {
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
    case points
    case priority
    case dueDate = "due_date"
    case dueInstant = "due_ms"
    case project = "project_uid"
    case tags
  }

  package static func blank(uid: String) -> Completion {
    Completion(uid: uid, taskUID: "", occurrence: nil, completed: .epoch)
  }

  package func value(of property: Property) -> LogValue {
    switch property {
    case .task: .text(taskUID)
    case .occurrence: LogValue(occurrence)
    case .completed: LogValue(completed)
    case .points: .integer(points)
    case .priority: .integer(Int64(priority.rawValue))
    case .dueDate: due.dateValue
    case .dueInstant: due.instantValue
    case .project: .text(projectUID)
    case .tags: tags.isEmpty ? .null : .text(tags.joined)
    }
  }

  package mutating func set(_ property: Property, to value: LogValue) throws {
    switch (property, value) {
    case (.task, .text(let uid)): taskUID = uid
    case (.occurrence, .text), (.occurrence, .null): occurrence = try value.localMoment
    case (.completed, .integer(let milliseconds)): completed = Instant(clamping: milliseconds)
    case (.points, .integer(let number)): points = try Self.checked(points: number)
    case (.priority, .integer(let code)):
      priority = try Priority(code: Int32(truncatingIfNeeded: code))
    case (.dueDate, _): try due.setDate(value, of: property.rawValue)
    case (.dueInstant, _): try due.setInstant(value, of: property.rawValue)
    case (.project, .text(let uid)): projectUID = uid
    case (.tags, .text(let text)): tags = try TagSet(joined: text)
    case (.tags, .null): tags = TagSet()
    default: throw Self.wrongType(property)
    }
  }

  /// Sums of them must not overflow, whatever another program writes.
  private static func checked(points: Int64) throws -> Int64 {
    guard Self.points.contains(points) else {
      throw Failure(
        .invalid, "A completion scores 0 to 1,000 points, not \(points).", field: "points")
    }
    return points
  }
}
