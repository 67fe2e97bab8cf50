import Domain
import TestSupport
import Testing
import UseCases

/// Single occurrences: skipped, changed, or the last one.
@Suite final class OccurrenceTests: SeriesTest {
  private func change(
    _ id: Int64, _ change: (inout TaskInput) throws -> Void
  ) throws -> Int64 {
    var input = TaskInput()
    try change(&input)
    return try UpdateOccurrence(test.store, newUID: test.newUID).run(id, to: input, at: test.now)
  }

  @Test("Skipping goes on without a completion")
  func skip() throws {
    let id = try add("FREQ=DAILY;COUNT=2", due: "2026-01-20")
    try skip(id)
    #expect(try due(id) == "2026-01-21" && completions().isEmpty && task(id).status == .open)
    let failure = try refusal { try skip(id) }
    #expect(failure.kind == .conflict && failure.index == 0)
    #expect(try due(id) == "2026-01-21")
    #expect(try test.store.history.lastDone()?.action == .skipOccurrence)
    try expectUndoAndRedo()
  }

  @Test("An occurrence that is skipped again was skipped then")
  func skipAgain() throws {
    let id = try add("FREQ=DAILY", due: "2026-01-20")
    try skip(id)
    var input = TaskInput()
    input.due = CalendarDate(year: 2026, month: 1, day: 20).map { .date($0) }
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
    test.advance(seconds: 3_600)
    try skip(id)
    #expect(try test.store.skippedOccurrences.all().map(\.skipped) == [test.now])
    try expectUndoAndRedo()
  }

  @Test("Only an open task that repeats can be skipped, ended or changed for once")
  func refused() throws {
    let single = try test.add("Single")
    let completed = try add("FREQ=DAILY;COUNT=1", due: "2026-01-20")
    try complete(completed)
    let deleted = try add("FREQ=DAILY", due: "2026-01-20")
    try DeleteTasks(test.store).run([deleted], at: test.now)
    let before = try test.contents()
    for id in [single, completed, deleted] {
      #expect(try refusal { try skip(id) }.kind == .conflict)
      #expect(try refusal { _ = try change(id) { $0.title = "New" } }.kind == .conflict)
    }
    for id in [single, deleted] {
      #expect(try refusal { try EndSeries(test.store).run([id], at: test.now) }.kind == .conflict)
    }
    #expect(try refusal { try skip(99) }.kind == .notFound)
    #expect(try refusal { _ = try change(99) { $0.title = "New" } }.kind == .notFound)
    #expect(try test.contents() == before)
  }

  @Test("Ending a series leaves the present occurrence as a task")
  func end() throws {
    let id = try add("FREQ=DAILY", due: "2026-01-20") {
      $0.excludedDates = try [LocalMoment(text: "20260122")]
    }
    try complete(id)
    try EndSeries(test.store).run([id], at: test.now)
    let task = try task(id)
    #expect(!task.repeats && task.due?.text == "2026-01-21" && task.excludedDates.isEmpty)
    #expect(task.repeatStart == nil && task.occurrence == nil && task.status == .open)
    try complete(id)
    #expect(try self.task(id).status == .completed && completions() == ["20260120"])
    try expectUndoAndRedo()
  }

  @Test("A changed occurrence is a task of its own behind the series, which goes on")
  func changed() throws {
    let id = try add("FREQ=DAILY", due: "2026-01-20") {
      $0.tags = ["home"]
      $0.notes = "Notes"
      $0.reminders = try [Reminder(.due, offset: -60)]
    }
    let behind = try test.add("Behind")
    let below = try test.add("Below") { $0.parent = id }
    let single = try change(id) {
      $0.title = "Later"
      $0.due = try self.moment("2026-01-22T09:00:00Z")
    }
    let (series, occurrence) = try (task(id), task(single))
    #expect(series.due?.text == "2026-01-21" && series.title == "Task" && series.repeats)
    #expect(series.repeatStart?.text == "20260120")
    #expect(occurrence.uid == OccurrenceUID.make(series: series.uid, occurrence: "20260120"))
    #expect(occurrence.seriesUID == series.uid && occurrence.occurrence?.text == "20260120")
    #expect(occurrence.title == "Later" && occurrence.due?.text == "2026-01-22T09:00:00.000Z")
    #expect(!occurrence.repeats && occurrence.repeatStart == nil)
    #expect(occurrence.tags.names == ["home"] && occurrence.notes == "Notes")
    #expect(occurrence.reminders == series.reminders)
    #expect(series.position < occurrence.position)
    #expect(try occurrence.position < task(behind).position)
    #expect(try task(below).parentID == id)
    try complete(single)
    #expect(try task(single).status == .completed && completions().isEmpty)
    try expectUndoAndRedo()
  }

  @Test("It goes to another project alone, and keeps what says where it comes from when it changes")
  func changedFurther() throws {
    let id = try add("FREQ=DAILY", due: "2026-01-20")
    let single = try change(id) { $0.project = .name("Other") }
    #expect(try task(id).projectID == Project.inboxID && task(single).projectID != Project.inboxID)
    try update(single) { $0.due = try self.moment("2026-02-20") }
    #expect(try task(single).occurrence?.text == "20260120" && task(single).seriesUID != nil)
    try update(single) { $0.repeatRule = try RepeatRule("FREQ=WEEKLY") }
    #expect(try task(single).occurrence?.text == "20260220" && task(single).seriesUID == nil)
  }

  @Test("The last occurrence is changed itself, and does not repeat any more")
  func changedLast() throws {
    let id = try add("FREQ=DAILY;COUNT=1", due: "2026-01-20")
    #expect(try change(id) { $0.title = "Last" } == id)
    #expect(try task(id).title == "Last" && !task(id).repeats && due(id) == "2026-01-20")
    #expect(try UndoStep(test.store).run(at: test.now).action == .updateTasks)
    #expect(try task(id).repeats && task(id).title == "Task")
  }

  @Test("How it repeats is no matter of one occurrence, and no occurrence is two tasks")
  func refusedChanges() throws {
    let id = try add("FREQ=DAILY", due: "2026-01-20")
    let rule = try refusal { _ = try change(id) { $0.repeatRule = .some(nil) } }
    #expect(rule.kind == .invalid && rule.field == "repeat_rule")
    let single = try change(id) { $0.title = "Single" }
    try update(id) { $0.due = try self.moment("2026-01-20") }
    let before = try test.contents()
    let again = try refusal { _ = try change(id) { $0.title = "Again" } }
    #expect(again.kind == .conflict && again.message.description.contains("\(single)"))
    #expect(try refusal { _ = try change(id) { $0.parent = 99 } }.kind == .conflict)
    #expect(try test.contents() == before)
  }
}
