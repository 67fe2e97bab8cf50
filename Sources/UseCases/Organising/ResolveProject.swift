import Domain

/// Finds the project that a task shall be in; a new name makes a new project.
struct ResolveProject {
  let store: any Store
  let newUID: () -> String

  /// - Throws: `notFound` for an id that no project has.
  func run(_ choice: ProjectChoice, at now: Instant) throws -> Project {
    if let project = try choice.find(in: store.projects) { return project }
    guard case .name(let name) = choice else { throw choice.missing }
    let id = try store.projects.append(Project(uid: newUID(), name: name, created: now))
    guard let project = try store.projects.find(id: id) else { throw choice.missing }
    return project
  }
}
