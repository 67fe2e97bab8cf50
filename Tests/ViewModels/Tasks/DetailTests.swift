import Domain
import Storage
import TestSupport
import Testing
import UseCases

@testable import ViewModels

@Suite struct DetailTests {
  private func values(_ detail: Detail) -> [String: String] {
    Dictionary(uniqueKeysWithValues: detail.fields.map { ($0.label, $0.value) })
  }

  private func store() throws -> TestStore { try TestStore(now: "2026-12-24T12:00:00Z") }

  @Test("Every field has its line, also without a value")
  func bare() throws {
    let test = try store()
    let detail = try test.detail(try test.add("Task"))
    #expect(
      detail.fields.map(\.label) == [
        "Title", "Notes", "Project", "Section", "Subtask of", "Tags", "Priority", "Favourite",
        "Slot",
        "Start", "Planned", "Due", "Until", "Estimated duration", "Hourly rate", "URL", "Reminders",
        "Repeats", "Links", "Fields", "Waits for",
        "Blocks",
        "Created", "Modified", "In progress since", "Completed", "Cancelled", "Deleted", "UID",
      ])
    #expect(
      values(detail).filter { !$0.value.isEmpty } == [
        "Title": "Task", "Project": "Inbox", "Priority": "P2", "Favourite": "No",
        "Slot": "Morning", "Created": "Thursday 24 December 2026, 12:00",
        "Modified": "Thursday 24 December 2026, 12:00", "UID": "uid-000002",
      ])
    #expect(detail.subtasks.isEmpty && detail.blockers.isEmpty)
  }

  @Test("Values are for people to read")
  func full() throws {
    let test = try store()
    let parent = try test.add("Move house") { $0.project = .name("Home") }
    let stamps = try test.add("Buy stamps")
    let pen = try test.add("Find a pen")
    try test.change(pen) { try $0.complete(at: test.now) }
    let id = try test.add("Post the letter") {
      $0.project = .name("Home")
      $0.notes = "Two\nlines"
      $0.tags = ["post", "bank"]
      $0.priority = Priority.none
      $0.isFavourite = true
      $0.slot = .evening
      $0.start = try? moment("2026-12-20")
      $0.due = try? moment("2026-12-24T17:00:00Z")
      $0.estimatedDuration = 5_400
      $0.url = "https://example.org"
      $0.reminders = try? [
        .absolute(instant("2026-12-24T09:00:00Z")), Reminder(.due, offset: -3_600),
        Reminder(.due, offset: 0), Reminder(.start, offset: 90_060),
      ]
      $0.repeatRule = try? RepeatRule("FREQ=DAILY")
      $0.dependencies = [stamps, pen]
    }
    let next = try test.add("Wait for the answer") { $0.dependencies = [id] }
    try test.change(id) { $0.parentID = parent }
    let detail = try test.detail(id)
    let uid = try test.store.tasks.existing(id).uid
    #expect(
      values(detail) == [
        "Title": "Post the letter", "Notes": "Two\nlines", "Project": "Home",
        "Section": "",
        "Subtask of": "Move house", "Tags": "@bank @post", "Priority": "", "Favourite": "Yes",
        "Slot": "Evening", "Start": "Sunday 20 December 2026", "Planned": "", "Until": "",
        "Due": "Thursday 24 December 2026, 17:00", "Estimated duration": "1 h 30 min",
        "Hourly rate": "",
        "URL": "https://example.org",
        "Reminders":
          "Thursday 24 December 2026, 09:00; 1 day 1 hour 1 minute after it starts; "
          + "1 hour before it is due; When it is due",
        "Repeats": "every day", "Links": "", "Fields": "",
        "Waits for": "“Buy stamps”, “Find a pen” (done)",
        "Blocks": "“Wait for the answer”", "Created": "Thursday 24 December 2026, 12:00",
        "Modified": "Thursday 24 December 2026, 12:00", "In progress since": "",
        "Completed": "", "Cancelled": "", "Deleted": "",
        "UID": uid,
      ])
    #expect(detail.row.dueLabel == "Today 17:00")
    #expect(detail.blockers.map(\.title) == ["Buy stamps"])
    #expect(try test.detail(next).blockers.map(\.taskID) == [id])
    #expect(try test.detail(stamps).row.blockedLabel == "")
  }

  @Test("A field names the property that an edit of it changes")
  func editedProperties() {
    let edited = Detail.Field.Kind.allCases.compactMap(\.editedProperty)
    #expect(Set(edited).count == edited.count)
    #expect(
      Set(TaskProperty.allCases).subtracting(edited) == [
        .position, .created, .modified, .started, .completed, .cancelled, .deleted, .kept,
        .repeatMode, .repeatStart, .repeatFloor, .repeatDone,
        .excludedDates, .addedDates, .occurrence, .series, .zone,
      ])
  }

  @Test("Subtasks are in the manual order, whatever lists leave out")
  func subtasks() throws {
    let test = try store()
    let parent = try test.add("Parent")
    var ids: [Int64] = []
    for title in ["First", "Done", "Hidden", "Gone"] {
      let id = try test.add(title)
      try test.change(id) { $0.parentID = parent }
      ids.append(id)
    }
    let below = try test.add("Below")
    try test.change(below) { $0.parentID = ids[0] }
    try test.change(ids[1]) { try $0.complete(at: test.now) }
    try test.change(ids[2]) { $0.start = try moment("2026-12-25") }
    try test.change(ids[3]) { try $0.delete(at: test.now) }
    let detail = try test.detail(parent)
    #expect(detail.subtasks.map(\.title) == ["First", "Done", "Hidden"])
    #expect(detail.subtasks.map(\.depth) == [0, 0, 0])
    #expect(detail.row.progressLabel == "1 of 3")
    try test.change(parent) { try $0.delete(at: test.now) }
    #expect(try test.detail(parent).subtasks.map(\.title) == ["Gone"])
  }

  @Test("What repeats can be skipped while it comes again, and its series can be ended")
  func actionsOfSeries() throws {
    let test = try store()
    let id = try test.add("Water") {
      $0.due = try? moment("2026-01-20")
      $0.repeatRule = try? RepeatRule("FREQ=DAILY;COUNT=2")
    }
    let open: TaskActions = [
      .edit, .complete, .delete, .move, .addSubtask, .endSeries, .start, .cancel, .cancelSeries,
    ]
    #expect(try test.detail(id).row.actions == open.union(.skipOccurrence))
    try SkipOccurrences(test.store).run([id], at: test.now)
    #expect(try test.detail(id).row.actions == open)
    try CompleteTasks(test.store).run([id], at: test.now)
    #expect(try test.detail(id).row.actions == [.edit, .reopen, .delete, .move, .endSeries])
    try EndSeries(test.store).run([id], at: test.now)
    #expect(try test.detail(id).row.actions == [.edit, .reopen, .delete, .move])
  }

  @Test("The actions are those that the task's state allows")
  func actions() throws {
    let test = try store()
    let first = try test.add("First")
    let second = try test.add("Second")
    let child = try test.add("Child")
    let other = try test.add("In another project") { $0.project = .name("Home") }
    try test.change(child) { $0.parentID = first }
    let open: TaskActions = [.edit, .complete, .delete, .move, .addSubtask, .start, .cancel]
    #expect(try test.detail(first).row.actions == open)
    #expect(try test.detail(second).row.actions == open.union(.indent))
    #expect(try test.detail(child).row.actions == open.union(.outdent))
    #expect(try test.detail(other).row.actions == open)
    let sibling = try test.add("Sibling")
    try test.change(sibling) { $0.parentID = first }
    #expect(try test.detail(sibling).row.actions == open.union([.indent, .outdent]))
    try test.change(second) { try $0.complete(at: test.now) }
    #expect(try test.detail(second).row.actions == [.edit, .reopen, .delete, .move, .indent])
    try test.change(first) { try $0.delete(at: test.now) }
    #expect(try test.detail(first).row.actions == [.restore, .purge])
    #expect(try !test.detail(second).row.actions.contains(.indent))
  }

  @Test("An open task is not to be put below one that is done")
  func indentBelowDone() throws {
    let test = try store()
    let first = try test.add("First")
    let second = try test.add("Second")
    try test.change(first) { try $0.complete(at: test.now) }
    #expect(try !test.detail(second).row.actions.contains(.indent))
    try test.change(second) { try $0.complete(at: test.now) }
    #expect(try test.detail(second).row.actions.contains(.indent))
  }

  @Test("A task that is not there is refused")
  func missing() throws {
    let test = try store()
    #expect(throws: Failure(.notFound, "There is no task 99.", field: "id")) {
      try test.detail(99)
    }
  }

  @Test(
    "Durations are told in the units that they have",
    arguments: [
      (Int64(1), "1 s"), (60, "1 min"), (5_400, "1 h 30 min"), (86_400, "1 d"),
      (31_622_400, "366 d"), (90_061, "1 d 1 h 1 min 1 s"),
    ])
  func durations(seconds: Int64, text: String) {
    #expect(Wording.english.duration(seconds) == text)
  }
}
