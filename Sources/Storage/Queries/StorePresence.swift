import CSQLite
import Domain

/// What there is at all in a store. It is kept until somebody writes: to look took a fourth of a short list.
final class StorePresence {
  struct Facts {
    var hasDependencies: Bool
    var hasSubtasks: Bool
    var isAnyArchived: Bool
    var isProjectTree: Bool
    var isAnyUrgencySet: Bool
    var isAnyFloating: Bool
    var isAnyUntilFloating: Bool
    /// The last of all starts, and the first until of all open tasks; nil without any.
    var lastStart: Int64?
    var lastStartDate: Int64?
    var firstUntil: Int64?
    var firstUntilDate: Int64?
  }

  /// It is another one when another connection has committed, and when this one has written.
  private struct Version: Equatable {
    var foreign: Int64
    var own: Int64
  }

  private let database: Database
  private let dataVersion: Statement
  private var known: (facts: Facts, version: Version)?

  init(_ database: Database) {
    self.database = database
    dataVersion = database.statement(later: "PRAGMA data_version")
  }

  /// Those of the snapshot that is read, which no one else changes as long as it is.
  func facts() throws -> Facts {
    // What this connection writes can still be rolled back.
    if sqlite3_txn_state(database.handle, "main") == SQLITE_TXN_WRITE { return try read() }
    let version = try version()
    if let known, known.version == version { return known.facts }
    let facts = try read()
    known = (facts, version)
    return facts
  }

  private func version() throws -> Version {
    defer { dataVersion.reset() }
    let foreign = try dataVersion.step() ? dataVersion.integer(0) : 0
    return Version(foreign: foreign, own: sqlite3_total_changes64(database.handle))
  }

  private func read() throws -> Facts {
    let find = try database.statement(Self.select)
    defer { find.reset() }
    guard try find.step() else { throw Failure(sqlite: SQLITE_DONE, on: database.handle) }
    return Facts(
      hasDependencies: find.integer(0) != 0, hasSubtasks: find.integer(1) != 0,
      isAnyArchived: find.integer(2) != 0, isProjectTree: find.integer(3) != 0,
      isAnyUrgencySet: find.integer(4) != 0, isAnyFloating: find.integer(5) != 0,
      isAnyUntilFloating: find.integer(6) != 0,
      lastStart: find.limit(7, ofDamaged: .max), lastStartDate: find.limit(8, ofDamaged: .max),
      firstUntil: find.limit(9, ofDamaged: .min), firstUntilDate: find.limit(10, ofDamaged: .min))
  }

  static let select = """
    SELECT EXISTS (SELECT 1 FROM dependency),
      EXISTS (SELECT 1 FROM task WHERE parent_id IS NOT NULL),
      EXISTS (SELECT 1 FROM project WHERE archived_ms IS NOT NULL),
      \(SQLiteProjectRepository.isTree),
      EXISTS (SELECT 1 FROM setting WHERE uid > 'urgency.' AND uid < 'urgency/'),
      \(isAnyFloating),
      EXISTS (SELECT 1 FROM task WHERE status = 1 AND until_ms >= \(TimeColumn.floating.lowerBound)),
      (SELECT max(start_ms) FROM task WHERE start_ms IS NOT NULL),
      (SELECT max(start_date) FROM task WHERE start_date IS NOT NULL),
      (SELECT min(until_ms) FROM task WHERE status = 1 AND until_ms IS NOT NULL),
      (SELECT min(until_date) FROM task WHERE status = 1 AND until_date IS NOT NULL)
    """

  /// Whether a task has a time that floats, by the indexes of the times. Each status is asked for by itself: for
  /// several in an `IN`, SQLite makes a table each time.
  static let isAnyFloating: String = {
    let value = TimeColumn.floating.lowerBound
    let columns =
      ["start_ms", "planned_ms"]
      + ["due_ms", "until_ms"].flatMap { column in
        Status.allCases.map { "status = \($0.rawValue) AND \(column)" }
      }
    return columns.map { "EXISTS (SELECT 1 FROM task WHERE \($0) >= \(value))" }
      .joined(separator: " OR ")
  }()
}

extension Statement {
  /// The first or last number of a column. What is no number is beyond all, as it is for SQLite.
  fileprivate func limit(_ column: Int32, ofDamaged beyond: Int64) -> Int64? {
    switch logValue(column) {
    case .null: nil
    case .integer(let number): number
    case .text: beyond
    }
  }
}
