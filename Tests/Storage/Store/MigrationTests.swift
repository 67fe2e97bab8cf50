import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

@Suite struct MigrationTests {
  @Test("A store of the present version gets a new column by a migration, and lists go on")
  func newColumn() throws {
    let test = try TestStore()
    let plain = try test.add("Plain")
    let detailed = try test.add("Detailed") { $0.url = "https://example.org" }
    let database = test.store.database
    let migrations = Schema.migrations + ["ALTER TABLE task ADD COLUMN effort INTEGER;"]
    try Migrator(database: database, migrations: migrations).run(
      readOnly: false, now: test.now, newUID: { "unused" })
    #expect(try database.integer("PRAGMA user_version") == Int64(migrations.count))
    #expect(try database.integer("SELECT count(*) FROM task WHERE effort IS NULL") == 2)
    #expect(try hasDetails(plain, in: test) == 0)
    #expect(try hasDetails(detailed, in: test) == 1)
    #expect(try test.titles() == ["Plain", "Detailed"])
  }

  @Test("A new store is as if it had come through all migrations")
  func newStore() throws {
    let present = try Database(path: ":memory:", .readWrite, busyTimeout: 0)
    let upgraded = try Database(path: ":memory:", .readWrite, busyTimeout: 0)
    try migrate(present)
    try migrate(upgraded, to: 1)
    try migrate(upgraded)
    #expect(try Set(present.schemaObjects()) == Set(upgraded.schemaObjects()))
    #expect(try PresentSchema().isThat(of: present))
    let rows = try allRows(of: present)
    #expect(rows.contains { $0.hasPrefix("project") } && rows.contains { $0.hasPrefix("calendar") })
    #expect(try rows == allRows(of: upgraded))
  }

  private func migrate(_ database: Database, to version: Int = Schema.migrations.count) throws {
    try Migrator(database: database, migrations: Array(Schema.migrations.prefix(version)))
      .run(readOnly: false, now: Instant(clamping: 1_768_478_400_000), newUID: { "unused" })
  }

  /// Each row with the name of its table.
  private func allRows(of database: Database) throws -> Set<String> {
    var rows: Set<String> = []
    let tables = try texts("SELECT name FROM sqlite_schema WHERE type = 'table'", in: database)
    for table in tables where !table.hasPrefix("sqlite_stat") {
      let columns = try texts("SELECT name FROM pragma_table_xinfo('\(table)')", in: database)
      let values = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ', ' || ")
      for row in try texts("SELECT \(values) FROM \"\(table)\"", in: database) {
        rows.insert("\(table): \(row)")
      }
    }
    return rows
  }

  private func texts(_ sql: String, in database: Database) throws -> [String] {
    let select = try database.statement(sql)
    defer { select.reset() }
    var texts: [String] = []
    while try select.step() { texts.append(select.text(0)) }
    return texts
  }

  @Test(
    "An upgrade converts nothing: tasks of the first version are open, completed or in the trash")
  func states() throws {
    let database = try Database(path: ":memory:", .readWrite, busyTimeout: 0)
    try migrate(database, to: 1)
    for (id, times) in [(1, "NULL, NULL"), (2, "1, NULL"), (3, "1, 2"), (4, "NULL, 2")] {
      try database.execute(
        """
        INSERT INTO task(id, uid, title, notes, project_id, position, tags, priority, favourite, slot,
          url, reminders, repeat_rule, created_ms, modified_ms, completed_ms, deleted_ms)
        VALUES (\(id), 'u\(id)', 'Task', '', 1, 'a\(id)', '', 2, 0, 0, '', '', '', 1, 1, \(times))
        """)
    }
    try migrate(database)
    try Schema.compare(database, version: Schema.migrations.count)
    let select = try database.statement("SELECT status, cancelled_ms FROM task ORDER BY id")
    defer { select.reset() }
    for status in [1, 2, 4, 4] as [Int64] {
      #expect(try select.step())
      #expect(select.integer(0) == status)
      #expect(select.optionalInteger(1) == nil)
    }
  }

  @Test("Whether a task has details follows what is set of it, and comes back with an undo")
  func details() throws {
    let test = try TestStore()
    let id = try test.add("Task")
    let other = try test.add("Other")
    #expect(try hasDetails(id, in: test) == 0)
    try set(60, of: [id, other], in: test)
    #expect(try hasDetails(id, in: test) == 1)
    #expect(try hasDetails(other, in: test) == 1)
    try set(nil, of: [id], in: test)
    #expect(try hasDetails(id, in: test) == 0)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try hasDetails(id, in: test) == 1)
    #expect(try hasDetails(other, in: test) == 1)
  }

  @Test("A repair tells lists of what another program set")
  func repair() throws {
    let test = try TestStore()
    let id = try test.add("Task")
    try test.store.database.execute("UPDATE task SET zone = 'Europe/Paris' WHERE id = \(id)")
    #expect(try hasDetails(id, in: test) == 0)
    let report = try Repair(test.store, newUID: test.newUID).run(at: test.now)
    #expect(report.isIndexRebuilt)
    #expect(try hasDetails(id, in: test) == 1)
  }

  private func set(_ seconds: Int64?, of ids: [Int64], in test: TestStore) throws {
    var input = TaskInput()
    input.estimatedDuration = .some(seconds)
    try UpdateTasks(test.store, newUID: test.newUID).run(ids, to: input, at: test.now)
  }

  private func hasDetails(_ id: Int64, in test: TestStore) throws -> Int64? {
    try test.store.database.integer("SELECT has_details FROM task WHERE id = \(id)")
  }
}
