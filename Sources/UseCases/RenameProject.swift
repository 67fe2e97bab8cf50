package import Domain

/// Gives a project another name.
package struct RenameProject {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Throws: `notFound`, `invalid` for a bad name, or `conflict` for Inbox and for a name that
  ///   is taken.
  package func callAsFunction(_ id: Int64, to name: String, at now: Instant) throws {
    try store.write(.updateProject, at: now) {
      let old = try store.projects.existing(id)
      var project = old
      try project.rename(to: name)
      try store.projects.save(project, over: old)
    }
  }
}
