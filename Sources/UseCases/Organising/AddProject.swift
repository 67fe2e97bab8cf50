package import Domain

/// Adds a project, behind all others.
package final class AddProject: CreatingUseCase {
  /// - Returns: its id.
  /// - Throws: `invalid` without a name and for what is wrong with the input, `notFound` for the project that it is to be
  ///   below and for the client, or `conflict` for a name that is taken and for one that nothing can be below.
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
      let place = ProjectPlace(store: store)
      var project = Project(blank: newUID())
      project.created = now
      try input.apply(to: &project, at: now, check)
      try check { try input.setClient(of: &project, in: store) }
      if let parent = input.parent { try check { try place.put(&project, below: parent) } }
      var id: Int64 = 0
      try check(unlessWrong: [name, "parent_id"]) {
        id = try store.projects.append(project)
        project.id = id
        try place.refuseSharedPath(of: project)
      }
      try check.end()
      return id
    }
  }
}
