package import Domain

/// Adds a project, behind all others.
package final class AddProject: CreatingUseCase {
  /// - Returns: its id.
  /// - Throws: `invalid` without a name and for what is wrong with the input, or `conflict` for a
  ///   name that is taken.
  package func run(_ input: ProjectInput, at now: Instant) throws -> Int64 {
    try store.write(.addProject, at: now) {
      guard let name = input.name else {
        throw Failure(.invalid, "A new project needs a name.", field: TextRule.projectName.field)
      }
      var project = try Project(uid: newUID(), name: name, created: now)
      try input.apply(to: &project, at: now)
      return try store.projects.append(project)
    }
  }
}
