package import Domain

/// Changes properties of a project: its name, description, colour and icon, whether it is archived, the project that
/// it is below, whom it is for, and what an hour of it costs.
package final class UpdateProject: UseCase {
  /// What is below it is archived with it, and comes back with it, as do its aliases. A new name is its own.
  ///
  /// - Throws: `notFound`, `invalid` for what is wrong with the input, or `conflict` for a name that is taken, for what
  ///   Inbox cannot be, for a circle, and for one that is to come back though it is below an archived one.
  package func run(
    _ id: Int64, to input: ProjectInput, at now: Instant, _ check: InputCheck = .throwing
  ) throws {
    try store.write(.updateProject, at: now) {
      let old = try store.projects.existing(id)
      let place = ProjectPlace(store: store)
      var project = old
      try input.apply(to: &project, at: now, check)
      try check { try input.setClient(of: &project, in: store) }
      if let parent = input.parent { try check { try place.put(&project, below: parent) } }
      if project.parentUID != old.parentUID {
        project.position = .between(try store.projects.lastPosition(), nil) ?? project.position
      }
      if old.archived != nil, project.archived == nil {
        try check { try refuseArchivedAbove(project) }
      }
      try check {
        try store.projects.save(renamed: project, over: old)
        if project.name != old.name || project.parentUID != old.parentUID {
          try place.refuseSharedPath(of: project)
        }
      }
      if project.archived != old.archived {
        try archiveAliases(of: project)
        try archiveBelow(project, since: old.archived, at: project.archived)
      }
      try check.end()
    }
  }

  private func refuseArchivedAbove(_ project: Project) throws {
    if let above = try store.projects.above(project).first(where: { $0.archived != nil }) {
      throw Failure(
        .conflict, "Project “\(above.name)” above it is archived: bring that one back first.",
        field: "is_archived")
    }
  }

  private func archiveAliases(of project: Project) throws {
    let project = try store.projects.existing(project.id)
    for old in try store.projects.withAliases([project]) where old.id != project.id {
      var other = old
      try other.archive(at: project.archived)
      try store.projects.save(other, over: old)
      try archiveBelow(other, since: old.archived, at: other.archived)
    }
  }

  /// Those below it that are not archived are archived with it; those that were archived with it come back.
  private func archiveBelow(_ project: Project, since old: Instant?, at instant: Instant?) throws {
    for id in try store.projects.ids(below: project.uid) where id != project.id {
      let old = try (store.projects.existing(id), old)
      guard old.0.archived == old.1 else { continue }
      var below = old.0
      try below.archive(at: instant)
      try store.projects.save(below, over: old.0)
    }
  }
}
