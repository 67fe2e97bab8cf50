import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Trimming of the change log.
@Suite struct TrimTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  @Test("Steps before a time go, and undo and history end there and say so")
  func age() throws {
    let old = try test.add("Old")
    test.advance(seconds: 3_600)
    let middle = test.now
    let new = try test.add("New")
    let before = try test.contents()
    let report = try trim(ChangeLogLimit(before: middle))
    // The trim is a step, too.
    #expect(report.stepCount == 2 && report.changeCount == 1)
    #expect(report.first == middle)
    #expect(report.trimmed == Instant(clamping: middle.milliseconds - 3_600_000))
    #expect(try test.contents() == before)
    #expect(try test.store.history(ofTask: old).isEmpty)
    #expect(try test.store.history(ofTask: new).count == 1)
    #expect(try UndoStep(test.store).run(at: test.now).action == .addTasks)
    let failure = #expect(throws: Failure.self) { try UndoStep(test.store).run(at: test.now) }
    #expect(failure?.kind == .notFound)
    #expect(failure?.message.description.contains("trimmed up to 2026-01-15T12:00:00") == true)
    #expect(try test.titles() == ["Old"])
  }

  @Test("The oldest steps go until the rest has room")
  func size() throws {
    for number in 0..<50 { _ = try test.add("Task \(number)") }
    let whole = try test.store.changeLogReport()
    let half = try trim(ChangeLogLimit(maxBytes: whole.byteCount / 2))
    // The step of the trim is not counted.
    #expect(half.byteCount <= whole.byteCount / 2 + 80)
    #expect((20...26).contains(half.changeCount))
    var undone = 0
    while (try? UndoStep(test.store).run(at: test.now)) != nil { undone += 1 }
    #expect(undone == Int(half.changeCount))
    #expect(try trim(ChangeLogLimit(maxBytes: 0)).changeCount == 0)
    #expect(try test.titles().count == 50 - undone)
  }

  @Test("Nothing that has to go is no step, and what was undone can still be done again")
  func nothing() throws {
    _ = try test.add("One")
    test.advance(seconds: 60)
    _ = try test.add("Two")
    _ = try UndoStep(test.store).run(at: test.now)
    let report = try test.store.changeLogReport()
    #expect(try trim(ChangeLogLimit(maxBytes: 1 << 30)) == report)
    #expect(try trim(ChangeLogLimit(before: Instant.range.lowerBound)) == report)
    _ = try trim(ChangeLogLimit(before: test.now))
    #expect(try RedoStep(test.store).run(at: test.now).action == .addTasks)
    #expect(try test.titles() == ["One", "Two"])
  }

  @Test("Clocks and numbers of steps go on after all was trimmed")
  func clocks() throws {
    test.advance(seconds: 3_600)
    _ = try test.add("One")
    let database = test.store.database
    let last = try #require(try database.integer("SELECT max(hlc) FROM step"))
    test.advance(seconds: -3_600)
    _ = try trim(ChangeLogLimit(maxBytes: 0))
    _ = try test.add("Two")
    #expect(try database.integer("SELECT min(hlc) > \(last) FROM step") == 1)
    #expect(try database.integer("SELECT min(id) FROM change") == 2)
  }

  @Test("No limit, and a size below 0, are refused")
  func refusals() throws {
    #expect(throws: Failure.self) { try trim(ChangeLogLimit()) }
    #expect(throws: Failure.self) { try trim(ChangeLogLimit(maxBytes: -1)) }
  }

  @Test("An issued invoice stays whole, and the store with it")
  func invoices() throws {
    let draft = try test.addDraft()
    try test.addLine(to: draft.uid, 1_000_00)
    try test.issue(draft.uid)
    let before = try test.contents()
    _ = try trim(ChangeLogLimit(maxBytes: 0))
    #expect(try test.contents() == before)
    #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now) == RepairReport())
    #expect(throws: Failure.self) { try UndoStep(test.store).run(at: test.now) }
  }

  private func trim(_ limit: ChangeLogLimit) throws -> ChangeLogReport {
    try TrimChangeLog(test.store).run(to: limit, at: test.now)
  }
}
