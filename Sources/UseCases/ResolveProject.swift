import Domain

/// Finds the project that a task shall be in; a new name makes a new project.
struct ResolveProject {
  let store: any Store
  let newUID: () -> String

  /// - Returns: its id.
  /// - Throws: `notFound` for an id that no project has.
  func callAsFunction(_ choice: ProjectChoice, at now: Instant) throws -> Int64 {
    switch choice {
    case .id(let id):
      return try store.projects.existing(id, field: "project_id").id
    case .name(let name):
      let name = try TextRule.projectName.line(name)
      if let project = try store.projects.project(named: name) { return project.id }
      return try store.projects.insert(Project(uid: newUID(), name: name, created: now))
    }
  }
}
