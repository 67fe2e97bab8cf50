/// The stored projects. A new or changed name that another one below the same project has is a `conflict`.
package protocol ProjectRepository: AliasedRecordRepository<Project> {
  /// The project that people mean by a name or a path, whatever its case and accents: one of that path, or else the only
  /// one of that name.
  ///
  /// - Throws: `conflict` when several projects have the name, each below another one.
  func find(named name: String) throws -> Project?

  /// The project below that one or below its aliases, or of those below none, whose name is the same but for case and
  /// accents.
  func find(named name: String, under parentUID: String?) throws -> Project?

  /// Whether there is a project with that id.
  func contains(id: Int64) throws -> Bool

  /// Whether any project is below another one, or an alias of one.
  func hasTree() throws -> Bool

  /// The ids of the projects below that one, of any depth, and of its aliases and theirs.
  func ids(below uid: String) throws -> [Int64]

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
