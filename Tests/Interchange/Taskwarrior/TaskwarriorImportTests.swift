import Domain
import TestSupport
import Testing

@testable import Interchange

/// What an import of Taskwarrior's tasks does to those that the store has.
@Suite struct TaskwarriorImportTests {
  private static let uuid = "58fb79a4-ead9-4b02-998e-5bc4f93831a1"
  private static let foreign =
    "[{\"uuid\":\"\(uuid)\",\"description\":\"a\",\"status\":\"pending\","
    + "\"entry\":\"20260101T000000Z\"}]"

  let test: TestStore

  init() throws {
    test = try TestStore(zone: CityZone.paris)
  }

  @Test("The same file again leaves alone what was set here and Taskwarrior does not know")
  func foreignAgain() throws {
    try Format.taskwarrior.read(Self.foreign, into: test)
    let parent = try test.store.tasks.existing(test.add("Parent"))
    try change {
      try Self.setProperties(of: &$0)
      $0.parentID = parent.id
      try $0.setNotes("Notes")
    }
    let before = try test.contents()
    test.advance(seconds: 86_400)
    #expect(try Format.taskwarrior.read(Self.foreign, into: test).unchanged == 1)
    #expect(try test.contents() == before)
    let changed = Self.foreign.replacing("\"a\"", with: "\"b\"")
    #expect(try Format.taskwarrior.read(changed, into: test).updated == 1)
    var expected = try #require(before.tasks.first)
    try expected.setTitle("b")
    expected.modified = test.now
    #expect(try task() == expected)
  }

  @Test("What Taskwarrior knows is said by the lack of it")
  func foreignNatives() throws {
    try Format.taskwarrior.read(Self.foreign, into: test)
    try change {
      $0.due = .dateTime(test.now)
      $0.tags = try TagSet(["bank"])
      $0.priority = .p1
      $0.completed = test.now
    }
    #expect(try Format.taskwarrior.read(Self.foreign, into: test).updated == 1)
    let task = try task()
    #expect(task.due == nil && task.tags.names.isEmpty && task.priority == .none)
    #expect(task.status == .open)
  }

  @Test("One attribute of ours says nothing of the others")
  func oneAttribute() throws {
    try Format.taskwarrior.read(Self.foreign, into: test)
    try change { try Self.setProperties(of: &$0) }
    try Format.taskwarrior.read(
      Self.foreign.replacing("}]", with: ",\"taskcore_slot\":\"morning\"}]"), into: test)
    let task = try task()
    #expect(task.slot == .morning && task.isFavourite && !task.url.isEmpty)
  }

  @Test("What was taken away here is taken away elsewhere, for a task of ours says all")
  func reset() throws {
    let id = try test.add("Task") {
      $0.isFavourite = true
      $0.notes = "Notes"
      $0.slot = .evening
    }
    let uid = try test.store.tasks.existing(id).uid
    let other = try TestStore(zone: CityZone.paris)
    try Format.taskwarrior.read(Format.taskwarrior.written(from: test), into: other)
    #expect(try other.store.tasks.task(uid: uid)?.isFavourite == true)
    try change(uid) {
      $0.isFavourite = false
      try $0.setNotes("")
      try $0.setSlot(.morning)
    }
    try Format.taskwarrior.read(Format.taskwarrior.written(from: test), into: other)
    let task = try #require(try other.store.tasks.task(uid: uid))
    #expect(!task.isFavourite && task.notes.isEmpty && task.slot == .morning)
  }

  @Test("A task of Taskwarrior has a position with what else is ours, and says all then")
  func touched() throws {
    try Format.taskwarrior.read(Self.foreign, into: test)
    #expect(!(try Format.taskwarrior.written(from: test)).contains("taskcore_"))
    try change { try Self.setProperties(of: &$0) }
    let text = try Format.taskwarrior.written(from: test)
    #expect(text.contains("\"taskcore_position\""))
    let before = try test.contents()
    test.advance(seconds: 60)
    #expect(try Format.taskwarrior.read(text, into: test).unchanged == 1)
    #expect(try test.contents() == before)
    try change {
      $0.isFavourite = true
      try $0.setSlot(.evening)
      try $0.setURL("")
    }
    try Format.taskwarrior.read(text, into: test, by: .fileWins)
    #expect(try !task().url.isEmpty)
  }

  @Test(
    "A time that is said to the second leaves a stored one of that second alone",
    arguments: ["2026-01-15T12:00:00.999Z", "1901-02-03T04:05:06.789Z", "9999-12-31T12:00:00.001Z"])
  func seconds(text: String) throws {
    let uid = try test.store.tasks.existing(test.add("Task")).uid
    try change(uid) {
      $0.created = try instant(text)
      $0.modified = try instant(text)
      $0.completed = try instant(text)
      try $0.setNotes("One\nTwo\nThree")
    }
    let before = try test.contents()
    let file = try Format.taskwarrior.written(from: test)
    #expect(try Format.taskwarrior.read(file, into: test).unchanged == 1)
    #expect(try test.contents() == before)
    try Format.taskwarrior.read(
      file.replacing(/"end":"[^"]*"/, with: "\"end\":\"20260115T120001Z\""), into: test)
    #expect(
      try test.store.tasks.task(uid: uid)?.completed == instant("2026-01-15T12:00:01.000Z"))
  }

  @Test("A task without an end, entry or modified time keeps the ones that it has")
  func missingTimes() throws {
    for status in ["completed", "deleted"] {
      let text = "{\"uuid\":\"\(Self.uuid)\",\"description\":\"a\",\"status\":\"\(status)\"}"
      try Format.taskwarrior.read(text, into: test)
      let before = try test.contents()
      test.advance(seconds: 60)
      #expect(try Format.taskwarrior.read(text, into: test).unchanged == 1)
      #expect(try test.contents() == before)
    }
  }

  private static func setProperties(of task: inout Task) throws {
    task.isFavourite = true
    try task.setURL("https://example.org/")
    try task.setSlot(.evening)
    try task.setReminders([Reminder(.due, offset: -3_600)])
    try task.setEstimatedDuration(60)
    task.repeatRule = try RepeatRule("FREQ=WEEKLY")
  }

  private func task() throws -> Task {
    try #require(try test.store.tasks.task(uid: Self.uuid))
  }

  private func change(
    _ uid: String = uuid, _ change: (inout Task) throws -> Void
  ) throws {
    try test.store.write(.updateTasks, at: test.now) {
      let old = try #require(try test.store.tasks.task(uid: uid))
      var task = old
      try change(&task)
      try test.store.tasks.save(task, over: old, modified: nil)
    }
  }
}
