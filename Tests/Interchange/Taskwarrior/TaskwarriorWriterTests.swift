import Domain
import TestSupport
import Testing

@testable import Interchange

@Suite struct TaskwarriorWriterTests {
  @Test("A task of ours is written with Taskwarrior's attributes, in Taskwarrior's order")
  func plainTask() throws {
    var filed = try task()
    try filed.task.setNotes("One\nTwo")
    filed.task.tags = try TagSet(["phone", "Bank"])
    filed.task.priority = .p2
    filed.task.due = .date(try CalendarDate(packed: 2026_12_24, field: ""))
    filed.projectName = "Home"
    #expect(
      try writeTaskwarrior([filed, try task()]) == """
        [
        {"description":"Pay rent","due":"20261223T230000Z","entry":"20261121T090000Z",\
        "modified":"20261121T090000Z","priority":"M","project":"Home","status":"pending",\
        "taskcore_notes":"One\\nTwo","taskcore_position":"a0","uuid":"00000000-0000-7000-8000-000000000001",\
        "annotations":[{"entry":"20261121T090000Z","description":"One"},\
        {"entry":"20261121T090001Z","description":"Two"}],"tags":["Bank","phone"]},
        {"description":"Pay rent","entry":"20261121T090000Z","modified":"20261121T090000Z",\
        "status":"pending","taskcore_position":"a0",\
        "uuid":"00000000-0000-7000-8000-000000000001"}
        ]

        """)
    #expect(try writeTaskwarrior([]) == "[\n]\n")
  }

  @Test("Projects are not written but with their tasks")
  func projects() throws {
    let collected = Collected()
    var writer = TaskwarriorWriter(sink: collected.sink, zone: CityZone.paris)
    writer.write(try Project(uid: "p", name: "Home", created: now))
    try writer.finish()
    #expect(collected.text == "[\n]\n")
  }

  @Test("A completed and a deleted task have an end")
  func end() throws {
    var filed = try task()
    filed.task.completed = try instant("2026-11-22T10:00:00.999Z")
    #expect(try written("end", of: filed) == "\"20261122T100000Z\"")
    #expect(try written("status", of: filed) == "\"completed\"")
    filed.task.deleted = try instant("2026-11-23T10:00:00.000Z")
    #expect(try written("end", of: filed) == "\"20261123T100000Z\"")
    #expect(try written("status", of: filed) == "\"deleted\"")
  }

  @Test("Every task of ours comes back from Taskwarrior's format, but for milliseconds")
  func anyTask() throws {
    var random = RandomNumbers(seed: 4)
    for id in 1...1_000 {
      var filed = try random.filedTask(id: Int64(id))
      filed.saysAllComments = true
      filed.hasDottedProject = true
      filed.task.kept = nil
      // They come with the fields of a store.
      filed.task.fieldValues = FieldValues()
      filed.task.repeatFloor = nil
      filed.task.created = random.wholeSecond()
      filed.task.modified = random.wholeSecond()
      filed.task.completed = random.maybe { $0.wholeSecond() }
      filed.task.deleted = random.maybe { $0.wholeSecond() }
      filed.task.started = random.maybe { $0.wholeSecond() }
      filed.task.cancelled = random.maybe { $0.wholeSecond() }
      filed.task.settleState()
      var read = try readTaskwarrior(writeTaskwarrior([filed]))[0]
      read.task.id = filed.task.id
      read.task.kept = nil
      read.precisions = [:]
      filed.properties.subtract([.fieldValues, .repeatFloor])
      #expect(read == filed)
    }
  }

  @Test(
    "What Taskwarrior has no attribute for has one of ours, and comes back",
    arguments: [
      "favourite", "priority", "due at midnight", "due within a second", "due too early",
      "due too late", "day too early", "blank lines", "completed and deleted", "commas in tags",
      "no tag but a comma", "uid",
    ])
  func taskcoreAttributes(what: String) throws {
    var filed = try task()
    let attribute: String
    switch what {
    case "favourite":
      filed.task.isFavourite = true
      attribute = "taskcore_favourite"
    case "priority":
      filed.task.priority = .p0
      attribute = "taskcore_priority"
    case "due at midnight":
      filed.task.due = try Moment(text: "2026-12-23T23:00:00.000Z")
      attribute = "taskcore_due"
    case "due within a second":
      filed.task.due = try Moment(text: "2026-12-23T12:00:00.001Z")
      attribute = "taskcore_due"
    case "due too early":
      filed.task.due = try Moment(text: "1979-12-31T23:59:59.000Z")
      attribute = "taskcore_due"
    case "due too late":
      filed.task.due = try Moment(text: "9999-12-31T23:59:59.999Z")
      attribute = "taskcore_due"
    case "day too early":
      filed.task.due = try Moment(text: "1900-01-01")
      attribute = "taskcore_due"
    case "blank lines":
      try filed.task.setNotes("One\r\n\r\n  Two\n")
      attribute = "taskcore_notes"
    case "completed and deleted":
      filed.task.completed = now
      filed.task.deleted = now
      attribute = "taskcore_completed"
    case "commas in tags":
      filed.task.tags = try TagSet(["a, b", "b,\u{301}c", "Bank"])
      attribute = "taskcore_tags"
    case "no tag but a comma":
      filed.task.tags = try TagSet([","])
      attribute = "taskcore_tags"
    default:
      filed.task.uid = "shopping-7@example.org"
      attribute = "taskcore_uid"
    }
    #expect(try written(attribute, of: filed) != nil)
    #expect(try written(attribute, of: task()) == nil)
    var read = try readTaskwarrior(writeTaskwarrior([filed]))[0]
    #expect(read.task.kept?.contains("taskcore_") != true)
    #expect(try writeTask(read) == writeTask(filed))
    read.task.kept = nil
    read.precisions = [:]
    filed.saysAllComments = true
    filed.hasDottedProject = true
    filed.properties.subtract([.fieldValues, .repeatFloor])
    #expect(read == filed)
  }

  @Test("A tag with a comma is written as the tags that Taskwarrior takes it for")
  func tagWithComma() throws {
    var filed = try task()
    filed.task.tags = try TagSet(["a, b,,", "c"])
    #expect(try written("tags", of: filed) == #"["a","b","c"]"#)
    #expect(try written("taskcore_tags", of: filed) == #""[\"a, b,,\",\"c\"]""#)
  }

  @Test(
    "Tags with a comma give way to the tags that Taskwarrior changed",
    arguments: [
      (#""tags":["a","b","c"],"#, ["a,b", "c"]),
      (#""tags":["c","b","a"],"#, ["a,b", "c"]),
      (#""tags":["a","b","C"],"#, ["a", "b", "C"]),
      (#""tags":["a","c"],"#, ["a", "c"]),
      (#""tags":["a","b","c","d"],"#, ["a", "b", "c", "d"]),
      ("", []),
    ])
  func tagsChangedElsewhere(tags: String, expected: [String]) throws {
    let filed = try readTask(tags + #""description":"a","taskcore_tags":"[\"a,b\",\"c\"]""#)
    #expect(filed.task.tags.names == expected)
  }

  @Test(
    "What is no array of tags in our attribute does not count",
    arguments: [
      "a", "7", "[7]", "[\"\"]", "{}", "[\"a,b\"",
    ])
  func strangeTags(value: String) throws {
    let text = JSONValue.string(value).text
    let filed = try readTask(#""description":"a","tags":["b"],"taskcore_tags":"# + text)
    #expect(filed.task.tags.names == ["b"])
  }

  @Test("Ours give way where Taskwarrior changed its own")
  func changedElsewhere() throws {
    let task = try readTask(
      """
      "description":"a","priority":"L","taskcore_priority":"P0","due":"20261224T160000Z",
      "taskcore_due":"2026-12-23T23:00:00.000Z","taskcore_notes":"One\\n\\nTwo",
      "annotations":[{"entry":"20261101T080000Z","description":"One"}],
      "taskcore_completed":"2026-11-21T09:00:00.000Z","taskcore_uid":"x","taskcore_favourite":"0"
      """)
    #expect(task.task.priority == .p3)
    #expect(task.task.due == (try Moment(text: "2026-12-24T16:00:00.000Z")))
    #expect(task.task.notes == "One")
    #expect(task.task.completed == nil)
    #expect(task.task.uid == "00000000-0000-7000-8000-000000000001")
    #expect(!task.task.isFavourite)
    #expect(try !writeTask(task).contains("taskcore_"))
  }

  @Test("A uid that is no UUID has always the same UUID")
  func derivedUUID() {
    #expect(TaskwarriorUUID.text(uid: "a") == "d228cb69-6f1a-8caf-b891-2b704e4a8964")
    #expect(TaskwarriorUUID.text(uid: "b") != TaskwarriorUUID.text(uid: "a"))
    let uuid = "58FB79A4-ead9-4b02-998e-5bc4f93831a1"
    #expect(TaskwarriorUUID.text(uid: uuid) == uuid)
    #expect(TaskwarriorUUID.text(uid: uuid + "0") != uuid + "0")
    #expect(
      TaskwarriorUUID.text(uid: uuid.replacing("58", with: "5x"))
        != uuid.replacing("58", with: "5x"))
  }

  private func task() throws -> FiledTask {
    var task = try Task(
      uid: "00000000-0000-7000-8000-000000000001", title: "Pay rent", projectID: 1, created: now)
    task.priority = .none
    return FiledTask(task: task, projectName: Project.inboxName, saying: .all)
  }
}

extension RandomNumbers {
  /// Within the times that Taskwarrior reads.
  fileprivate mutating func wholeSecond() -> Instant {
    Instant(
      clamping: Int64.random(in: 315_532_800...253_370_764_799, using: &self) * 1_000)
  }
}
