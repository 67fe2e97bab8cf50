import Domain

/// The grouping key of a task, in SQL.
struct TaskGroupingSQL {
  /// One group, one key; NULL for the tasks without a value.
  let key: String
  /// What a group is called, where the key does not tell.
  let label: String
  /// The order of the groups, also of their tasks.
  let order: [String]

  /// What the tasks are joined with, perhaps with parameters; empty for nothing.
  private(set) var join = ""
  /// The values of the parameters.
  private(set) var joined: [any Bindable] = []

  init(_ grouping: TaskQuery.Grouping, in listing: TaskListing) throws {
    switch grouping {
    case .project where listing.isProjectTree:
      key = "coalesce(namesake.id, t.project_id)"
      label = "place.path"
      order = ["place.rank IS NULL", "place.rank", key]
      join = """
         LEFT JOIN project AS own ON own.id = t.project_id AND own.alias_uid IS NOT NULL
        LEFT JOIN project AS namesake ON namesake.uid = own.alias_uid
        LEFT JOIN (SELECT key AS rank, CAST(value AS INTEGER) AS id,
            substr(value, instr(value, ' ') + 1) AS path
          FROM json_each(?)) AS place ON place.id = coalesce(namesake.id, t.project_id)
        """
      joined = [try Self.places(of: listing.projects.all())]
    case .project:
      key = "t.project_id"
      label = "(SELECT name FROM project WHERE id = t.project_id)"
      order = [
        "t.project_id <> \(Project.inboxID)",
        "(SELECT position FROM project WHERE id = t.project_id)",
        "(SELECT uid FROM project WHERE id = t.project_id)",
      ]
    case .dueDay:
      key = "coalesce(t.due_date, taskcore_day(\(listing.instant("t.due_ms"))))"
      label = "NULL"
      order = ["\(key) IS NULL", key]
    case .priority:
      key = "t.priority"
      label = "NULL"
      order = [key]
    case .section:
      key = "(SELECT id FROM project_section WHERE uid = t.section_uid)"
      label = "(SELECT name FROM project_section WHERE uid = t.section_uid)"
      order = [
        "\(key) IS NOT NULL", "(SELECT position FROM project_section WHERE uid = t.section_uid)",
        "t.section_uid",
      ]
    case .completedDay:
      key = "taskcore_day(t.completed_ms)"
      label = "NULL"
      order = ["\(key) IS NULL", "\(key) DESC"]
    case .tag:
      key = "worn.tag_id"
      label = "worn_tag.name"
      order = ["worn_tag.name_key IS NULL", "worn_tag.name_key", "worn.tag_id"]
      join = """
         LEFT JOIN task_tag AS worn ON worn.task_id = t.id
        LEFT JOIN tag AS worn_tag ON worn_tag.id = worn.tag_id
        """
    case .slot:
      key = """
        CASE WHEN t.due_date > today.day OR \(listing.instant("t.due_ms")) > today.last_ms THEN \(Slot.upcoming.rawValue)
          WHEN t.slot = \(Slot.evening.rawValue) THEN \(Slot.evening.rawValue)
          WHEN t.due_date IS NULL AND t.due_ms IS NULL THEN \(Slot.inbox.rawValue)
          WHEN \(listing.instant("t.due_ms")) >= today.evening_ms THEN \(Slot.evening.rawValue)
          WHEN \(listing.instant("t.due_ms")) >= today.afternoon_ms THEN \(Slot.afternoon.rawValue)
          ELSE \(Slot.morning.rawValue) END
        """
      label = "NULL"
      // The afternoon has the last number, and stands behind the morning.
      order = ["nullif(\(key), \(Slot.morning.rawValue)) % \(Slot.afternoon.rawValue)"]
      let today = DayParts(of: listing.zone.date(at: listing.now), in: listing.zone)
      join = """
         CROSS JOIN (SELECT ? AS day, ? AS last_ms, ? AS afternoon_ms, ? AS evening_ms) AS today
        """
      joined = [today.day, today.end, today.afternoon, today.evening]
    case .parent:
      key = "parent.id"
      label = "parent.title"
      order = ["parent.id IS NOT NULL", "parent.position", "parent.uid"]
      join = " LEFT JOIN task AS parent ON parent.id = t.parent_id"
    case .week:
      key = "taskcore_week(coalesce(t.due_date, taskcore_day(\(listing.instant("t.due_ms")))))"
      label = "NULL"
      order = ["\(key) IS NULL", key]
    }
  }

  /// The ids and paths of projects, as they stand in their tree.
  private static func places(of projects: [Project]) -> TextArray {
    TextArray(ProjectTree(projects).nodes.map { "\($0.project.id) \($0.path)" })
  }
}
