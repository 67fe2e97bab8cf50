/// The statements that the figures of days are counted from. Each reads all it needs from one index, of
/// all projects or of one with its aliases, whose ids or uids are the last parameter.
struct PulseSQL {
  /// When each task came, was due and went; but not of those that were gone before the frame of days,
  /// whose beginning is the first parameter.
  let tasks: String
  /// The same of those that were purged.
  let purgedTasks: String
  let postponements: String
  /// The same without those of tasks that are cancelled by now, which are due no more.
  let postponementsBesidesCancelled: String
  /// Of all time, in its order.
  let completions: String
  let firstTask: String
  let firstPurgedTask: String

  static let ofAll = PulseSQL(project: "", projectUID: "", hasParameter: false)
  static let ofOne = PulseSQL(
    project: "project_id = ", projectUID: "project_uid = ", hasParameter: true)
  /// Of projects of one name: the parameter is an array.
  static let ofNamesakes = PulseSQL(
    project: "project_id IN ", projectUID: "project_uid IN ", hasParameter: true, isArray: true)

  private init(
    project: String, projectUID: String, hasParameter: Bool, isArray: Bool = false
  ) {
    func condition(_ column: String, _ number: Int) -> String {
      guard hasParameter else { return "1" }
      return column + (isArray ? "(SELECT value FROM json_each(?\(number)))" : "?\(number)")
    }
    tasks = Self.lives(
      of: "task", repeats: "repeat_start IS NOT NULL", where: condition(project, 2))
    purgedTasks = Self.lives(
      of: "purged_task", repeats: "repeats", where: condition(projectUID, 2))
    postponements = """
      SELECT id, ended_ms, due_date, due_ms FROM postponement INDEXED BY postponement_by_end
      WHERE \(condition(projectUID, 1))
      """
    postponementsBesidesCancelled = "\(postponements) AND task_uid NOT IN (\(Self.cancelled))"
    completions = """
      SELECT id, completed_ms, points, priority, due_date, due_ms, project_uid
      FROM completion INDEXED BY completion_by_time
      WHERE \(condition(projectUID, 1)) ORDER BY completed_ms
      """
    firstTask = Self.first(of: "task", where: condition(project, 1))
    firstPurgedTask = Self.first(of: "purged_task", where: condition(projectUID, 1))
  }

  private static func lives(of table: String, repeats: String, where condition: String) -> String {
    """
    SELECT id, created_ms, completed_ms, cancelled_ms, deleted_ms, due_date, due_ms, \(repeats)
    FROM \(table) INDEXED BY \(table)_by_created
    WHERE \(condition) AND (created_ms >= ?1
      OR ifnull(completed_ms, ?1) >= ?1 AND ifnull(cancelled_ms, ?1) >= ?1
      AND ifnull(deleted_ms, ?1) >= ?1)
    """
  }

  /// Behind either statement of postponements: not those of some tasks.
  static let besidesTasks =
    " AND task_uid NOT IN (SELECT uid FROM task WHERE id IN (SELECT value FROM json_each(?)))"

  static let isAnyCancelled = "SELECT EXISTS (\(cancelled))"

  private static let cancelled = """
    SELECT uid FROM task WHERE cancelled_ms IS NOT NULL
    UNION ALL SELECT uid FROM purged_task WHERE cancelled_ms IS NOT NULL
    """

  private static func first(of table: String, where condition: String) -> String {
    """
    SELECT created_ms FROM \(table) INDEXED BY \(table)_by_created
    WHERE \(condition) ORDER BY created_ms LIMIT 1
    """
  }
}
