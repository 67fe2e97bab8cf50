import Domain
import Testing

@testable import Interchange

/// How tasks of Taskwarrior are written that changed here.
@Suite struct TaskwarriorChangedTests {
  private static let base =
    #""description":"a","entry":"20261101T080000Z","modified":"20261101T080000Z""#

  @Test("A waiting task that was completed here is completed, has an end, and keeps the rest")
  func completedWaiting() throws {
    var filed = try readTask(
      Self.base + #","status":"waiting","wait":"20270101T000000Z","start":"20261101T090000Z""#)
    try filed.task.complete(at: now)
    #expect(try written("status", of: filed) == "\"completed\"")
    #expect(try written("end", of: filed) == "\"20261121T090000Z\"")
    #expect(try written("start", of: filed) == nil)
    #expect(try written("wait", of: filed) == "\"20270101T000000Z\"")
    try filed.task.delete(at: now)
    #expect(try written("status", of: filed) == "\"deleted\"")
    #expect(try written("start", of: filed) == nil)
  }

  @Test("A recurring task that was deleted here is deleted")
  func deletedRecurring() throws {
    var filed = try readTask(
      Self.base
        + #","status":"recurring","recur":"weekly","due":"20261224T160000Z","start":"20261101T090000Z""#
    )
    try filed.task.delete(at: now)
    #expect(try written("status", of: filed) == "\"deleted\"")
    #expect(try written("end", of: filed) == "\"20261121T090000Z\"")
    #expect(try written("recur", of: filed) == "\"weekly\"")
    #expect(try written("start", of: filed) == nil)
  }

  @Test(
    "Without a due time, what a task recurs by is held back, for Taskwarrior would refuse it",
    arguments: ["recurring", "completed", "deleted", "pending"])
  func withoutDue(status: String) throws {
    let recurrence =
      #""recur":"weekly","rtype":"periodic","mask":"-+","imask":3,"#
      + #""parent":"58fb79a4-ead9-4b02-998e-5bc4f93831a1""#
    let attributes = Self.base + ",\"status\":\"\(status)\",\(recurrence)"
    let names = ["recur", "rtype", "mask", "imask", "parent"]
    var filed = try readTask(attributes + #","due":"20261224T160000Z""#)
    let before = try writeTask(filed)
    let due = filed.task.due
    for lacking in [nil, try Moment(text: "1970-01-01")] {
      filed.task.due = lacking
      for name in names { #expect(try written(name, of: filed) == nil) }
      #expect(
        try written("status", of: filed)
          == (status == "recurring" ? "\"pending\"" : "\"\(status)\""))
    }
    filed.task.due = due
    #expect(try writeTask(filed) == before)

    var neverDue = try readTask(attributes)
    for name in names { #expect(try written(name, of: neverDue) == nil) }
    neverDue.task.due = .dateTime(now)
    for name in names { #expect(try written(name, of: neverDue) != nil) }
  }

  @Test("A template that was restored or reopened recurs again, and an occurrence is pending")
  func restoredTemplate() throws {
    let attributes =
      Self.base + #","recur":"weekly","due":"20261224T160000Z","end":"20261102T080000Z","#
    var deleted = try readTask(attributes + #""status":"deleted""#)
    deleted.task.deleted = nil
    #expect(try written("status", of: deleted) == "\"recurring\"")
    deleted.task.due = nil
    #expect(try written("status", of: deleted) == "\"pending\"")
    var completed = try readTask(attributes + #""status":"completed""#)
    try completed.task.reopen()
    #expect(try written("status", of: completed) == "\"recurring\"")
    var occurrence = try readTask(
      attributes + #""status":"deleted","parent":"58fb79a4-ead9-4b02-998e-5bc4f93831a1""#)
    occurrence.task.deleted = nil
    #expect(try written("status", of: occurrence) == "\"pending\"")
  }

  @Test("A title that was composed otherwise is another")
  func recomposedTitle() throws {
    var filed = try readTask(Self.base.replacing("\"a\"", with: "\" e\u{301} \""))
    try filed.task.setTitle("\u{E9}")
    #expect(try written("description", of: filed)?.utf8.elementsEqual("\"\u{E9}\"".utf8) == true)
  }

  @Test("A tag with a comma that comes to kept ones leaves their spelling alone")
  func addedTagWithComma() throws {
    var filed = try readTask(Self.base + #","tags":["phone","bank","BANK"]"#)
    filed.task.tags = try TagSet(["Phone", "Bank", "x,y"])
    #expect(try written("tags", of: filed) == #"["phone","bank","BANK","x","y"]"#)
    let read = try readTaskwarrior(writeTaskwarrior([filed]))[0]
    #expect(read.task.tags.names == ["bank", "phone", "x,y"])
  }

  @Test("A completed task that was reopened here has no end any more")
  func reopened() throws {
    for end in ["20261102T080000Z", "2026-11-02T08:00:00Z"] {
      var filed = try readTask(Self.base + ",\"status\":\"completed\",\"end\":\"\(end)\"")
      try filed.task.reopen()
      #expect(try written("status", of: filed) == "\"pending\"")
      #expect(try written("end", of: filed) == nil)
    }
  }

  @Test("A changed property is written anew, and taken away when it is")
  func changed() throws {
    var filed = try readTask(
      #""description":" a ","entry":"2026-11-01T08:00:00Z","modified":"2026-11-01T08:00:00Z","#
        + #""project":"home","priority":"X","due":"2026-12-24","status":"pending""#)
    try filed.task.setTitle("b")
    filed.task.modified = now
    filed.projectName = "Garden"
    filed.task.priority = .p3
    filed.task.due = .dateTime(now)
    #expect(try written("description", of: filed) == "\"b\"")
    #expect(try written("entry", of: filed) == "\"2026-11-01T08:00:00Z\"")
    #expect(try written("modified", of: filed) == "\"20261121T090000Z\"")
    #expect(try written("project", of: filed) == "\"Garden\"")
    #expect(try written("priority", of: filed) == "\"L\"")
    #expect(try written("due", of: filed) == "\"20261121T090000Z\"")
    filed.projectName = "Inbox"
    filed.task.priority = .none
    filed.task.due = nil
    #expect(try written("project", of: filed) == nil)
    #expect(try written("priority", of: filed) == "\"X\"")
    #expect(try written("due", of: filed) == nil)
  }

  @Test("A day that was changed by one is not taken for the day that was read")
  func nextDay() throws {
    var filed = try readTask(Self.base + #","due":"20261223T230000Z""#)
    filed.task.due = try Moment(text: "2026-12-23")
    #expect(try written("due", of: filed) == "\"20261222T230000Z\"")
    #expect(try written("due", of: filed, zone: .newYork) == "\"20261223T050000Z\"")
  }

  @Test("Tags that stay keep their spelling and order, and new ones follow")
  func changedTags() throws {
    var filed = try readTask(Self.base + #","tags":["Work","bank","BANK","phone"]"#)
    try filed.task.tags.remove("work")
    try filed.task.tags.insert("Ägypten")
    #expect(try written("tags", of: filed) == #"["bank","BANK","phone","Ägypten"]"#)
    filed.task.tags = TagSet()
    #expect(try written("tags", of: filed) == nil)
  }

  @Test("Tags for which there was no room stay when others change")
  func changedManyTags() throws {
    let tags = (0..<101).map { "\"t\($0)\"" }.joined(separator: ",")
    var filed = try readTask(Self.base + ",\"tags\":[\(tags)]")
    try filed.task.tags.remove("t0")
    #expect(
      try written("tags", of: filed)
        == "[" + (1..<101).map { "\"t\($0)\"" }.joined(separator: ",") + "]")
  }

  @Test("Comments that stay keep their time, lines of notes get one, and others go")
  func changedComments() throws {
    var filed = try readTask(
      Self.base
        + #","annotations":[{"entry":"20261101T080000Z","description":"One"},"#
        + #"{"entry":"20261121T090000Z","description":"Two"},"#
        + #"{"entry":"20261121T090001Z","description":"Two"},"#
        + #"{"entry":"20261121T090003Z","description":""}]"#)
    #expect(filed.comments.map(\.comment.text) == ["One", "Two", "Two"])
    filed.comments.removeFirst()
    try filed.task.setNotes("Three\nFour")
    filed.task.modified = now
    #expect(
      try written("annotations", of: filed)
        == #"[{"entry":"20261121T090000Z","description":"Two"},"#
        + #"{"entry":"20261121T090001Z","description":"Two"},"#
        + #"{"entry":"20261121T090002Z","description":"Three"},"#
        + #"{"entry":"20261121T090003Z","description":""},"#
        + #"{"entry":"20261121T090004Z","description":"Four"}]"#)
    #expect(try written("taskcore_notes", of: filed) == #""Three\nFour""#)
    try filed.task.setNotes("")
    filed.comments = []
    #expect(
      try written("annotations", of: filed)
        == #"[{"entry":"20261121T090003Z","description":""}]"#)
  }
}
