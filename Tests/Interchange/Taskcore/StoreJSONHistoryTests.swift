import Domain
import TestSupport
import Testing
import UseCases

@testable import Interchange

/// What a file says of past days.
@Suite struct StoreJSONHistoryTests {
  let test: TestStore

  init() throws {
    test = try TestStore.inParis()
  }

  @Test("Completions, holidays, purged tasks and postponements come back as they were")
  func roundTrip() throws {
    let id = try test.add("Rent") {
      $0.tags = ["bank", "home, too"]
      $0.due = try? Moment(text: "2026-12-24")
    }
    try CompleteTasks(test.store).run([id], at: test.now)
    try test.addHistory()
    let text = try Format.json.written(from: test)
    let other = try TestStore.inParis()
    try Format.json.read(text, into: other)
    let (before, after) = (try test.contents(), try other.contents())
    #expect(before.completions.count == 2 && after.completions == before.completions)
    #expect(before.holidays.count == 2 && after.holidays == before.holidays)
    #expect(before.purgedTasks.count == 3 && after.purgedTasks == before.purgedTasks)
    #expect(before.postponements.count == 2 && after.postponements == before.postponements)
    #expect(try Format.json.written(from: other) == text)
    _ = try Format.json.read(text, into: other)
    #expect(try other.contents() == after)
    _ = try UndoStep(other.store).run(at: other.now)
    #expect(try other.store.completions.all().isEmpty && other.store.holidays.all().isEmpty)
  }

  @Test(
    "A damaged record is left out, with a note, and the rest is read",
    arguments: [
      ("completions", #"{"uid":"c","completed":"2026-11-20T08:00:00Z"}"#, "task_uid"),
      ("completions", #"{"uid":"c","task_uid":"t"}"#, "completed"),
      (
        "completions", #"{"task_uid":"t","completed":"2026-11-20T08:00:00Z","points":1001}"#,
        "points"
      ),
      (
        "completions", #"{"task_uid":"t","completed":"2026-11-20T08:00:00Z","points":-1}"#, "points"
      ),
      (
        "completions", #"{"task_uid":"t","completed":"2026-11-20T08:00:00Z","tags":["a\nb"]}"#,
        "tags"
      ),
      (
        "completions",
        #"{"task_uid":"t","completed":"2026-11-20T08:00:00Z","due_date":20261340}"#, "due_date"
      ),
      ("completions", #"{"task_uid":"t","completed":1}"#, "completed"),
      ("holidays", #"{"uid":"h"}"#, "first_date"),
      ("holidays", #"{"uid":"h","first_date":20260230}"#, "first_date"),
      ("purged_tasks", #"{"uid":"g","created":"2026-11-20T08:00:00Z"}"#, "deleted"),
      (
        "purged_tasks",
        #"{"created":"2026-11-20T08:00:00Z","deleted":"2026-11-20T08:00:00Z","repeats":1}"#,
        "repeats"
      ),
      ("postponements", #"{"uid":"p","task_uid":"t"}"#, "ended"),
      (
        "postponements",
        #"{"task_uid":"t","ended":"2026-11-20T08:00:00Z","due":"2026-11-19T08:00:00"}"#, "due"
      ),
    ])
  func damaged(section: String, record: String, member: String) throws {
    let report = try Format.json.read(
      #"{"format":"taskcore","version":1,"tasks":[{"title":"a"}],"\#(section)":[\#(record)]}"#,
      into: test)
    let notes = report.notes.notes
    #expect(notes.map(\.component) == [section] && notes.map(\.kind) == [.skipped])
    #expect(notes.first?.message.description.contains("“\(member)”") == true)
    let contents = try test.contents()
    #expect(report.added == 1 && contents.tasks.map(\.title) == ["a"])
    #expect(contents.completions.isEmpty && contents.holidays.isEmpty)
    #expect(contents.purgedTasks.isEmpty && contents.postponements.isEmpty)
  }
}
