import Domain
import Localization

/// The statement that finds the candidates of an event query.
struct EventQuerySQL {
  private(set) var select: String
  private(set) var values: [any Bindable] = []

  /// - Throws: `notFound` for a task or a series that is not there.
  init(_ query: EventQuery, in database: Database) throws {
    var conditions: [String] = []
    var values: [any Bindable] = []
    func add(_ condition: String, _ value: any Bindable...) {
      conditions.append(condition)
      values += value
    }
    if let ids = query.ids { add("e.id IN (SELECT value FROM json_each(?))", IDArray(ids)) }
    if let id = query.task {
      add("e.task_uid = ?", try Self.uid(of: id, in: .task, "task_id", database))
    }
    if let id = query.series {
      add("e.series_uid = ?", try Self.uid(of: id, in: .event, "series_id", database))
    }
    if let id = query.calendar {
      let uid = try Self.uid(
        of: id, in: .calendar, "calendar_id", database, column: "coalesce(alias_uid, uid)")
      if uid == EventCalendar.defaultUID {
        add("(e.calendar_uid IS NULL OR e.calendar_uid IN (\(Self.aliases)))", uid)
      } else {
        add(
          "e.calendar_uid IN (SELECT ? UNION ALL \(Self.aliases)) AND e.calendar_uid IS NOT NULL",
          uid, uid)
      }
    }
    if let id = query.project {
      _ = try Self.uid(of: id, in: .project, "project_id", database)
      add(Self.inProject, id)
    }
    if query.tags != nil { conditions.append("e.tags IS NOT NULL") }
    if let filter = query.fieldValues {
      let holds = FieldConditionSQL(filter, in: "e.field_values")
      conditions.append("(\(holds.text))")
      values += holds.values
    }
    if let kind = query.kind { add("+e.kind = ?", kind.rawValue) }
    if let isDone = query.isDone { add("(e.done_ms IS NOT NULL) = ?", isDone) }
    if let range = query.range {
      let (lower, upper) = (range.lowerBound.milliseconds, range.upperBound.milliseconds)
      let slack = EventSpans.slack
      add(Self.inRange, upper, lower, lower, lower - slack, upper + slack)
    }
    let texts =
      query.text == nil ? "NULL, NULL, NULL, NULL" : "e.title, e.notes, e.location, e.attendees"
    select = """
      SELECT e.id, e.start_ms, e.zone, e.repeats, e.start, e.duration_s, \(texts), e.tags
      FROM event AS e
      \(conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND "))
      ORDER BY e.start_ms, e.uid
      """
    self.values = values
  }

  private static let aliases = "SELECT uid FROM calendar WHERE alias_uid = ?"

  /// A union takes each project once, in a damaged tree too.
  private static let inProject = """
    e.project_uid IS NOT NULL AND e.project_uid IN (
      WITH RECURSIVE below(uid) AS (
        SELECT coalesce(alias_uid, uid) FROM project WHERE id = ?
        UNION SELECT p.uid FROM below
          JOIN project AS p ON p.parent_uid = below.uid OR p.alias_uid = below.uid)
      SELECT uid FROM below)
    """

  private static let inRange = """
    e.id IN (SELECT e.id \(LengthClass.fromMeeting)
      UNION ALL SELECT id FROM event WHERE repeats = 1 AND end_ms > ? AND start_ms < ?)
    """

  private static func uid(
    of id: Int64, in kind: CommittedChange.Entity, _ field: String, _ database: Database,
    column: String = "uid"
  ) throws -> String {
    let find = try database.statement("SELECT \(column) FROM \(kind.table) WHERE id = ?")
    defer { find.reset() }
    try find.bind(id)
    guard try find.step() else {
      throw Failure(.notFound, "There is no \(kind.noun) \(id).", field: field)
    }
    return find.text(0)
  }
}
