import Domain
import Testing

@testable import Interchange

@Suite struct TaskwarriorReaderTests {
  private static let uuid = "58fb79a4-ead9-4b02-998e-5bc4f93831a1"

  @Test("The attributes that are ours become properties")
  func properties() throws {
    let filed = try readTask(
      """
      "id":1,"uuid":"\(Self.uuid)","description":"Pay rent","status":"pending",
      "entry":"20261101T080000Z","modified":"20261102T090000Z","project":"Home.Flat",
      "tags":["phone","Bank"],"priority":"H","due":"20261224T160000Z",
      "annotations":[{"entry":"20261101T080000Z","description":"One"},
      {"entry":"20261101T080001Z","description":"Two"}],"urgency":3.5
      """)
    #expect(filed.projectName == "Home.Flat")
    let task = filed.task
    #expect(task.uid == Self.uuid)
    #expect(task.title == "Pay rent")
    #expect(task.status == .open)
    #expect(task.created == (try instant("2026-11-01T08:00:00.000Z")))
    #expect(task.modified == (try instant("2026-11-02T09:00:00.000Z")))
    #expect(task.tags.names == ["Bank", "phone"])
    #expect(task.priority == .p1)
    #expect(task.due == .dateTime(try instant("2026-12-24T16:00:00.000Z")))
    #expect(filed.comments.map(\.comment.text) == ["One", "Two"] && task.notes.isEmpty)
    #expect(task.id == 0 && task.completed == nil && task.deleted == nil)
  }

  @Test("A description is enough")
  func descriptionOnly() throws {
    let filed = try readTask(#""description":"a""#)
    #expect(filed.projectName == Project.inboxName)
    #expect(filed.task.uid == "00000000-0000-7000-8000-000000000001")
    #expect(filed.task.created == now && filed.task.modified == now)
    #expect(filed.task.priority == .none && filed.task.status == .open)
    #expect(filed.task.kept == nil)
  }

  @Test(
    "Priorities H, M and L are P1, P2 and P3",
    arguments: [("H", Priority.p1), ("M", .p2), ("L", .p3), ("X", .none), ("", .none)])
  func priorities(word: String, priority: Priority) throws {
    #expect(
      try readTask("\"description\":\"a\",\"priority\":\"\(word)\"").task.priority == priority)
  }

