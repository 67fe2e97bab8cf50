/// The stored projects, to be changed; each change is logged with it.
package protocol ProjectRepository {
  func project(id: Int64) throws -> Project?
  func project(uid: String) throws -> Project?

  /// The project whose name is the same but for case and accents.
  func project(named name: String) throws -> Project?

  /// In the order of their ids.
  func all() throws -> [Project]

  /// The place of the last project in the manual order.
  func lastPosition() throws -> OrderKey?

  /// Stores a new project. Its id is kept when it is above all that were ever given, else it gets the
  /// next one. A name that is taken is a `conflict`.
  func insert(_ project: Project) throws -> Int64

  /// - Throws: `conflict` when its new name is taken.
  func save(_ project: Project, over old: Project) throws

  /// Removes a project that no task is in.
  func remove(_ project: Project) throws
}

extension ProjectRepository {
  /// - Throws: `notFound`.
  package func existing(_ id: Int64) throws -> Project {
    guard let project = try project(id: id) else {
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
