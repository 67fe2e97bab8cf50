/// The stored projects. A new or changed name that is taken is a `conflict`.
package protocol ProjectRepository: RecordRepository<Project> {
  /// The project whose name is the same but for case and accents.
  func find(named name: String) throws -> Project?

  /// The place of the last project in the manual order.
  func lastPosition() throws -> OrderKey?
}

extension ProjectRepository {
  /// - Throws: `notFound`.
  package func existing(_ id: Int64) throws -> Project {
    guard let project = try find(id: id) else {
      throw Failure(.notFound, "There is no project \(id).", field: "id")
    }
    return project
  }

  /// Stores a new project behind all others.
  package func append(_ project: Project) throws -> Int64 {
    var project = project
    project.position = .between(try lastPosition(), nil) ?? .first
    return try insert(project)
  }
}
