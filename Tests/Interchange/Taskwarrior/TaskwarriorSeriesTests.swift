import Domain
import TestSupport
import Testing
import UseCases

@testable import Interchange

/// What recurs in Taskwarrior is a template and an instance for each occurrence; here it is one task.
@Suite struct TaskwarriorSeriesTests {
  /// The zone of these tests has no summer time in 2027.
  private let exportedSeries = InterchangeTests.exportedSeries.replacing(
    "20270519T220000Z", with: "20270519T230000Z")
  private let test: TestStore

  init() throws {
    test = try TestStore(zone: CityZone.paris, now: "2026-11-28T09:00:00Z")
  }

  @Test("Each of twelve series is one task, at its first occurrence that is to be done")
  func twelve() throws {
    let report = try Format.taskwarrior.read(exportedSeries, into: test)
    #expect(report.notes.onLines.isEmpty)
    let series = try test.contents().tasks.filter(\.repeats)
    let lines = series.map { task in
      "\(task.title): \(task.repeatRule?.text ?? "") \(task.due?.text ?? "")"
    }
    #expect(
      lines.sorted() == [
        "Birthday: FREQ=YEARLY 2025-12-01",
        "End of month: FREQ=MONTHLY;BYMONTHDAY=28 2026-09-30",
        "Every fortnight: FREQ=WEEKLY;INTERVAL=2 2026-11-12T17:00:00.000Z",
        "Every half year: FREQ=MONTHLY;INTERVAL=6 2026-05-20",
        "Every other week: FREQ=WEEKLY;INTERVAL=2 2026-11-10",
        "Every quarter: FREQ=MONTHLY;INTERVAL=3 2026-08-01",
        "Every two months: FREQ=MONTHLY;INTERVAL=2 2026-09-15",
        "Every week: FREQ=WEEKLY;UNTIL=20261231 2026-11-23",
        "Every working day: FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR 2026-11-26T08:00:00.000Z",
        "Pay rent: FREQ=MONTHLY 2026-12-01",
        "Recurring daily: FREQ=DAILY 2026-11-26",
        "Water the plants: FREQ=DAILY;INTERVAL=3 2026-11-26",
      ])
    let byTitle = Dictionary(grouping: series, by: \.title)
    #expect(byTitle["Every other week"]?.first?.start?.text == "2026-11-07")
    #expect(byTitle["Every week"]?.first?.started != nil)
  }

  @Test("An instance that says more than its series is a changed occurrence")
  func changed() throws {
    try Format.taskwarrior.read(exportedSeries, into: test)
    let tasks = try test.contents().tasks
    let own = tasks.filter { $0.seriesUID != nil }
    #expect(own.map(\.title).sorted() == ["Pay rent", "Water the plants"])
    #expect(own.compactMap(\.occurrence?.text).sorted() == ["20261101", "20261123"])
    #expect(own.compactMap(\.due?.text).sorted() == ["2026-11-01", "2026-11-24"])
    #expect(tasks.count == 12 + 2 + 1)
    let rent = try #require(own.first { $0.title == "Pay rent" })
    #expect(try test.store.comments.all(on: .task, uid: rent.uid).map(\.text) == ["By cheque"])
  }

  @Test("What was completed is completed, and what was deleted is skipped")
  func marks() throws {
    try Format.taskwarrior.read(exportedSeries, into: test)
    let series = try test.contents().tasks.filter(\.repeats)
    var done: [String: [String]] = [:]
    var skipped: [String: [String]] = [:]
    for task in series {
      let completions = try test.store.completions.ofOccurrences(ofTask: task.uid)
      if !completions.isEmpty {
        done[task.title] = completions.compactMap(\.occurrence?.text).sorted()
      }
      let skips = try test.store.skippedOccurrences.skips(ofTask: task.uid)
      if !skips.isEmpty { skipped[task.title] = skips.compactMap(\.occurrence?.text).sorted() }
    }
    #expect(
      done == [
        "Recurring daily": ["20261124", "20261125"], "Every working day": ["20261124T090000"],
        "Every week": ["20261116"], "End of month": ["20260831"], "Pay rent": ["20261001"],
      ])
    #expect(skipped["Every working day"] == ["20261125T090000"])
    #expect(skipped["Water the plants"]?.contains("20261120") == true)
  }

  @Test("The same file again changes nothing")
  func again() throws {
    try Format.taskwarrior.read(exportedSeries, into: test)
    let before = try test.contents()
    let written = try Format.taskwarrior.written(from: test)
    test.advance(seconds: 3_600)
    for text in [exportedSeries, written] {
      let report = try Format.taskwarrior.read(text, into: test)
      #expect(report.added == 0 && report.updated == 0)
      #expect(try test.contents() == before)
      #expect(try Format.taskwarrior.written(from: test) == written)
    }
  }

  @Test("All goes back as it came, with the instances and their UUIDs")
  func back() throws {
    try Format.taskwarrior.read(exportedSeries, into: test)
    let expected = try objects(exportedSeries)
    let actual = try objects(Format.taskwarrior.written(from: test))
    #expect(actual.keys.sorted() == expected.keys.sorted())
    for (uuid, object) in expected { #expect(actual[uuid] == object) }
    // And so it does by way of our own files.
    let other = try TestStore(zone: CityZone.paris, now: "2026-11-28T09:00:00Z")
    try Format.json.read(Format.json.written(from: test), into: other)
    let again = try objects(Format.taskwarrior.written(from: other))
    for (uuid, object) in expected { #expect(again[uuid] == object) }
  }

  @Test("An occurrence that was completed here is a completed instance there")
  func completed() throws {
    try Format.taskwarrior.read(exportedSeries, into: test)
    let daily = try series("Recurring daily")
    for _ in 0..<4 { try CompleteTasks(test.store).run([daily.id], at: test.now) }
    let written = try objects(Format.taskwarrior.written(from: test))
    let instances = written.values.filter { $0["parent"] == .string(daily.uid) }
      .sorted { number(of: $0) < number(of: $1) }
    #expect(written[daily.uid]?["mask"] == .string("++++++"))
    #expect(written[daily.uid]?["due"] == .string("20261123T230000Z"))
    #expect(instances.count == 6)
    #expect(instances.allSatisfy { $0["status"] == .string("completed") })
    #expect(instances.last?["due"] == .string("20261128T230000Z"))
    // It is read as what it is.
    let other = try TestStore(zone: CityZone.paris, now: "2026-11-29T09:00:00Z")
    try Format.taskwarrior.read(Format.taskwarrior.written(from: test), into: other)
    #expect(
      try other.store.completions.ofOccurrences(ofTask: daily.uid).count == 6)
    #expect(try other.store.tasks.task(uid: daily.uid)?.due?.text == "2026-11-30")
  }

  @Test("What was done here stays done when an older file is read")
  func older() throws {
    try Format.taskwarrior.read(exportedSeries, into: test)
    let daily = try series("Recurring daily")
    try CompleteTasks(test.store).run([daily.id], at: test.now)
    let before = try test.contents()
    test.advance(seconds: 60)
    try Format.taskwarrior.read(exportedSeries, into: test)
    #expect(try test.contents() == before)
  }

  @Test("What was completed in Taskwarrior since takes the series on")
  func newer() throws {
    try Format.taskwarrior.read(exportedSeries, into: test)
    let daily = try series("Recurring daily")
    let newer = try objects(exportedSeries).values.map { object in
      guard object["parent"] == .string(daily.uid), object["imask"] == .number("2"),
        var members = try? object.object()
      else { return object }
      members.removeAll { $0.name == "status" || $0.name == "modified" }
      for (name, value) in [
        ("status", "completed"), ("end", "20261128T080000Z"), ("modified", "20261128T080000Z"),
      ] {
        members.append(JSONValue.Member(name, .string(value)))
      }
      return .object(members)
    }
    try Format.taskwarrior.read(JSONValue.array(newer).text, into: test)
    #expect(try series("Recurring daily").due?.text == "2026-11-27")
    #expect(try test.store.completions.ofOccurrences(ofTask: daily.uid).count == 3)
  }

  @Test("A series whose title was changed here has it in the instances that are to be done yet")
  func title() throws {
    try Format.taskwarrior.read(exportedSeries, into: test)
    let daily = try series("Recurring daily")
    var input = TaskInput()
    input.title = "Each day"
    try UpdateTasks(test.store, newUID: test.newUID).run([daily.id], to: input, at: test.now)
    let written = try objects(Format.taskwarrior.written(from: test)).values
      .filter { $0["parent"] == .string(daily.uid) || $0["uuid"] == .string(daily.uid) }
    let titles = written.map { "\($0["status"]?.text ?? "") \($0["description"]?.text ?? "")" }
    #expect(
      titles.sorted() == [
        "\"completed\" \"Recurring daily\"", "\"completed\" \"Recurring daily\"",
        "\"pending\" \"Each day\"", "\"pending\" \"Each day\"", "\"pending\" \"Each day\"",
        "\"recurring\" \"Each day\"",
      ])
  }

  @Test("Instances without their template are tasks of their own, unless the series is here")
  func withoutTemplate() throws {
    let instances = try objects(exportedSeries).values.filter {
      $0["parent"] != nil && $0["description"] == .string("Every quarter")
    }
    let part = JSONValue.array(instances).text
    let other = try TestStore(zone: CityZone.paris, now: "2026-11-28T09:00:00Z")
    #expect(try Format.taskwarrior.read(part, into: other).added == 3)
    try Format.taskwarrior.read(exportedSeries, into: test)
    let before = try test.contents()
    #expect(try Format.taskwarrior.read(part, into: test).added == 0)
    #expect(try test.contents() == before)
  }

  @Test("What no rule can say is kept with the task, with a note")
  func unknownRecurrence() throws {
    let text = """
      [{"description":"a","status":"recurring","recur":"each full moon","due":"20261224T160000Z",
      "uuid":"58fb79a4-ead9-4b02-998e-5bc4f93831a1","entry":"20261101T080000Z",
      "modified":"20261101T080000Z"}]
      """
    let report = try Format.taskwarrior.read(text, into: test)
    #expect(report.notes.onLines.map(\.kind) == [.kept])
    #expect(report.notes.onLines.first?.line == 1)
    let written = try objects(Format.taskwarrior.written(from: test)).values.first
    #expect(written?["recur"] == .string("each full moon"))
    #expect(written?["status"] == .string("recurring"))
  }

  @Test("What recurs by hours from midnight on begins at that hour")
  func hours() throws {
    let text = """
      [{"description":"a","status":"recurring","recur":"36h","due":"20261123T230000Z","mask":"+-",
      "uuid":"58fb79a4-ead9-4b02-998e-5bc4f93831a1","entry":"20261101T080000Z",
      "modified":"20261101T080000Z"}]
      """
    #expect(try Format.taskwarrior.read(text, into: test).notes.onLines.isEmpty)
    let task = try series("a")
    #expect(task.repeatRule?.text == "FREQ=HOURLY;INTERVAL=36")
    #expect(task.due?.text == "2026-11-25T11:00:00.000Z")
    let written = try objects(Format.taskwarrior.written(from: test))
    #expect(try written[task.uid] == objects(text)[task.uid])
  }

  @Test("A series that ends before it begins is kept as a task, with a note")
  func noOccurrence() throws {
    let text = """
      [{"description":"a","status":"recurring","recur":"daily","due":"20261224T160000Z",
      "until":"20261101T080000Z","uuid":"58fb79a4-ead9-4b02-998e-5bc4f93831a1",
      "entry":"20261101T080000Z"}]
      """
    let report = try Format.taskwarrior.read(text, into: test)
    #expect(report.added == 1 && report.notes.onLines.map(\.kind) == [.kept])
    let written = try objects(Format.taskwarrior.written(from: test)).values.first
    #expect(written?["recur"] == .string("daily") && written?["status"] == .string("recurring"))
  }

  @Test("A series that is due at another time here recurs from then on")
  func restarted() throws {
    try Format.taskwarrior.read(exportedSeries, into: test)
    let daily = try series("Recurring daily")
    var input = TaskInput()
    input.due = .date(try #require(CalendarDate(year: 2027, month: 1, day: 4)))
    try UpdateTasks(test.store, newUID: test.newUID).run([daily.id], to: input, at: test.now)
    let written = try objects(Format.taskwarrior.written(from: test))
    #expect(written[daily.uid]?["due"] == .string("20270103T230000Z"))
    #expect(written[daily.uid]?["recur"] == .string("daily"))
    #expect(written[daily.uid]?["mask"] == nil)
    let statuses = written.values.filter { $0["parent"] == .string(daily.uid) }
      .compactMap { try? $0["status"]?.string() }
    #expect(statuses.sorted() == ["completed", "completed", "deleted", "deleted", "deleted"])
  }

  @Test("What a replica of TaskChampion has of a task is read as the same task")
  func replica() throws {
    let text = """
      [{"uuid":"58fb79a4-ead9-4b02-998e-5bc4f93831a1","description":"a","status":"pending",
      "entry":"1795251600","due":"1798128000","tag_phone":"","tag_bank":"","tag_x":"my own",
      "annotation_1795251700":"Called","dep_6d0b2c2e-6e0b-4e5a-8a5f-9f7a4cde0001":""},
      {"uuid":"6d0b2c2e-6e0b-4e5a-8a5f-9f7a4cde0001","description":"b","status":"pending"}]
      """
    try Format.taskwarrior.read(text, into: test)
    let written = try objects(Format.taskwarrior.written(from: test))
    let task = try #require(written["58fb79a4-ead9-4b02-998e-5bc4f93831a1"])
    #expect(task["tags"]?.text == #"["bank","phone"]"#)
    #expect(task["depends"]?.text == #"["6d0b2c2e-6e0b-4e5a-8a5f-9f7a4cde0001"]"#)
    #expect(task["annotations"]?.text.contains("Called") == true)
    #expect(task["tag_x"] == .string("my own"))
  }

  private func series(_ title: String) throws -> Task {
    try #require(try test.contents().tasks.first { $0.title == title && $0.repeats })
  }

  private func number(of instance: JSONValue) -> Int {
    TaskwarriorInstance.number(instance["imask"]) ?? -1
  }

  /// The tasks of a file by their UUIDs, with their attributes in order.
  private func objects(_ text: String) throws -> [String: JSONValue] {
    let objects = try JSONValue(text: text).array().map { value in
      JSONValue.object(try value.object().sorted { $0.name < $1.name })
    }
    return try Dictionary(
      objects.map { (try $0["uuid"]?.string() ?? "", $0) }, uniquingKeysWith: { $1 })
  }
}
