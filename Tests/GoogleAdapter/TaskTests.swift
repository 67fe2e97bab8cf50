import Domain
import Interchange
import Testing

@testable import Google

@Suite struct TaskTests {
  private func body(_ lines: String, over text: String = "{}") throws -> JSONValue {
    try TaskBody(times: Samples.times()).task(
      Samples.component("VTODO", lines), over: Samples.json(text))
  }

  @Test("A task of Google is told with what it has")
  func text() throws {
    let task = """
      {"id":"x","etag":"\\"1\\"","title":"Milk","notes":"two\\nthree","due":"2026-12-24T00:00:00.000Z",
      "status":"completed","completed":"2026-12-23T10:00:00.250Z","updated":"2026-12-23T10:00:01.000Z","parent":"p"}
      """
    let item = try #require(TaskText.item(try Samples.json(task)))
    #expect(item.version.href == "x" && item.version.etag == "\"1\"")
    #expect(
      Samples.lines(item.text) == [
        "BEGIN:VTODO", "UID:x@tasks.google.com", "DTSTAMP:20261223T100001Z",
        "LAST-MODIFIED:20261223T100001Z", "SUMMARY:Milk", "DESCRIPTION:two\\nthree",
        "DUE;VALUE=DATE:20261224", "STATUS:COMPLETED", "COMPLETED:20261223T100000Z",
        "PERCENT-COMPLETE:100", "RELATED-TO;RELTYPE=PARENT:p@tasks.google.com", "END:VTODO",
      ])
    #expect(TaskText.item(try Samples.json(#"{"id":"x","deleted":true}"#)) == nil)
    #expect(TaskText.item(try Samples.json("{}")) == nil)
  }

  @Test(
    "A due is the day by the clock, and of two the one that was changed here",
    arguments: [
      ("DUE;VALUE=DATE:20261224", "2026-12-24"), ("DUE:20261224T233000Z", "2026-12-25"),
      ("DUE;TZID=America/New_York:20261224T233000", "2026-12-24"),
      ("DUE:20261224T233000", "2026-12-24"),
      ("DUE;VALUE=DATE:20261224\nRRULE:FREQ=DAILY\nDUE;VALUE=DATE:20261225", "2026-12-25"),
    ])
  func due(lines: String, expected: String) throws {
    #expect(try body(lines).text("due") == "\(expected)T00:00:00.000Z")
  }

  @Test("What is said already is left as it is")
  func unchanged() throws {
    let text =
      #"{"id":"x","title":"Milk","due":"2026-12-24T00:00:00.000Z","status":"completed","#
      + #""completed":"2026-12-23T10:00:00.250Z","links":[]}"#
    let lines = """
      SUMMARY:Milk
      DUE;TZID=Europe/Vienna:20261224T180000
      STATUS:COMPLETED
      COMPLETED:20261223T100000Z
      """
    #expect(try body(lines, over: text).text == text)
  }

  @Test(
    "What is done and what is given up is completed, and nothing else",
    arguments: [
      ("COMPLETED", "completed"), ("CANCELLED", "completed"), ("IN-PROCESS", "needsAction"),
      ("NEEDS-ACTION", "needsAction"),
    ])
  func status(status: String, expected: String) throws {
    let old = #"{"status":"completed","completed":"2026-12-23T10:00:00.250Z"}"#
    let task = try body("STATUS:\(status)", over: old)
    #expect(task.text("status") == expected)
    #expect((task.text("completed") == nil) == (expected == "needsAction"))
  }

  @Test("What is too long is refused with its task, and not cut")
  func tooLong() throws {
    let fits = String(repeating: "é", count: 8_192)
    #expect(try body("SUMMARY:Long\nDESCRIPTION:\(fits)").text("notes") == fits)
    #expect { try body("SUMMARY:Long\nDESCRIPTION:\(fits)é") } throws: { error in
      (error as? Failure)?.kind == .invalid && (error as? Failure)?.field == "notes"
    }
    let title = String(repeating: "x", count: 1_025)
    #expect { try body("SUMMARY:\(title)") } throws: { ($0 as? Failure)?.field == "title" }
  }

  @Test("A token asks a minute back, and once a day for everything")
  func token() throws {
    let now = try #require(Instant(text: "2026-12-24T12:00:00.000Z"))
    let token = TaskToken(updated: now, whole: now)
    #expect(TaskToken(token.text) == token)
    #expect(token.updatedMin == "2026-12-24T11:59:00.000Z")
    #expect(!token.isOld(at: now))
    #expect(token.isOld(at: Instant(clamping: now.milliseconds + 86_400_001)))
    #expect(token.isOld(at: Instant(clamping: now.milliseconds - 1)))
    for text in ["", "x", "2026-12-24T12:00:00Z", "a b"] { #expect(TaskToken(text) == nil) }
  }

  @Test("A UID of another origin is none of Google")
  func uids() {
    #expect(TaskUID.id(TaskUID.make(id: "MTIz")) == "MTIz")
    #expect(TaskUID.id("01a2-b") == nil && TaskUID.id("@tasks.google.com") == nil)
  }

  @Test("The tree knows what is below what")
  func tree() throws {
    var tree = TaskTree()
    for text in [#"{"id":"a"}"#, #"{"id":"c","parent":"a"}"#, #"{"id":"b","parent":"a"}"#] {
      tree.take(try Samples.json(text))
    }
    #expect(tree.subtasks(of: "a") == ["b", "c"])
    tree.take(try Samples.json(#"{"id":"b"}"#))
    tree.take(try Samples.json(#"{"id":"c","parent":"a","deleted":true}"#))
    #expect(tree.subtasks(of: "a").isEmpty)
  }
}
