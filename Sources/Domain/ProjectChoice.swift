/// How a caller says which project is meant.
package enum ProjectChoice: Equatable, Sendable {
  case id(Int64)
  case name(String)

  /// The project that is meant, if there is one.
  ///
  /// - Throws: `invalid` for what is no name.
  package func find(in projects: any ProjectRepository) throws -> Project? {
    switch self {
    case .id(let id): try projects.project(id: id)
    case .name(let name):
      try projects.project(named: Failure.about("project") { try TextRule.projectName.line(name) })
    }
  }

  /// Says that there is none.
  package var missing: Failure {
    switch self {
    case .id(let id):
      Failure(.notFound, "There is no project \(id).", field: "project_id")
    case .name(let name):
      Failure(.notFound, "There is no project “\(name)”.", field: "project")
    }
  }
}
