import Synchronization
import TaskcoreSwift

/// The commits that an observer was told of.
final class Told: Sendable {
  private let list = Mutex<[Commit]>([])

  var commits: [Commit] { list.withLock { $0 } }

  func append(_ commit: Commit) {
    list.withLock { $0.append(commit) }
  }
}

/// How often something happened, in any thread.
final class Counter: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func add() {
    number.withLock { $0 += 1 }
  }
}
