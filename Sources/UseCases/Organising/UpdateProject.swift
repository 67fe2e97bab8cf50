package import Domain

/// Changes properties of a project: its name, description, colour and icon, and whether it is
/// archived.
package final class UpdateProject: UseCase {
  /// - Throws: `notFound`, `invalid` for what is wrong with the input, or `conflict` for a name that
  ///   is taken and for what Inbox cannot be.
  package func run(
    _ id: Int64, to input: ProjectInput, at now: Instant, _ check: InputCheck = .throwing
  ) throws {
    try store.write(.updateProject, at: now) {
      let old = try store.projects.existing(id)
      var project = old
      try input.apply(to: &project, at: now, check)
      try check { try store.projects.save(project, over: old) }
      try check.end()
    }
  }
}
