import Domain

/// Ancestors, descendants and prerequisites of tasks. UNION, not UNION ALL, so that a cycle in a damaged
/// store ends.
extension SQLiteTaskRepository {
  private static let below = """
    WITH RECURSIVE below(id) AS (
      SELECT t.id FROM json_each(?1) AS given CROSS JOIN task AS t ON t.parent_id = given.value
      UNION SELECT t.id FROM below CROSS JOIN task AS t ON t.parent_id = below.id)
    """
  private static let above = """
    WITH RECURSIVE above(id) AS (
      SELECT t.parent_id FROM json_each(?1) AS given CROSS JOIN task AS t ON t.id = given.value
        WHERE t.parent_id IS NOT NULL
      UNION SELECT t.parent_id FROM above CROSS JOIN task AS t ON t.id = above.id
        WHERE t.parent_id IS NOT NULL)
    """

  func descendants(of ids: [Int64], _ statuses: Set<Status>) throws -> [Task] {
    guard try haveSubtasks(ids) else { return [] }
    return try all(
      of: database.statement(
        """
        \(Self.below) \(Self.selection)
        WHERE id IN (SELECT id FROM below) AND +status IN (\(Self.list(statuses))) ORDER BY id
        """), IDArray(ids))
  }

  /// Most tasks have none, and to begin a recursion takes SQLite ten times as long as to say so.
  private func haveSubtasks(_ ids: [Int64]) throws -> Bool {
    let find = try database.statement(
      """
      SELECT 1 FROM json_each(?) AS given CROSS JOIN task AS t ON t.parent_id = given.value LIMIT 1
      """)
    defer { find.reset() }
    try find.bind(IDArray(ids))
    return try find.step()
  }

  func ancestors(of ids: [Int64], _ statuses: Set<Status>) throws -> [Task] {
    try all(
      of: database.statement(
        """
        \(Self.above) \(Self.selection)
        WHERE id IN (SELECT id FROM above) AND +status IN (\(Self.list(statuses))) ORDER BY id
        """), IDArray(ids))
  }

  func idsBelowOthers(among ids: [Int64]) throws -> Set<Int64> {
    try self.ids(
      of: database.statement(
        "\(Self.below) SELECT value FROM json_each(?1) WHERE value IN (SELECT id FROM below)"),
      IDArray(ids))
  }

  func deletedTogether(with ids: [Int64]) throws -> [Task] {
    try all(
      of: database.statement(
        """
        WITH RECURSIVE together(id, deleted) AS (
          SELECT t.id, t.deleted_ms FROM json_each(?1) AS given
            CROSS JOIN task AS t ON t.id = given.value
          UNION SELECT t.id, t.deleted_ms FROM together
            CROSS JOIN task AS t ON t.parent_id = together.id
            WHERE t.deleted_ms = together.deleted)
        \(Self.selection) WHERE id IN (SELECT id FROM together)
          AND id NOT IN (SELECT value FROM json_each(?1)) ORDER BY id
        """), IDArray(ids))
  }

  func blockerIDs(of ids: [Int64]) throws -> Set<Int64> {
    try self.ids(
      of: database.statement(
        """
        WITH RECURSIVE blocker(id) AS (
          SELECT value FROM json_each(?1)
          UNION SELECT d.blocker_id FROM blocker
            CROSS JOIN dependency AS d ON d.task_id = blocker.id)
        SELECT id FROM blocker
        """), IDArray(ids))
  }

  func dependents(on ids: [Int64]) throws -> [Task] {
    try all(
      of: database.statement(
        """
        \(Self.selection) WHERE id IN (
          SELECT d.task_id FROM json_each(?1) AS given
            CROSS JOIN dependency AS d ON d.blocker_id = given.value)
          AND id NOT IN (SELECT value FROM json_each(?1)) ORDER BY id
        """), IDArray(ids))
  }

  func hasDependents(_ id: Int64) throws -> Bool {
    let find = try database.statement("SELECT 1 FROM dependency WHERE blocker_id = ? LIMIT 1")
    defer { find.reset() }
    try find.bind(id)
    return try find.step()
  }

  func firstMissing(of ids: [Int64]) throws -> Int64? {
    let find = try database.statement(
      """
      SELECT value FROM json_each(?1)
      WHERE NOT EXISTS (SELECT 1 FROM task WHERE id = value) ORDER BY key LIMIT 1
      """)
    defer { find.reset() }
    try find.bind(IDArray(ids))
    return try find.step() ? find.integer(0) : nil
  }

  private static func list(_ statuses: Set<Status>) -> String {
    statuses.map { String($0.rawValue) }.sorted().joined(separator: ", ")
  }

  private func ids(of statement: Statement, _ given: IDArray) throws -> Set<Int64> {
    defer { statement.reset() }
    try statement.bind(given)
    var ids = Set<Int64>()
    while try statement.step() { ids.insert(statement.integer(0)) }
    return ids
  }
}
