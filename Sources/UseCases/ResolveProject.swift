import Domain

/// Finds the project that a task shall be in; a new name makes a new project.
struct ResolveProject {
  let store: any Store
  let newUID: () -> String
  /// Whether an archived project will do, as it does for a file that says so.
  var acceptsArchived = false

  /// - Returns: its id.
  /// - Throws: `notFound` for an id that no project has, or `conflict` for an archived project.
  func callAsFunction(_ choice: ProjectChoice, at now: Instant) throws -> Int64 {
    if let project = try choice.find(in: store.projects) {
      if !acceptsArchived { try project.refuseArchived(choice.field) }
      return project.id
    }
    guard case .name(let name) = choice else { throw choice.missing }
    return try store.projects.append(Project(uid: newUID(), name: name, created: now))
  }
}
