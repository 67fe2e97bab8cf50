import Domain

/// The first task in the manual order of each project's top level and of each parent's subtasks.
struct FirstSiblings {
  /// Among the open ones.
  private var open = Set<Int64>()
  /// Among those outside of the trash.
  private var any = Set<Int64>()

  init(projects: [Int64], parents: [Int64], in database: Database) throws {
    try add(
      projects, "project_id = g.value AND parent_id IS NULL", along: "task_by_place",
      openAlong: "task_by_project", in: database)
    try add(
      parents, "parent_id = g.value", along: "task_by_parent_place", openAlong: "task_by_parent",
      in: database)
  }

  /// Whether a task is the first one of the siblings that a task of this status could be indented under.
  func contains(_ id: Int64, as status: Status) -> Bool {
    status == .open ? open.contains(id) : any.contains(id)
  }

  /// The first open one is mostly near the top. Where much that is done stands above it, the open ones
  /// are looked at instead: mostly, they are what is listed.
  private mutating func add(
    _ groups: [Int64], _ siblings: String, along index: String, openAlong openIndex: String,
    in database: Database
  ) throws {
    if groups.isEmpty { return }
    let select = try database.statement(
      """
      SELECT
        coalesce(
          (SELECT id FROM (
            SELECT id, uid, status, position FROM task INDEXED BY \(index) WHERE \(siblings)
            ORDER BY position, uid LIMIT 100)
          WHERE status = 1 ORDER BY position, uid LIMIT 1),
          (SELECT id FROM task INDEXED BY \(openIndex) WHERE \(siblings) AND status = 1
          ORDER BY position, uid LIMIT 1)),
        (SELECT id FROM task INDEXED BY \(index) WHERE \(siblings) AND +status IN (1, 2, 8)
        ORDER BY position, uid LIMIT 1)
      FROM json_each(?) AS g
      """)
    defer { select.reset() }
    try select.bind(IDArray(groups))
    while try select.step() {
      if let id = select.optionalInteger(0) { open.insert(id) }
      if let id = select.optionalInteger(1) { any.insert(id) }
    }
  }
}
