import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// When what a record has was written.
@Suite struct LoggedWritesTests {
  private let test: TestStore
  private let id: Int64
  private let uid: String
  private let made: Instant

  init() throws {
    test = try TestStore()
    made = test.now
    id = try test.add("Rent")
    uid = try test.store.tasks.existing(id).uid
    test.advance(seconds: 60)
  }

  @Test("What a record came with is as old as the record, and each change is of its own step")
  func changes() throws {
    try change()
    let writes = try writes()
    #expect(writes.made?.clock == HybridClock(at: made))
    #expect(writes.properties["title"] == nil)
    #expect(writes.properties["due"]?.clock == HybridClock(at: test.now))
    #expect(writes.properties["due"]?.replica == writes.made?.replica)
    #expect(writes.confirmed == nil && writes.removed == nil)
  }

  @Test("Nothing is known of what never was")
  func nothing() throws {
    #expect(try test.store.lookups.writes(of: .task, uid: "nowhere") == LoggedWrites())
    #expect(try test.store.lookups.writes(of: .event, uid: uid) == LoggedWrites())
  }

  @Test("A purge is known, also when it was trimmed")
  func purge() throws {
    try DeleteTasks(test.store).run([id], at: test.now)
    try PurgeTasks(test.store).run([id], at: test.now)
    let removed = try #require(try writes().removed)
    #expect(removed >= HybridClock(at: test.now))
    test.advance(seconds: 60)
    _ = try TrimChangeLog(test.store).run(to: ChangeLogLimit(before: test.now), at: test.now)
    #expect(try writes().removed == removed)
  }

  @Test(
    "What an import wrote is of when its record was modified, and nothing of it is left when it was undone"
  )
  func imported() throws {
    let modified = try #require(Instant(text: "2025-12-24T16:00:00Z"))
    try test.store.write(.importFile, at: test.now) {
      let old = try test.store.tasks.existing(id)
      var task = old
      task.due = try Moment(text: "2026-02-01")
      _ = try test.store.tasks.save(task, over: old, modified: modified)
    }
    let clock = HybridClock(at: modified)
    #expect(try writes().properties["due"] == LoggedWrites.Write(clock, replica: ""))
    #expect(try writes().confirmed?.clock == clock)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try writes().properties.isEmpty)
    #expect(try writes().confirmed == nil)
    _ = try RedoStep(test.store).run(at: test.now)
    #expect(try writes().properties["due"] != nil)
  }

  private func writes() throws -> LoggedWrites {
    try test.store.lookups.writes(of: .task, uid: uid)
  }

  private func change() throws {
    var input = TaskInput()
    input.due = try Moment(text: "2026-02-01")
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
  }
}
