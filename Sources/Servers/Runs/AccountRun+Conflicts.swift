import Domain
import Interchange
import Storage
import UseCases

/// Concurrent changes of a property here and at the server: both values are kept, for the user to decide.
extension AccountRun {
  struct Beside {
    enum Change {
      case importing(ItemsReader.Item)
      /// What takes the place of what is shown here. Of values that are in conflict, the others stay.
      case updating(ItemsReader.Item)
      case deleting(uid: String)
    }

    let change: Change
    /// When it was made at the server, as far as that is known.
    let time: Instant?

    init(_ change: Change, _ time: Instant?) {
      self.change = change
      self.time = time
    }
  }

  /// Keeps what the server has beside what is here. Which of both is shown, their times say.
  func takeBeside(_ besides: [Beside]) throws {
    for beside in besides {
      let operations = try store.replication.operations(at: now) {
        switch beside.change {
        case .importing(let item), .updating(let item): try take([item])
        case .deleting(let uid): try trash(uid)
        }
      }
      if operations.isEmpty { continue }
      try store.write(.sync, at: now) {
        try store.replication.takeOwnSteps()
        let time = min(beside.time ?? now, now)
        if case .updating = beside.change {
          try store.replication.takeOver(operations, at: time)
        } else {
          try store.replication.takeBeside(operations, at: time)
        }
      }
    }
  }

  private func trash(_ uid: String) throws {
    for id in try store.localObjects.taskIDs(of: uid) {
      let old = try store.tasks.existing(id)
      var task = old
      try task.delete(at: now)
      _ = try store.tasks.save(task, over: old, modified: now)
    }
  }
}
