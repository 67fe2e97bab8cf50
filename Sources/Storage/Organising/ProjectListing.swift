package import Domain

/// A project with the numbers of its tasks.
package struct CountedProject {
  package var project: Project
  package var openCount: Int64
  package var completedCount: Int64
}

extension SQLiteStore {
  static let countOfTasks = """
    SELECT project_id, \(counts) FROM task GROUP BY project_id
    """
  static let countOfTasksInOne = "SELECT \(counts) FROM task WHERE project_id = ?"

  private static let counts =
    "count(*) FILTER (WHERE status = 1), count(*) FILTER (WHERE status = 2)"

  /// The projects: Inbox first, the others in the manual order; the archived ones on request.
  package func countedProjects(withArchived: Bool) throws -> [CountedProject] {
    let count = try database.statement(Self.countOfTasks)
    defer { count.reset() }
    var counts: [Int64: (open: Int64, completed: Int64)] = [:]
    while try count.step() {
      counts[count.integer(0)] = (count.integer(1), count.integer(2))
    }
    return try projects.all().inManualOrder()
      .filter { withArchived || $0.archived == nil }
      .map { project in
        let count = counts[project.id] ?? (0, 0)
        return CountedProject(
          project: project, openCount: count.open, completedCount: count.completed)
      }
  }

  /// The projects with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func countedProjects(ids: some Collection<Int64>) throws -> [CountedProject] {
    let count = try database.statement(Self.countOfTasksInOne)
    return try projects.get(ids: ids, "project").map { project in
      defer { count.reset() }
      try count.bind(project.id)
      _ = try count.step()
      return CountedProject(
        project: project, openCount: count.integer(0), completedCount: count.integer(1))
    }
  }
}
