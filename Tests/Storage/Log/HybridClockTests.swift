import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// The clocks of steps.
@Suite struct HybridClockTests {
  @Test("Whatever two clocks do, each step has a later one than the step before", arguments: 1...3)
  func jumps(seed: UInt64) throws {
    var numbers = RandomNumbers(seed: seed)
    let folder = try TemporaryFolder()
    var options = SQLiteStore.Options()
    options.path = folder.path("store.db")
    let stores = try ["a", "b"].map { try TestStore(options: options, uids: $0) }
    for _ in 0..<200 {
      let store = try #require(stores.randomElement(using: &numbers))
      let jump = Int64.random(in: -4_000_000...4_000_000, using: &numbers)
      store.advance(seconds: Bool.random(using: &numbers) ? jump : 0)
      if Int.random(in: 0..<4, using: &numbers) == 0 {
        _ = try? UndoStep(store.store).run(at: store.now)
      } else {
        _ = try store.add("Task")
      }
    }
    let clocks = try clocks(in: stores[0].store.database)
    #expect(clocks.count > 150)
    try checkGrowth(of: clocks)
  }

  @Test("A clock is that of the host, and counts while the host is behind")
  func values() throws {
    let test = try TestStore()
    _ = try test.add("One")
    let first = test.now.milliseconds * 65_536
    test.advance(seconds: -3_600)
    _ = try test.add("Two")
    test.advance(seconds: 7_200)
    _ = try test.add("Three")
    #expect(
      try clocks(in: test.store.database) == [first, first + 1, test.now.milliseconds * 65_536])
  }

  @Test("A full counter carries into the milliseconds")
  func carry() throws {
    let test = try TestStore()
    _ = try test.add("One")
    let full = test.now.milliseconds * 65_536 + 65_535
    try test.store.database.execute("UPDATE step SET hlc = \(full)")
    _ = try test.add("Two")
    let clocks = try clocks(in: test.store.database)
    #expect(clocks.last.map { $0 / 65_536 } == test.now.milliseconds + 1)
    #expect(clocks.last.map { $0 % 65_536 } == 0)
  }

  @Test(
    "Clocks before 1970 and after the year 6429 have clocks of steps, too",
    arguments: [
      "1900-01-01T00:00:00Z", "9999-12-31T23:59:59Z",
    ])
  func bounds(now: String) throws {
    let test = try TestStore(now: now)
    for _ in 0..<3 { _ = try test.add("Task") }
    try checkGrowth(of: clocks(in: test.store.database))
  }

  @Test("Steps of an older version get clocks that keep their order")
  func upgrade() throws {
    let database = try Database(path: ":memory:", .readWrite, busyTimeout: 0)
    try database.execute("PRAGMA application_id = \(Schema.applicationID)")
    let now = try #require(Instant(text: "2026-01-15T12:00:00Z"))
    try Migrator(database: database, migrations: [Schema.migrations[0]]).run(
      readOnly: false, now: now, newUID: { "uid" })
    // Two alike, one back, one before 1970, one far ahead, and one back again.
    for time in [1_000, 1_000, 500, -7, Int64.max, 2_000] {
      try database.statement(
        """
        INSERT INTO step(action, at_ms, device, state, latest, first_change, last_change)
        VALUES (1, ?, 'uid', 1, 0, 0, 0)
        """
      ).run(time)
    }
    try Migrator(database: database).run(readOnly: false, now: now, newUID: { "uid" })
    let clocks = try clocks(in: database)
    #expect(clocks.prefix(3) == [65_536_000, 65_536_001, 65_536_002])
    try checkGrowth(of: clocks)
  }

  private func clocks(in database: Database) throws -> [Int64] {
    let select = try database.statement("SELECT hlc FROM step ORDER BY id")
    defer { select.reset() }
    var clocks: [Int64] = []
    while try select.step() { clocks.append(select.integer(0)) }
    return clocks
  }

  private func checkGrowth(of clocks: [Int64]) throws {
    #expect(clocks.allSatisfy { (0..<1 << 47).contains($0 / 65_536) && $0 >= 0 })
    #expect(zip(clocks, clocks.dropFirst()).allSatisfy { $0 < $1 })
  }
}
