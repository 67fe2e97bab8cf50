import TaskcoreSwift
import TaskcoreSwiftAsync
import Testing

/// Commits that are waited for.
@Suite struct CommitStreamTests {
  @Test("They come in their order, from any thread")
  func order() async throws {
    let store = try openStore()
    let commits = try store.commits()
    let adding = _Concurrency.Task.detached {
      for title in ["Pay rent", "Call Ann", "Buy milk"] { _ = try store.addTask(title) }
    }
    var ids: [Int64] = []
    for await commit in commits.prefix(3) {
      ids += commit.changes.filter { $0.entity == .task }.map(\.id)
    }
    try await adding.value
    #expect(ids == ids.sorted() && ids.count == 3)
  }

  @Test("A task that is cancelled hears no more")
  func cancellation() async throws {
    let store = try openStore()
    let commits = try store.commits()
    let listening = _Concurrency.Task { () -> Int in
      var count = 0
      for await _ in commits { count += 1 }
      return count
    }
    listening.cancel()
    #expect(await listening.value == 0)
    _ = try store.addTask("Pay rent")
  }

  @Test("Who is slow may have the newest alone")
  func newest() async throws {
    let store = try openStore()
    let commits = try store.commits(buffering: .bufferingNewest(1))
    _ = try store.addTask("Pay rent")
    let last = try store.addTask("Call Ann")
    for await commit in commits {
      #expect(commit.changes.contains { $0.id == last })
      break
    }
  }
}
