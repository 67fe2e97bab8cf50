/// How a caller says which project is meant.
package enum ProjectChoice: Equatable, Sendable {
  case id(Int64)
  case name(String)

  package var isName: Bool {
    if case .name = self { true } else { false }
  }

  /// The project that is meant, if there is one.
  ///
  /// - Throws: `invalid` for what is no name.
  package func find(in projects: any ProjectRepository) throws -> Project? {
    switch self {
    case .id(let id): try projects.find(id: id)
    case .name(let name):
      try projects.find(named: Failure.about("project") { try TextRule.projectName.line(name) })
    }
  }

  /// Says that there is none.
  package var missing: Failure {
    switch self {
    case .id(Project.inboxID): Project.missingInbox
    case .id(let id): Failure(.notFound, "There is no project \(id).", field: field)
    case .name(let name): Failure(.notFound, "There is no project “\(name)”.", field: field)
    }
  }

  /// The member of an input that says it.
  package var field: String {
    switch self {
    case .id: "project_id"
    case .name: "project"
    }
  }
}
