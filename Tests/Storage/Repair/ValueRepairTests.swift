import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Values that nothing can have, from another program.
@Suite struct ValueRepairTests {
  let test: TestStore
  let home: Int64
  let rent: Int64

  /// In Home: “Rent” with two tags.
  init() throws {
    let test = try TestStore()
    self.test = test
    rent = try test.add("Rent") {
      $0.project = .name("Home")
      $0.tags = ["Bank", "home"]
    }
    home = try #require(try test.store.projects.find(named: "home")?.id)
    test.advance(seconds: 60)
  }

  @Test(
    "A value that a task cannot have becomes its default, and all of the task works again",
    arguments: [
      "title = ''", "title = char(10)", "title = x'00'", "notes = zeroblob(9)", "priority = 9",
      "priority = 4294967296", "priority = 'high'", "favourite = 2", "slot = 2", "slot = -1",
      "start_date = 20269999", "start_ms = 'soon'", "due_date = 99999999", "due_ms = 1.5",
      "due_ms = 9e99", "estimated_duration_s = 0", "estimated_duration_s = 'x'", "url = 'x'",
      "reminders = 'never'", "repeat_rule = 'FREQ=NEVER'", "created_ms = 'x'",
      "modified_ms = 9223372036854775807", "completed_ms = 'x'",
      "deleted_ms = -9223372036854775807",
      "kept = '{'", "kept = '[]'", "repeat_mode = 2", "repeat_mode = 'x'",
      "repeat_start = '2026'", "repeat_floor = 'never'", "repeat_done = -1",
      "occurrence = '20260230'",
      "excluded_dates = 'never'", "added_dates = 5", "series_uid = ''", "zone = char(10)",
    ])
  func damagedValue(assignment: String) throws {
    try damage("UPDATE task SET \(assignment) WHERE id = \(rent)")
    #expect(try repair().valuesMended == 1)
    var task = try test.store.tasks.existing(rent)
    #expect(task.priority == .p2 && task.slot == .morning && !task.isFavourite)
    #expect(task.due == nil && task.start == nil && task.url.isEmpty && task.notes.isEmpty)
    #expect(["Rent", "?"].contains(task.title) && task.kept == nil)
    if task.deleted != nil { try RestoreTasks(test.store).run([rent], at: test.now) }
    task = try test.store.tasks.existing(rent)
    try test.store.write(.updateTasks, at: test.now) {
      var changed = task
      try changed.setTitle("New")
      _ = try test.store.tasks.save(changed, over: task, modified: test.now)
    }
    try expectWhole()
  }

  @Test("Instants out of range are the nearest, notes keep what fits, and other values stay")
  func nearest() throws {
    try damage(
      """
      UPDATE task SET due_ms = 9223372036854775807, created_ms = -9223372036854775807,
        title = 'a' || char(9) || 'b', notes = 'x' || replace(hex(zeroblob(40000)), '00', 'é'),
        reminders = 'due-60 never', priority = 0 WHERE id = \(rent)
      """)
    #expect(try repair().valuesMended == 5)
    let task = try test.store.tasks.existing(rent)
    #expect(task.due == .dateTime(Instant.range.upperBound))
    #expect(task.created == Instant.range.lowerBound)
    #expect(task.modified == test.now)
    #expect(task.title == "a b" && task.notes.utf8.count == 65_535)
    #expect(task.reminders == [.relative(.due, offset: -60)])
    #expect(task.priority == .p0 && task.tags.names == ["Bank", "home"])
    #expect(try test.titles(TaskQuery(.text(try TextSearch(words: "xé")))) == ["a b"])
    try expectWhole()
  }

  @Test("Of exceptions and additions, those stay that can be read, at most a thousand")
  func exceptions() throws {
    try damage(
      """
      UPDATE task SET excluded_dates = '20260102 never 20260101',
        added_dates = (WITH RECURSIVE day(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM day LIMIT 1200)
          SELECT group_concat(strftime('%Y%m%d', '2026-01-01', n || ' days'), ' ') FROM day)
        WHERE id = \(rent)
      """)
    #expect(try repair().valuesMended == 2)
    let task = try test.store.tasks.existing(rent)
    #expect(task.excludedDates.text == "20260101 20260102")
    #expect(task.addedDates.count == 1_000)
    try expectWhole()
  }

  @Test("Of a date and an instant, the date stays")
  func doubledDue() throws {
    try damage("UPDATE task SET due_date = 20260201, due_ms = 5 WHERE id = \(rent)")
    #expect(try repair().valuesMended == 1)
    let due = try #require(CalendarDate(packed: 2026_02_01))
    #expect(try test.store.tasks.existing(rent).due == .date(due))
    #expect(
      try test.store.database.integer("SELECT count(*) FROM task WHERE due_ms IS NOT NULL") == 0)
    try expectWhole()
  }

  @Test("Projects, filters and tags get values that they can have, and names of their own")
  func otherValues() throws {
    try SetTagColour(test.store).run("bank", .red, at: test.now)
    for name in ["A", "B"] { try addFilter(name) }
    try damage(
      """
      UPDATE project SET colour = 99, icon = char(10), created_ms = 'x', archived_ms = NULL
        WHERE id = \(home);
      UPDATE project SET name = '', name_key = '' WHERE id = \(home);
      UPDATE filter SET name = 'a', name_key = 'z', query = '' WHERE name = 'B';
      UPDATE filter SET colour = -1 WHERE name = 'A';
      UPDATE tag SET colour = 12 WHERE name_key = 'bank';
      """)
    let report = try repair()
    #expect(report.valuesMended == 7 && report.tagsMended == 1)
    let project = try test.store.projects.existing(home)
    #expect(project.name == "?" && project.colour == .black && project.icon.isEmpty)
    let filters = try test.store.filters.all()
    #expect(filters.map(\.name) == ["A", "a 2"])
    #expect(filters.map(\.query) == ["star:yes", "status:open"])
    #expect(filters.map(\.colour) == [.black, .black])
    #expect(try test.store.tags.find(named: "Bank")?.colour == .black)
    try expectWhole()
  }

  @Test(
    "A uid that cannot be is damage that names the row, and nothing is mended",
    arguments: ["task", "filter"])
  func damagedUID(table: String) throws {
    try addFilter("A")
    try damage("UPDATE task SET priority = 9; UPDATE \(table) SET uid = '' WHERE id = 1")
    let failure = #expect(throws: Failure.self) { try repair() }
    #expect(failure?.kind == .corrupt)
    #expect(failure?.message.description.contains("the uid of \(table) 1") == true)
    #expect(try test.store.database.integer("SELECT max(priority) FROM task") == 9)
  }

  private func addFilter(_ name: String) throws {
    var input = FilterInput()
    input.name = name
    input.query = "star:yes"
    _ = try AddFilter(test.store, newUID: test.newUID) { _ in }.run(input, at: test.now)
  }

  private func repair() throws -> RepairReport {
    try Repair(test.store, newUID: test.newUID).run(at: test.now)
  }

  /// A second repair finds nothing, and SQLite neither.
  private func expectWhole() throws {
    #expect(try repair() == RepairReport())
    #expect(try test.store.database.integer("SELECT 1 FROM pragma_foreign_key_check") == nil)
    #expect(try test.store.projects.all().first?.isInbox == true)
  }

  /// As a program would that knows nothing of our rules.
  private func damage(_ sql: String) throws {
    try test.store.database.execute("PRAGMA foreign_keys = OFF")
    defer { try? test.store.database.execute("PRAGMA foreign_keys = ON") }
    try test.store.database.execute(sql)
  }
}
