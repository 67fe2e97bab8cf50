package import Domain

/// Adds a project.
package struct AddProject {
  private let store: any Store
  private let newUID: () -> String

  package init(_ store: any Store, newUID: @escaping () -> String) {
    self.store = store
    self.newUID = newUID
  }

  /// - Returns: its id.
  /// - Throws: `invalid` for a bad name, or `conflict` for one that is taken.
  package func callAsFunction(named name: String, at now: Instant) throws -> Int64 {
    try store.write(.addProject, at: now) {
      try store.projects.insert(Project(uid: newUID(), name: name, created: now))
    }
  }
}
