import Domain
import TestSupport
import Testing

@testable import Storage

/// What the change log has of all kinds of records, written by two handles whose clocks jump in both directions.
@Suite struct AllRecordsTests {
  private let folder: TemporaryFolder
  private let stores: [TestStore]

  init() throws {
    folder = try TemporaryFolder()
    var options = SQLiteStore.Options()
    options.path = folder.path("store.db")
    stores = try ["a", "b"].map { try TestStore(options: options, uids: $0) }
  }

  @Test("The clocks of steps grow, and the log makes the same store again", arguments: 1...3)
  func replay(seed: UInt64) throws {
    try takeSteps(2_000, seed: seed)
    let test = stores[0]
    let clocks = try rows("SELECT hlc FROM step ORDER BY id") { $0.integer(0) }
    #expect(zip(clocks, clocks.dropFirst()).allSatisfy { $0 < $1 })
    #expect(try test.replayed().contents() == test.contents())
    if !TestLength.isShort {
      let kinds = Set(try rows("SELECT DISTINCT entity FROM change") { $0.integer(0) })
      #expect(kinds == Set(CommittedChange.Entity.allCases.map { Int64($0.rawValue) }))
    }
  }

  @Test("Each record that went has a tombstone when the log is trimmed", arguments: 4...5)
  func tombstones(seed: UInt64) throws {
    for _ in 0..<2 {
      try takeSteps(600, seed: seed)
      let before = try tombstones().merging(removed()) { $1 }.filter { try !isPresent($0.key) }
      try stores[0].store.write(.trimLog, at: stores[0].now) {
        try stores[0].store.trimChangeLog(to: ChangeLogLimit(maxBytes: 0))
      }
      #expect(try tombstones().filter { try !isPresent($0.key) } == before)
      #expect(TestLength.isShort || before.count > 50)
    }
  }

  private func takeSteps(_ count: Int, seed: UInt64) throws {
    var records = RandomRecords(RandomNumbers(seed: seed))
    for _ in 0..<TestLength.rounds(count) {
      try records.step(on: stores[Int(records.number(0...1))])
    }
  }

  private struct Key: Hashable {
    var entity: Int64
    var uid: String
  }

  /// The clocks of what the log says was removed last.
  private func removed() throws -> [Key: Int64] {
    var found: [Key: Int64] = [:]
    let changes = try rows(
      """
      SELECT c.entity, c.uid, s.hlc, c.new IS NULL FROM change AS c JOIN step AS s ON s.id = c.step_id
      WHERE c.property = 'id' ORDER BY c.id
      """
    ) { (Key(entity: $0.integer(0), uid: $0.text(1)), $0.integer(2), $0.integer(3) != 0) }
    for (key, clock, isRemoval) in changes { found[key] = isRemoval ? clock : nil }
    return found
  }

  private func tombstones() throws -> [Key: Int64] {
    let rows = try rows("SELECT entity, uid, hlc FROM tombstone") {
      (Key(entity: $0.integer(0), uid: $0.text(1)), $0.integer(2))
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  /// Whether a record came again after it went.
  private func isPresent(_ key: Key) throws -> Bool {
    let entity = CommittedChange.Entity(rawValue: Int32(key.entity))
    return try entity.map { try stores[0].store.id(of: $0, uid: key.uid) != nil } ?? false
  }

  private func rows<Value>(_ sql: String, _ read: (Statement) throws -> Value) throws -> [Value] {
    let select = try stores[0].store.database.statement(sql)
    defer { select.reset() }
    var values: [Value] = []
    while try select.step() { values.append(try read(select)) }
    return values
  }
}
