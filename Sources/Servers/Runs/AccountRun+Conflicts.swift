import Domain
import Storage
import UseCases

/// What a server has otherwise than it was changed to here: both values are kept, and somebody decides.
extension AccountRun {
  struct Beside {
    enum Change {
      case importing(String)
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
        case .importing(let text): try take([ItemsReader.Item(text)])
        case .deleting(let uid): try trash(uid)
        }
      }
      if operations.isEmpty { continue }
      try store.write(.sync, at: now) {
        try store.replication.takeOwnSteps()
        try store.replication.takeBeside(operations, at: min(beside.time ?? now, now))
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
