package import Domain

/// The sections of projects.
final class SQLiteProjectSectionRepository: SQLiteRecordRepository<ProjectSection>,
  ProjectSectionRepository
{
  override func all() throws -> [ProjectSection] { try select("1", order: Self.order) }

  func all(inProject uid: String) throws -> [ProjectSection] {
    try select("project_uid = ?", order: Self.order, uid)
  }

  func taskIDs(in section: ProjectSection) throws -> [Int64] {
    let select = try database.statement("SELECT id FROM task WHERE section_uid = ? ORDER BY id")
    defer { select.reset() }
    try select.bind(section.uid)
    var ids: [Int64] = []
    while try select.step() { ids.append(select.integer(0)) }
    return ids
  }

  /// Whether a task of that project can be below it.
  func isSection(_ uid: String, ofProject id: Int64) throws -> Bool {
    let select = try database.statement(
      """
      SELECT 1 FROM project_section AS s JOIN project AS p ON p.uid = s.project_uid
      WHERE s.uid = ? AND p.id = ?
      """)
    defer { select.reset() }
    try select.bind(uid, id)
    return try select.step()
  }

  /// Tasks are below it.
  override func isInUse(_ section: ProjectSection) throws -> Bool {
    try !taskIDs(in: section).isEmpty
  }

  private static var order: String { "position, uid" }
}

/// A section with the numbers of its tasks.
package struct CountedSection {
  package var section: ProjectSection
  package var projectID: Int64
  package var openCount: Int64
  package var completedCount: Int64
}

extension SQLiteStore {
  /// The sections of a project, or of all: in the order of the projects, and then in their own.
  ///
  /// - Throws: `notFound`.
  package func countedSections(inProject id: Int64?) throws -> [CountedSection] {
    if let id {
      guard let project = try projects.find(id: id) else {
        throw Failure(.notFound, "There is no project \(id).", field: "project_id")
      }
      return try counted(projectSections.all(inProject: project.uid))
    }
    return try ProjectTree(projects.all()).nodes.flatMap {
      try counted(projectSections.all(inProject: $0.project.uid))
    }
  }

  /// The sections with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func countedSections(ids: some Collection<Int64>) throws -> [CountedSection] {
    try counted(projectSections.get(ids: ids, "section"))
  }

  private func counted(_ sections: [ProjectSection]) throws -> [CountedSection] {
    let count = try database.statement(
      """
      SELECT count(*) FILTER (WHERE status = 1), count(*) FILTER (WHERE status = 2)
      FROM task WHERE section_uid = ?
      """)
    return try sections.map { section in
      defer { count.reset() }
      try count.bind(section.uid)
      _ = try count.step()
      return CountedSection(
        section: section, projectID: try projects.find(uid: section.projectUID)?.id ?? 0,
        openCount: count.integer(0), completedCount: count.integer(1))
    }
  }
}
