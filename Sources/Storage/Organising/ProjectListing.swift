package import Domain

/// A project with the numbers of its tasks.
package struct CountedProject {
  package var project: Project
  package var openCount: Int64
  package var completedCount: Int64
}

/// A tag with the numbers of the tasks that have it.
package struct CountedTag: Equatable {
  package var name: String
  package var colour: ColourToken
  package var openCount: Int64
  package var completedCount: Int64
}

extension SQLiteStore {
  static let countOfTasks = """
    SELECT project_id, count(*) FILTER (WHERE status = 1), count(*) FILTER (WHERE status = 2)
    FROM task GROUP BY project_id
    """

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

  /// The tags that tasks outside of the trash have, or that have a colour, by name.
  package func countedTags() throws -> [CountedTag] {
    let select = try database.statement(
      """
      SELECT tag.name, tag.colour, count(*) FILTER (WHERE task.status = 1),
        count(*) FILTER (WHERE task.status = 2)
      FROM tag LEFT JOIN task_tag ON task_tag.tag_id = tag.id
        LEFT JOIN task ON task.id = task_tag.task_id
      GROUP BY tag.id
      HAVING tag.colour <> 0 OR count(*) FILTER (WHERE task.status <> 4) > 0
      ORDER BY tag.name_key
      """)
    defer { select.reset() }
    var tags: [CountedTag] = []
    while try select.step() {
      let code = Int32(truncatingIfNeeded: select.integer(1))
      tags.append(
        CountedTag(
          name: select.text(0), colour: ColourToken(rawValue: code) ?? .black,
          openCount: select.integer(2), completedCount: select.integer(3)))
    }
    return tags
  }
}
