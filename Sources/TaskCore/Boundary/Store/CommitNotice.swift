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
        uid: arena.copy(change.uid) ?? staticText(""),
        fields: change.properties.reduce(UInt64(0)) { $0 | $1.bit },
        entity: change.entity.rawValue, kind: change.kind.rawValue)
    }
    commit.changes = UnsafePointer(changes)
    commit.change_count = step.changes.count
    commit.change_stride = MemoryLayout<taskcore_change>.stride
  }

  func tell(_ observer: ObserverHandle) -> Int32 {
    withExtendedLifetime(arena) { withUnsafePointer(to: commit) { observer.tell($0) } }
  }
}
