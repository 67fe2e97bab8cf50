import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Series of which another program changed the present occurrence or the marks.
@Suite struct SeriesRepairTests {
  let test: TestStore
  let water: Int64

  /// “Water”, daily from 1 January, completed on the first, skipped on the second, completed on the third.
  init() throws {
    let test = try TestStore()
    self.test = test
    water = try test.add("Water") {
      $0.due = try? Moment(text: "2026-01-01")
      $0.repeatRule = try? RepeatRule("FREQ=DAILY")
    }
    try CompleteTasks(test.store).run([water], at: test.now)
    try SkipOccurrences(test.store).run([water], at: test.now)
    try CompleteTasks(test.store).run([water], at: test.now)
    test.advance(seconds: 60)
  }

  @Test("A series that nobody damaged is found whole")
  func whole() throws {
    #expect(try present() == "20260104")
    #expect(try test.store.seriesFaults().isEmpty)
    #expect(try repair() == RepairReport())
  }

  @Test(
    "The occurrence that a task is at stays, and its marks agree with it after a repair",
    arguments: [
      ("UPDATE task SET occurrence = '20260107', due_date = 20260107", "20260104", 2, 1),
      ("UPDATE task SET occurrence = '20260103', due_date = 20260103", "20260104", 1, 1),
      ("UPDATE task SET occurrence = '20260102', due_date = 20260102", "20260104", 1, 0),
      ("UPDATE task SET occurrence = '20260101', due_date = 20260101", "20260104", 0, 0),
      ("DELETE FROM completion WHERE occurrence = '20260101'", "20260101", 1, 1),
      ("DELETE FROM skipped_occurrence", "20260102", 2, 0),
      ("UPDATE completion SET reopened = 1 WHERE occurrence = '20260103'", "20260103", 1, 1),
      ("UPDATE task SET repeat_floor = '20251231'", "20251231", 2, 1),
      ("UPDATE task SET repeat_floor = '20260106'", "20260106", 2, 1),
      ("UPDATE task SET repeat_floor = '20260103T090000'", "20260103T090000", 2, 1),
    ])
  func damaged(damage: String, unmarked: String, completions: Int, skips: Int) throws {
    try test.store.database.execute(damage)
    let before = try #require(try present())
    let faults = try test.store.seriesFaults()
    #expect(faults.map(\.taskID) == [water])
    #expect(faults.map(\.present.text) == [before] && faults.map(\.unmarked.text) == [unmarked])
    #expect(
      faults[0].message.description.contains("Task \(water) is at its occurrence \(before), but"))
    #expect(
      faults[0].message.description.contains("put it at \(unmarked): a repair keeps \(before)."))
    let foretold = try CheckStore(test.store, newUID: test.newUID).run(at: test.now)
    #expect(try test.store.seriesFaults() == faults)
    #expect(foretold.seriesMended == 1)
    #expect(try repair() == foretold)
    #expect(try test.store.seriesFaults().isEmpty)
    #expect(try repair() == RepairReport())
    #expect(try present() == before)
    let contents = try test.contents()
    #expect(contents.completions.filter { !$0.isReopened }.count == completions)
    #expect(contents.skippedOccurrences.count == skips)
    // Of a task that is at the first occurrence, only the marks are other than they were.
    let isModified = try test.store.tasks.existing(water).modified == test.now
    #expect(isModified == (before != "20260101"))
  }

  @Test("A completion of another task is no mark, whatever its uid is")
  func foreignMark() throws {
    // The mark of the present occurrence, of a task that is not there.
    let present = try LocalMoment(text: "20260104")
    let task = try test.store.tasks.existing(water)
    try test.store.database.execute(
      """
      UPDATE completion SET uid = '\(task.uid(of: present))', task_uid = 'x', occurrence = '20260401'
        WHERE occurrence = '20260103'
      """)
    #expect(try test.store.seriesFaults().map(\.unmarked.text) == ["20260103"])
    #expect(try repair().seriesMended == 1)
    #expect(try repair() == RepairReport())
    #expect(try self.present() == "20260104")
  }

  @Test("Marks of later occurrences stay where the present one has none")
  func laterMarks() throws {
    try test.store.database.execute("UPDATE task SET occurrence = '20260107', due_date = 20260107")
    let task = try test.store.tasks.existing(water)
    try test.store.write(.repair, at: test.now) {
      let later = try LocalMoment(text: "20260109")
      _ = try test.store.skippedOccurrences.insert(
        SkippedOccurrence(of: task, later, at: test.now))
    }
    #expect(try repair().seriesMended == 1)
    #expect(try test.contents().skippedOccurrences.count == 2)
  }

  @Test(
    "What cannot be counted says nothing, and nothing ends",
    arguments: [
      "UPDATE task SET repeat_rule = 'FREQ=SECONDLY;COUNT=1000000000', occurrence = '20260107'",
      "UPDATE task SET repeat_rule = 'RSCALE=NONESUCH;FREQ=DAILY', occurrence = '20260107'",
      "UPDATE task SET zone = 'Nowhere/Nothing', occurrence = '20260107'",
      "UPDATE task SET repeat_rule = 'FREQ=HOURLY', repeat_start = '00010101', repeat_floor = '99991231'",
      "UPDATE task SET repeat_start = '99991231', occurrence = '99991231T235959'",
      "UPDATE task SET repeat_start = x'00', occurrence = x'ff', repeat_floor = x'00ff'",
      "UPDATE task SET occurrence = 5, repeat_mode = 'x'",
      "UPDATE completion SET task_uid = x'00', occurrence = 7; UPDATE task SET occurrence = '20260101'",
    ])
  func uncountable(damage: String) throws {
    try test.store.database.execute(damage)
    _ = try test.store.seriesFaults()
    _ = try repair()
    #expect(try repair() == RepairReport())
  }

  @Test("A rule with a number of occurrences is counted as far as the search allows")
  func budget() throws {
    var task = Task(blank: "a")
    task.repeatRule = try RepeatRule("FREQ=SECONDLY;COUNT=1000000")
    task.repeatStart = try LocalMoment(text: "20260101T000000")
    task.repeatFloor = try LocalMoment(text: "20260101T010000")
    for (given, left) in [(5_000, 1_399), (3_000, -1)] {
      var budget = given
      var looked = 0
      let unmarked = try task.firstUnmarked(in: test.store.zone, budget: &budget) { _ in
        looked += 1
        return looked < 3
      }
      #expect(unmarked?.text == (left < 0 ? nil : "20260101T010002"))
      #expect(budget == left && looked == (left < 0 ? 1 : 3))
    }
  }

  @Test("A completed task, one in the trash and one that counts from its completion are left alone")
  func others() throws {
    try DeleteTasks(test.store).run([water], at: test.now)
    try test.store.database.execute("UPDATE task SET occurrence = '20260107'")
    #expect(try test.store.seriesFaults().isEmpty)
    try RestoreTasks(test.store).run([water], at: test.now)
    #expect(try test.store.seriesFaults().count == 1)
    try test.store.database.execute("UPDATE task SET repeat_mode = 1")
    #expect(try test.store.seriesFaults().isEmpty)
  }

  @Test("An undo that leaves a series where it went since lets its marks agree with it")
  func partialUndo() throws {
    let task = try test.store.tasks.existing(water)
    try test.store.write(.repair, at: test.now) {
      var moved = task
      moved.occurrence = try LocalMoment(text: "20260105")
      moved.due = try Moment(text: "2026-01-05")
      let skip = SkippedOccurrence(of: task, try LocalMoment(text: "20260104"), at: test.now)
      _ = try test.store.skippedOccurrences.insert(skip)
      _ = try test.store.tasks.save(moved, over: task, modified: test.now)
    }
    let step = try UndoStep(test.store).run(at: test.now)
    #expect(step.action == .completeTasks && step.reversal.leftCount > 0)
    #expect(try present() == "20260105")
    #expect(try test.store.seriesFaults().isEmpty)
    #expect(try repair() == RepairReport())
  }

  private func present() throws -> String? {
    try test.store.tasks.existing(water).occurrence?.text
  }

  private func repair() throws -> RepairReport {
    try Repair(test.store, newUID: test.newUID).run(at: test.now)
  }
}