  @Test(
    "Pending, waiting and recurring tasks are open", arguments: ["pending", "waiting", "recurring"])
  func openTasks(word: String) throws {
    #expect(
      try readTask("\"description\":\"a\",\"status\":\"\(word)\"").task.status == .open)
  }

  @Test("The end is when a task was completed or deleted")
  func end() throws {
    let end = try instant("2026-11-02T09:00:00.000Z")
    let attributes = #""description":"a","end":"20261102T090000Z","status":"#
    let completed = try readTask(attributes + "\"completed\"").task
    #expect(completed.completed == end && completed.deleted == nil)
    let deleted = try readTask(attributes + "\"deleted\"").task
    #expect(deleted.deleted == end && deleted.completed == nil)
    let pending = try readTask(attributes + "\"pending\"").task
    #expect(pending.status == .open)
  }

  @Test("A completed task without an end was completed when it was last modified")
  func missingEnd() throws {
    let task = try readTask(
      #""description":"a","status":"completed","modified":"20261102T090000Z""#
    ).task
    #expect(task.completed == (try instant("2026-11-02T09:00:00.000Z")))
  }

  @Test(
    "Midnight in the zone is a day, in winter and in summer, and another time is a time",
    arguments: [
      ("20261223T230000Z", "2026-12-24"), ("20260630T220000Z", "2026-07-01"),
      ("20261024T220000Z", "2026-10-25"), ("20261025T230000Z", "2026-10-26"),
      ("20261223T230001Z", "2026-12-23T23:00:01.000Z"),
      ("20261224T000000Z", "2026-12-24T00:00:00.000Z"), ("2026-12-24", "2026-12-24"),
    ])
  func dueDays(text: String, due: String) throws {
    #expect(
      try readTask("\"description\":\"a\",\"due\":\"\(text)\"").task.due == Moment(text: due))
  }

  @Test(
    "Times are read in the formats that Taskwarrior takes",
    arguments: [
      ("\"20261121T090000Z\"", "2026-11-21T09:00:00.000Z"),
      ("\"20261121T0900Z\"", "2026-11-21T09:00:00.000Z"),
      ("\"2026-11-21T09:00:00Z\"", "2026-11-21T09:00:00.000Z"),
      ("\"2026-11-21T09:00Z\"", "2026-11-21T09:00:00.000Z"),
      ("\"2026-11-21T09:00:00.1239Z\"", "2026-11-21T09:00:00.123Z"),
      ("\"20261121T090000.5Z\"", "2026-11-21T09:00:00.500Z"),
      ("\"2026-11-21T10:00:00+01:00\"", "2026-11-21T09:00:00.000Z"),
      ("\"20261121T033000-0530\"", "2026-11-21T09:00:00.000Z"),
      ("\"2026-11-21T10:00:00\"", "2026-11-21T09:00:00.000Z"),
      ("\"2026-11-21\"", "2026-11-20T23:00:00.000Z"),
      ("\"20261121\"", "2026-11-20T23:00:00.000Z"),
      ("\"1795251600\"", "2026-11-21T09:00:00.000Z"),
      ("1795251600", "2026-11-21T09:00:00.000Z"),
    ])
  func times(text: String, expected: String) throws {
    #expect(
      try readTask("\"description\":\"a\",\"entry\":\(text)").task.created == instant(expected))
  }

  @Test(
    "A description that no title can be becomes one",
    arguments: [
      (#"two\nlines\tand more"#, "two lines and more"), (#"  a \u2028 "#, "a"),
      (" ", "…"), ("\u{A0}", "…"), (#" \n\u2028"#, "…"), ("\u{1B}[1m\u{7}a\u{B}b\u{1}", "[1m a b"),
      (String(repeating: "é", count: 1_001), String(repeating: "é", count: 999) + "…"),
      (String(repeating: "é", count: 1_000), String(repeating: "é", count: 1_000)),
    ])
  func titles(description: String, title: String) throws {
    #expect(try readTask("\"description\":\"\(description)\"").task.title == title)
  }

  @Test("Names that no project or tag can have become some")
  func names() throws {
    let long = String(repeating: "a", count: 300)
    let filed = try readTask(
      "\"description\":\"a\",\"project\":\"\(long)\",\"tags\":[\"\(long)\",\"a\\nb\",\"\"]")
    #expect(filed.projectName == String(repeating: "a", count: 199) + "…")
    #expect(filed.task.tags.names == ["a b", String(repeating: "a", count: 99) + "…"])
    #expect(try readTask(#""description":"a","project":"  ""#).projectName == "Inbox")
  }

  @Test("Of more than 100 tags, 100 are read, and all are kept")
  func manyTags() throws {
    let tags = "\"tags\":[" + (0..<120).map { "\"t\($0)\"" }.joined(separator: ",") + "]"
    let filed = try readTask("\"description\":\"a\",\(tags)")
    #expect(filed.task.tags.names.count == 100)
    #expect(try writeTask(filed).contains(tags))
  }

  @Test("Each annotation with a text is a comment")
  func annotations() throws {
    let filed = try readTask(
      """
      "description":"a","annotations":[
      {"entry":"20261101T080000Z","description":"two\\nlines"},
      {"entry":"20261101T080001Z","description":" "},
      {"entry":"20261101T080002Z","description":"one"},
      {"entry":"20261101T080003Z","description":"\(String(repeating: "x", count: 65_530))"},
      {"entry":"20261101T080004Z","description":"more"}]
      """)
    #expect(filed.task.notes.isEmpty)
    #expect(filed.comments.map(\.comment.text).prefix(2) == ["two\nlines", "one"])
    #expect(filed.comments.count == 4)
  }

  @Test("Tags may be one text with commas, as old versions wrote it")
  func oldTags() throws {
    #expect(
      try readTask(#""description":"a","tags":"b,a""#).task.tags.names == ["a", "b"])
  }

  @Test(
    "Tasks may be in an array, or one after another",
    arguments: [
      #"[{"description":"a"},{"description":"b"}]"#, #"{"description":"a"}{"description":"b"}"#,
      "{\"description\":\"a\"}\n{\"description\":\"b\"}\n",
      "{\"description\":\"a\"},\n{\"description\":\"b\"}",
    ])
  func layouts(text: String) throws {
    #expect(try readTaskwarrior(text).map(\.task.title) == ["a", "b"])
  }

  @Test("An empty array has no task")
  func emptyArray() throws {
    #expect(try readTaskwarrior("[\n]\n").isEmpty)
  }

  @Test("A line that ends within a string counts")
  func positionAfterRawNewline() throws {
    var reader = TaskwarriorReader(
      source: source("[{\"description\":\"a\nb\",\"due\":\"\"}]", chunk: 1),
      zone: CityZone.paris, newUID: { "u" }, now: now)
    #expect(refusal { _ = try reader.next() }?.position == TextPosition(line: 2, column: 10))
  }

  @Test("A control character without an escape takes as much room as the escape that it gets")
  func sizeOfControlCharacters() throws {
    func attributes(_ count: Int) -> String {
      #""description":"a","x":"\#(String(repeating: "\u{1B}", count: count))""#
    }
    let filed = try readTask(attributes(699_000))
    #expect(try writeTask(filed).utf8.count > 699_000 * 6)
    #expect(refusal { _ = try readTask(attributes(720_000)) }?.kind == .malformed)
  }

  @Test("The position is where the present task begins")
  func position() throws {
    var reader = TaskwarriorReader(
      source: source("[\n{\"description\":\"a\"},\n {\"description\":\"b\"}]"),
      zone: CityZone.paris, newUID: { "u" }, now: now)
    _ = try reader.next()
    #expect(reader.position == TextPosition(line: 2, column: 1))
    _ = try reader.next()
    #expect(reader.position == TextPosition(line: 3, column: 2))
    #expect(try reader.next() == nil)
    #expect(try reader.next() == nil)
  }
}
