package import Domain

/// Adds a project, behind all others.
package final class AddProject: CreatingUseCase {
  /// - Returns: its id.
  /// - Throws: `invalid` without a name and for what is wrong with the input, or `conflict` for a
  ///   name that is taken.
  package func run(
    _ input: ProjectInput, at now: Instant, _ check: InputCheck = .throwing
  ) throws -> Int64 {
    try store.write(.addProject, at: now) {
      let name = TextRule.projectName.field
      try check(unlessWrong: [name]) {
        if input.name == nil {
          throw Failure(.invalid, "A new project needs a name.", field: name)
        }
      }
      var project = Project(blank: newUID())
      project.created = now
      try input.apply(to: &project, at: now, check)
      var id: Int64 = 0
      try check(unlessWrong: [name]) { id = try store.projects.append(project) }
      try check.end()
      return id
    }
  }
}
