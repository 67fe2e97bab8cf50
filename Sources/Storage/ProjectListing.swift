package import Domain

/// A project with the numbers of its tasks.
package struct CountedProject {
  package var project: Project
  package var openCount: Int64
  package var completedCount: Int64
}

/// A tag with the numbers of the tasks that have it.
package struct CountedTag {
  package var name: String
  package var openCount: Int64
  package var completedCount: Int64
}

extension SQLiteStore {
  /// The projects: Inbox first, the others by name.
  package func countedProjects() throws -> [CountedProject] {
    let count = try database.statement(
      """
      SELECT project_id, count(*) FILTER (WHERE status = 1), count(*) FILTER (WHERE status = 2)
      FROM task GROUP BY project_id
      """)
    defer { count.reset() }
    var counts: [Int64: (open: Int64, completed: Int64)] = [:]
    while try count.step() {
      counts[count.integer(0)] = (count.integer(1), count.integer(2))
    }
    return try projects.all()
      .map { project in
        let count = counts[project.id] ?? (0, 0)
        return CountedProject(
          project: project, openCount: count.open, completedCount: count.completed)
      }
      .sorted {
        if $0.project.isInbox != $1.project.isInbox { return $0.project.isInbox }
        return NameKey($0.project.name) < NameKey($1.project.name)
      }
  }

  /// The tags that tasks outside of the trash have, by name.
  package func countedTags() throws -> [CountedTag] {
    let select = try database.statement(
      """
      SELECT tag.name, count(*) FILTER (WHERE task.status = 1), count(*)
      FROM tag JOIN task_tag ON task_tag.tag_id = tag.id JOIN task ON task.id = task_tag.task_id
      WHERE task.status <> 4
      GROUP BY tag.id ORDER BY tag.name_key
      """)
    defer { select.reset() }
    var tags: [CountedTag] = []
    while try select.step() {
      let open = select.integer(1)
      tags.append(
        CountedTag(
          name: select.text(0), openCount: open, completedCount: select.integer(2) - open))
    }
    return tags
  }
}
