import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// What there is at all in a store, which is kept until somebody writes.
@Suite struct StorePresenceTests {
  /// - Returns: its id.
  private func addSubtask(_ test: TestStore) throws -> Int64 {
    let parent = try test.add("Move")
    return try test.add("Pack") { $0.parent = .some(parent) }
  }

  @Test("What this connection writes is seen, and what it takes back")
  func own() throws {
    let test = try TestStore()
    #expect(try !test.store.presence.facts().hasSubtasks)
    let id = try addSubtask(test)
    #expect(try test.store.presence.facts().hasSubtasks)
    try test.store.database.execute("UPDATE task SET parent_id = NULL WHERE id = \(id)")
    #expect(try !test.store.presence.facts().hasSubtasks)
  }

  @Test("What is rolled back was never there, although it was seen before")
  func rolledBack() throws {
    let test = try TestStore()
    struct Stop: Error {}
    #expect(try !test.store.presence.facts().hasSubtasks)
    #expect(throws: Stop.self) {
      try test.store.write(.addTasks, at: test.now) {
        _ = try addSubtask(test)
        #expect(try test.store.presence.facts().hasSubtasks)
        throw Stop()
      }
    }
    #expect(try !test.store.presence.facts().hasSubtasks)
  }

  @Test("What another connection writes is seen by the next reading")
  func foreign() throws {
    let folder = try TemporaryFolder()
    let one = try TestStore(path: folder.path("store.db"))
    let other = try TestStore(path: folder.path("store.db"))
    #expect(try !one.store.presence.facts().hasSubtasks)
    _ = try addSubtask(other)
    #expect(try one.store.read { try one.store.presence.facts().hasSubtasks })
  }

  @Test("A task that starts later is hidden until then, although nobody writes meanwhile")
  func time() throws {
    let test = try TestStore()
    let start = Instant(clamping: test.now.milliseconds + 60_000)
    _ = try test.add("Wait") { $0.start = .some(.dateTime(start)) }
    let hidden = { try test.store.listing(at: test.now).withPresence().isAnyHidden(at: test.now) }
    #expect(try hidden())
    test.advance(seconds: 61)
    #expect(try !hidden())
  }
}
