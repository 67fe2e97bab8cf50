/// The statements that the figures of days are counted from, of all projects or of one with its aliases, whose ids
/// or uids are the last parameter. Each but that of the exceptions reads all it needs from one index.
struct PulseSQL {
  /// When each task came, was due and went, as if none was cancelled, put into the trash or repeating: the
  /// exceptions tell of those. The first parameter is the beginning of the frame of days. Those that came since:
  let laterTasks: PulseScan
  /// Those that came before, but not what was completed then.
  let earlierTasks: PulseScan
  /// The tasks of which these two do not tell all, and those with the ids of an array, the first parameter.
  let exceptionalTasks: String
  /// When each task that was purged came, was due and went; but not of those that were gone before the frame of
  /// days, whose beginning is the first parameter.
  let purgedTasks: String
  let postponements: String
  /// The same without those of tasks that are cancelled by now, which are due no more.
  let postponementsBesidesCancelled: String
  /// Of all time, in its order.
  let completions: PulseScan
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
    let ofProject = hasParameter ? condition(project, 2) : nil
    laterTasks = Self.tasks("created_ms >= ?1", where: ofProject)
    earlierTasks = Self.tasks(
      "created_ms < ?1",
      where: ["ifnull(completed_ms, ?1) >= ?1", ofProject].compactMap(\.self)
        .joined(separator: " AND "))
    exceptionalTasks = """
      SELECT \(Self.life), repeat_start IS NOT NULL FROM task WHERE id IN (
        SELECT id FROM task INDEXED BY task_by_cancelled WHERE cancelled_ms IS NOT NULL
        UNION ALL SELECT id FROM task INDEXED BY task_by_deleted WHERE deleted_ms IS NOT NULL
        UNION ALL SELECT id FROM task INDEXED BY task_repeating WHERE repeat_start IS NOT NULL
        UNION ALL SELECT value FROM json_each(?1)) AND +\(ofProject ?? "1")
      """
    purgedTasks = """
      SELECT \(Self.life), repeats FROM purged_task INDEXED BY purged_task_by_created
      WHERE \(condition(projectUID, 2)) AND (created_ms >= ?1
        OR ifnull(completed_ms, ?1) >= ?1 AND ifnull(cancelled_ms, ?1) >= ?1
        AND ifnull(deleted_ms, ?1) >= ?1)
      """
    postponements = """
      SELECT id, ended_ms, due_date, due_ms FROM postponement INDEXED BY postponement_by_end
      WHERE \(condition(projectUID, 1))
      """
    postponementsBesidesCancelled = "\(postponements) AND task_uid NOT IN (\(Self.cancelled))"
    completions = PulseScan(
      of: "completion", by: "completion_by_time", in: "completed_ms",
      where: hasParameter ? condition(projectUID, 1) : nil,
      visiting: Self.visit("completed_ms, points, priority, due_date, due_ms, project_uid"))
    firstTask = Self.first(of: "task", where: condition(project, 1))
    firstPurgedTask = Self.first(of: "purged_task", where: condition(projectUID, 1))
  }

  private static let life =
    "id, created_ms, completed_ms, cancelled_ms, deleted_ms, due_date, due_ms"

  /// What a task that was completed was due is not needed: its completion has it.
  private static func tasks(_ range: String, where condition: String?) -> PulseScan {
    PulseScan(
      of: "task", by: "task_by_created", in: "created_ms", range: range, where: condition,
      visiting: """
        CASE WHEN completed_ms IS NULL THEN \(visit("created_ms, due_date, due_ms"))
        ELSE \(visit("created_ms, completed_ms")) END
        """)
  }

  private static func visit(_ columns: String) -> String { "\(PulseScan.function)(\(columns))" }

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
