import Domain
import TestSupport
import Testing

@testable import Storage

@Suite struct SchemaTests {
  @Test("The digests are those of SQLite's own schema of each version")
  func digests() throws {
    #expect(Schema.digests.count == Schema.migrations.count + 1)
    for version in Schema.digests.indices {
      let reference = try Schema.reference(ofVersion: version)
      #expect(try reference.schemaDigest() == Schema.digests[version], "run make model")
    }
  }

  @Test("The present schema is known by its cuts, in whichever order its objects lie")
  func present() throws {
    let version = Schema.migrations.count
    let present = try Schema.reference(ofVersion: version)
    #expect(try PresentSchema().isThat(of: present), "run make model")
    let folder = try TemporaryFolder()
    let path = folder.path("vacuumed.db")
    try present.execute("VACUUM INTO '\(path)'")
    let vacuumed = try Database(path: path, .readWrite, busyTimeout: 0)
    func order(_ database: Database) throws -> [String] {
      let select = try database.statement("SELECT name FROM sqlite_schema")
      defer { select.reset() }
      var names: [String] = []
      while try select.step() { names.append(select.text(0)) }
      return names
    }
    #expect(try order(vacuumed) != order(present))
    #expect(try PresentSchema().isThat(of: vacuumed))
    #expect(try !PresentSchema().isThat(of: Schema.reference(ofVersion: version - 1)))
    #expect(try !PresentSchema().isThat(of: Schema.reference(ofVersion: 0)))
  }

  @Test(
    "What differs from the present schema is seen",
    arguments: [
      "CREATE TRIGGER empties AFTER UPDATE ON task BEGIN DELETE FROM task; END",
      "CREATE VIEW seen AS SELECT 1", "CREATE TABLE other(id INTEGER)",
      "DROP INDEX task_by_project", "ALTER TABLE task ADD COLUMN mood TEXT",
      "DROP INDEX task_by_project; CREATE INDEX task_by_project ON task(project_id)",
      "UPDATE sqlite_schema SET sql = sql || ' ' WHERE name = 'task'",
      "UPDATE sqlite_schema SET sql = replace(sql, 'project_id', 'project_iD') WHERE name = 'task'",
      "UPDATE sqlite_schema SET sql = NULL WHERE name = 'task_by_project'",
      "UPDATE sqlite_schema SET tbl_name = 'event' WHERE name = 'task_by_project'",
      "UPDATE sqlite_schema SET type = 'view' WHERE name = 'task'",
      "UPDATE sqlite_schema SET rootpage = 0 WHERE name = 'task'",
      "UPDATE sqlite_schema SET name = name || char(0) WHERE name = 'task'",
      "DELETE FROM sqlite_schema WHERE name = 'task_by_project'",
      """
      UPDATE sqlite_schema SET (type, name, tbl_name, rootpage, sql) = (
        SELECT type, name, tbl_name, rootpage, sql FROM sqlite_schema WHERE name = 'task')
      WHERE name = 'event'
      """,
    ])
  func different(change: String) throws {
    let database = try Schema.reference(ofVersion: Schema.migrations.count)
    database.defend(false)
    try database.execute("PRAGMA writable_schema = ON; \(change)")
    #expect(try !PresentSchema().isThat(of: database))
    #expect(try database.schemaDigest() != Schema.digests.last)
  }

  @Test("SHA-256 of the examples of FIPS 180-4, and of messages around the size of a block")
  func hash() {
    func hexadecimal(_ text: String) -> String {
      SHA256.digest(Array(text.utf8)).map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      .joined()
    }
    #expect(
      hexadecimal("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hexadecimal("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hexadecimal("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    let million = String(repeating: "a", count: 1_000_000)
    #expect(
      hexadecimal(million) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    let hashes = Set((50..<140).map { hexadecimal(String(repeating: "x", count: $0)) })
    #expect(hashes.count == 90)
  }

  @Test("A store of an older version that has a foreign trigger is not migrated")
  func olderVersion() throws {
    let database = try Database(path: ":memory:", .readWrite, busyTimeout: 0)
    try database.execute(Schema.migrations[0] + "; PRAGMA user_version = 1")
    try database.execute(
      "CREATE TRIGGER empties AFTER UPDATE ON task BEGIN DELETE FROM task; END")
    let migrator = Migrator(
      database: database,
      migrations: Schema.migrations + [
        "ALTER TABLE task ADD COLUMN mood TEXT; UPDATE task SET mood = ''"
      ])
    let failure = #expect(throws: Failure.self) {
      try migrator.run(readOnly: false, now: Instant(clamping: 0), newUID: { "unused" })
    }
    #expect(failure?.kind == .corrupt)
    #expect(failure?.message.description.contains("trigger “empties”") == true)
    #expect(try database.integer("PRAGMA user_version") == 1)
    try database.execute("DROP TRIGGER empties")
    try migrator.run(readOnly: false, now: Instant(clamping: 0), newUID: { "unused" })
    #expect(try database.integer("PRAGMA user_version") == Int64(migrator.migrations.count))
  }

  @Test("Nothing that is not ours would run even without the comparison")
  func nothingRuns() throws {
    let database = try Database(path: ":memory:", .readWrite, busyTimeout: 0)
    try database.execute(
      """
      CREATE TABLE ours(id INTEGER);
      CREATE TABLE told(id INTEGER);
      CREATE TRIGGER tells AFTER INSERT ON ours BEGIN INSERT INTO told VALUES (new.id); END;
      CREATE VIEW seen AS SELECT * FROM ours;
      INSERT INTO ours VALUES (1);
      """)
    #expect(try database.integer("SELECT count(*) FROM told") == 0)
    #expect(throws: Failure.self) { try database.integer("SELECT count(*) FROM seen") }
    #expect(throws: Failure.self) {
      try database.execute("UPDATE sqlite_schema SET sql = '' WHERE name = 'ours'")
    }
  }
}
