import Domain

/// The log of completions of a store.
final class SQLiteCompletionRepository: SQLiteRecordRepository<Completion>, CompletionRepository {
  /// By a join, as the next one: "IN" would have SQLite make a table of the texts first.
  static let known = """
    SELECT c.uid FROM json_each(?) AS given CROSS JOIN completion AS c ON c.uid = given.value
    """

  func known(amongUIDs uids: [String]) throws -> Set<ExactText> {
    let select = try database.statement(Self.known)
    defer { select.reset() }
    try select.bind(TextArray(uids))
    var known = Set<ExactText>()
    while try select.step() { known.insert(ExactText(select.text(0))) }
    return known
  }

  static let plainUIDs = """
    SELECT c.task_uid, c.uid FROM json_each(?) AS given
    CROSS JOIN completion AS c ON c.task_uid = given.value WHERE +c.occurrence IS NULL
    """

  func plainUIDs(ofTasks uids: [String]) throws -> [ExactText: [String]] {
    let select = try database.statement(Self.plainUIDs)
    defer { select.reset() }
    try select.bind(TextArray(uids))
    var found: [ExactText: [String]] = [:]
    while try select.step() {
      found[ExactText(select.text(0)), default: []].append(select.text(1))
    }
    return found
  }

  static let ofTask = "task_uid = ? AND completed_ms = ?"

  func last(ofTask uid: String, completed: Instant) throws -> Completion? {
    try select(Self.ofTask, uid, completed).last
  }

  static let ofOccurrences = "task_uid = ? AND +occurrence IS NOT NULL"

  func ofOccurrences(ofTask uid: String) throws -> [Completion] {
    try select(Self.ofOccurrences, uid)
  }

  func contains(task uid: String, due: Moment?) throws -> Bool {
    let select = try database.statement(
      "SELECT 1 FROM completion WHERE task_uid = ? AND due_date IS ? AND due_ms IS ?")
    defer { select.reset() }
    try select.bind(uid, due?.calendarDate, due?.timeColumn)
    return try select.step()
  }

  func ids(taggedWithOneOf keys: Set<NameKey>) throws -> [Int64] {
    let select = try database.statement(
      "SELECT id, tags FROM completion WHERE tags IS NOT NULL ORDER BY id")
    defer { select.reset() }
    var known = TagCache(keys)
    var ids: [Int64] = []
    while try select.step() {
      if known.match(select.bytes(1)) { ids.append(select.integer(0)) }
    }
    return ids
  }

  func completions(ids: [Int64]) throws -> [Completion] {
    try select("id IN (SELECT value FROM json_each(?))", IDArray(ids))
  }

  static let unlogged = """
    SELECT t.id FROM task AS t
    WHERE t.id IN (SELECT value FROM json_each(?)) AND t.completed_ms IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM completion AS c WHERE c.task_uid = t.uid AND c.completed_ms = t.completed_ms)
    ORDER BY t.id
    """

  func unloggedTaskIDs(among ids: [Int64]) throws -> [Int64] {
    let select = try database.statement(Self.unlogged)
    defer { select.reset() }
    try select.bind(IDArray(ids))
    var unlogged: [Int64] = []
    while try select.step() { unlogged.append(select.integer(0)) }
    return unlogged
  }
}
