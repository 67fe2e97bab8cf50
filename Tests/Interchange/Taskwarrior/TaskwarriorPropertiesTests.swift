import Domain
import TestSupport
import Testing

@testable import Interchange

@Suite struct TaskwarriorPropertiesTests {
  private static let uuid = "58fb79a4-ead9-4b02-998e-5bc4f93831a1"

  @Test("Until a task is to be seen, it waits")
  func wait() throws {
    var filed = try readTask(#""description":"a","wait":"20270101T100000Z""#)
    #expect(filed.task.start == .dateTime(try instant("2027-01-01T10:00:00.000Z")))
    #expect(try written("wait", of: filed) == "\"20270101T100000Z\"")
    filed.task.start = nil
    #expect(try written("wait", of: filed) == nil)
    filed.task.start = try Moment(text: "2027-01-02")
    #expect(try written("wait", of: filed) == "\"20270101T230000Z\"")
    #expect(try written("taskcore_start", of: filed) == nil)
  }

  @Test("A wait at midnight is a day, and the same one in another zone")
  func waitForDay() throws {
    let filed = try readTask(#""description":"a","status":"waiting","wait":"20261231T230000Z""#)
    #expect(filed.task.start == (try Moment(text: "2027-01-01")))
    #expect(try written("wait", of: filed, zone: .newYork) == "\"20261231T230000Z\"")
    #expect(try written("status", of: filed) == "\"waiting\"")
    var changed = filed
    changed.task.start = nil
    #expect(try written("wait", of: changed) == nil)
    #expect(try written("status", of: changed) == "\"pending\"")
  }

  @Test("A task that waits beyond its due has no start, and its wait is kept")
  func waitBeyondDue() throws {
    var filed = try readTask(
      #""description":"a","due":"20261224T160000Z","wait":"20270101T100000Z""#)
    #expect(filed.task.start == nil)
    #expect(try written("wait", of: filed) == "\"20270101T100000Z\"")
    filed.task.start = .dateTime(now)
    #expect(try written("wait", of: filed) == "\"20261121T090000Z\"")
  }

  @Test("A start that Taskwarrior has no time for comes back all the same")
  func strangeStarts() throws {
    for text in ["2026-12-23T23:00:00.000Z", "2026-12-23T12:00:00.001Z", "1900-01-01"] {
      var filed = try readTask(#""description":"a""#)
      filed.task.start = try Moment(text: text)
      #expect(try written("taskcore_start", of: filed) == "\"\(text)\"")
      let read = try readTaskwarrior(writeTaskwarrior([filed]))[0]
      #expect(read.task.start == filed.task.start)
    }
  }

  @Test(
    "Dependencies are read as a list, and as old versions wrote them",
    arguments: [
      #"["58fb79a4-ead9-4b02-998e-5bc4f93831a1","b"]"#,
      #""58fb79a4-ead9-4b02-998e-5bc4f93831a1,b""#,
    ])
  func dependencies(value: String) throws {
    var filed = try readTask(#""description":"a","depends":"# + value)
    #expect(filed.dependencyUIDs == [Self.uuid, "b"])
    filed.dependencyUIDs = [Self.uuid]
    #expect(try written("depends", of: filed) == "[\"\(Self.uuid)\"]")
    filed.dependencyUIDs = []
    #expect(try written("depends", of: filed) == nil)
  }

  @Test("A dependency on a task that is nowhere is kept, and no reason to refuse")
  func missingDependency() throws {
    let test = try TestStore(zone: CityZone.paris)
    let other = "58fb79a4-ead9-4b02-998e-5bc4f93831a2"
    let text = """
      [{"uuid":"\(Self.uuid)","description":"a","depends":["\(other)","u-3"]},
      {"uuid":"u-3","description":"b"}]
      """
    #expect(try Format.taskwarrior.read(text, into: test).added == 2)
    let task = try #require(try test.store.tasks.task(uid: Self.uuid))
    #expect(task.dependencies.count == 1)
    #expect(
      try Format.taskwarrior.written(from: test).contains("\"depends\":[\"\(other)\",\"u-3\"]"))
    #expect(try Format.taskwarrior.read(text, into: test).unchanged == 2)
    try Format.taskwarrior.read("[{\"uuid\":\"\(other)\",\"description\":\"c\"}]", into: test)
    #expect(try Format.taskwarrior.read(text, into: test).updated == 1)
    #expect(try test.store.tasks.task(uid: Self.uuid)?.dependencies.count == 2)
  }

  @Test("A whole store comes back from Taskwarrior's format", arguments: 41...44)
  func wholeStore(seed: UInt64) throws {
    let test = try TestStore.random(seed: seed)
    let text = try Format.taskwarrior.written(from: test)
    let other = try TestStore(zone: CityZone.paris, zones: CityZone.all)
    try Format.taskwarrior.read(text, into: other)
    let before = try test.contents().tasks
    let after = try other.contents().tasks
    #expect(after.map(\.uid) == before.map(\.uid))
    for (left, right) in zip(before, after) {
      #expect(left.parentID == right.parentID && left.dependencies == right.dependencies)
      #expect(left.position == right.position && left.slot == right.slot)
      #expect(left.start == right.start && left.due == right.due)
      #expect(left.estimatedDuration == right.estimatedDuration && left.url == right.url)
      #expect(left.reminders == right.reminders && left.repeatRule == right.repeatRule)
      #expect(left.notes == right.notes && left.tags == right.tags)
    }
    #expect(try Format.taskwarrior.written(from: other) == text)
  }

  @Test("A task of Taskwarrior goes back without a place of ours")
  func position() throws {
    let test = try TestStore(zone: CityZone.paris)
    let text = "{\"uuid\":\"\(Self.uuid)\",\"description\":\"a\",\"status\":\"pending\"}"
    try Format.taskwarrior.read(text, into: test)
    #expect(!(try Format.taskwarrior.written(from: test)).contains("taskcore_position"))
  }

  @Test(
    "Attributes of ours that make no sense do not count",
    arguments: [
      "taskcore_start", "taskcore_slot", "taskcore_url", "taskcore_reminders",
      "taskcore_repeat_rule", "taskcore_estimated_duration_s", "taskcore_position",
      "taskcore_depends_on", "taskcore_links",
    ])
  func nonsense(attribute: String) throws {
    let plain = try readTask(#""description":"a""#)
    for value in ["\"?\"", "7", "\"\"", "[]", "\"-5\""] {
      let filed = try readTask("\"description\":\"a\",\"\(attribute)\":\(value)")
      #expect(filed == plain)
    }
  }
}
