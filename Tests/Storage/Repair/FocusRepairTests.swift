import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// What another program damaged of focus sessions.
@Suite struct FocusRepairTests {
  let test: TestStore

  /// One that was finished after a minute, and one that runs.
  init() throws {
    test = try TestStore()
    let start = StartFocus(test.store, newUID: test.newUID)
    _ = try start.run(.work, task: nil, minutes: 25, at: test.now)
    test.advance(seconds: 60)
    try FinishFocus(test.store).run(at: test.now)
    _ = try start.run(.work, task: nil, minutes: 25, at: test.now)
  }

  private func repair() throws -> RepairReport {
    try Repair(test.store, newUID: test.newUID).run(at: test.now)
  }

  @Test("What is sound stays as it is")
  func sound() throws {
    let before = try test.contents()
    #expect(try repair() == RepairReport())
    #expect(try test.contents() == before)
  }

  @Test(
    "After a repair, every session can be read, and one at most goes on",
    arguments: [
      "kind = 9", "kind = 'x'", "state = 0", "state = 1", "state = 2", "round = -1",
      "length_ms = 7", "length_ms = 'x'", "worked = 'x'", "started_ms = 'x'", "resumed_ms = NULL",
      "resumed_ms = 5", "finished_ms = 5", "finished_ms = NULL", "state = 3, resumed_ms = NULL",
    ])
  func damaged(assignment: String) throws {
    try test.store.database.execute("UPDATE focus_session SET \(assignment)")
    _ = try repair()
    let sessions = try test.store.focusSessions.all()
    #expect(sessions.count == 2)
    #expect(sessions.count { $0.state == .running || $0.state == .paused } <= 1)
    for session in sessions {
      #expect((session.state == .running) == (session.resumed != nil))
      let isOver = session.state == .finished || session.state == .cancelled
      #expect(isOver == (session.finished != nil))
    }
    #expect(try repair() == RepairReport())
  }

  @Test("Stretches that do not agree with their sessions are made anew")
  func stretches() throws {
    func work() throws -> [Int64] {
      try test.store.focusTotals(
        by: .day, in: Instant.range.lowerBound..<Instant.range.upperBound, at: test.now
      ).map(\.duration)
    }
    #expect(try work() == [60_000])
    for damage in [
      "DELETE FROM focus_stretch", "UPDATE focus_stretch SET end_ms = end_ms + 1",
      "INSERT INTO focus_stretch SELECT session_id, 9, start_ms, end_ms FROM focus_stretch",
    ] {
      try test.store.database.execute(damage)
      #expect(try work() != [60_000])
      #expect(try repair().isIndexRebuilt)
      #expect(try work() == [60_000])
    }
  }
}
