import CTaskcore
import Domain

/// A commit in the form that observers get it; its memory lives as long as it does.
final class CommitNotice {
  private let arena = Arena()
  private var commit = taskcore_commit()

  init(_ step: CommittedStep, noticed: Instant, origin: Int32) {
    commit.struct_size = MemoryLayout<taskcore_commit>.size
    commit.at_ms = step.at.milliseconds
    commit.noticed_ms = noticed.milliseconds
    commit.action = step.action.rawValue
    commit.origin = origin
    guard
      let changes = arena.allocate(taskcore_change.self, count: step.changes.count)
    else { return }
    for (index, change) in step.changes.enumerated() {
      changes[index] = taskcore_change(
        struct_size: MemoryLayout<taskcore_change>.size, id: change.id,
        uid: arena.copy(change.uid) ?? staticText(""), fields: Self.fields(change.properties),
        entity: change.entity.rawValue, kind: change.kind.rawValue)
    }
    commit.changes = UnsafePointer(changes)
    commit.change_count = step.changes.count
    commit.change_stride = MemoryLayout<taskcore_change>.stride
  }

  func tell(_ observer: ObserverHandle) -> Int32 {
    withExtendedLifetime(arena) { withUnsafePointer(to: commit) { observer.tell($0) } }
  }

  private static func fields(_ properties: Set<TaskProperty>) -> UInt64 {
    properties.reduce(0) { $0 | field($1) }
  }

  /// The bit of a property; those that every change brings, and those that no caller sees, have
  /// none.
  static func field(_ property: TaskProperty) -> UInt64 {
    switch property {
    case .title: TASKCORE_TASK_TITLE
    case .notes: TASKCORE_TASK_NOTES
    case .project: TASKCORE_TASK_PROJECT
    case .tag: TASKCORE_TASK_TAGS
    case .priority: TASKCORE_TASK_PRIORITY
    case .favourite: TASKCORE_TASK_FAVOURITE
    case .due: TASKCORE_TASK_DUE
    case .completed: TASKCORE_TASK_COMPLETED
    case .deleted: TASKCORE_TASK_DELETED
    case .slot: TASKCORE_TASK_SLOT
    case .start: TASKCORE_TASK_START
    case .estimatedDuration: TASKCORE_TASK_ESTIMATED_DURATION
    case .url: TASKCORE_TASK_URL
    case .reminders: TASKCORE_TASK_REMINDERS
    case .repeatRule: TASKCORE_TASK_REPEAT_RULE
    case .parent: TASKCORE_TASK_PARENT
    case .dependency: TASKCORE_TASK_DEPENDS_ON
    case .position: TASKCORE_TASK_POSITION
    case .repeatMode: TASKCORE_TASK_REPEAT_MODE
    case .excludedDates: TASKCORE_TASK_EXCLUDED_DATES
    case .addedDates: TASKCORE_TASK_ADDED_DATES
    case .occurrence, .repeatStart: TASKCORE_TASK_OCCURRENCE
    case .zone: TASKCORE_TASK_ZONE
    case .created, .modified, .kept, .series: 0
    }
  }
}
