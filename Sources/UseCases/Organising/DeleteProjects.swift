package import Domain

/// Deletes projects, in one step; their tasks go to Inbox, those in the trash too.
package final class DeleteProjects: UseCase {
  /// With their tasks, these go to the trash as well. One that is given twice counts once.
  ///
  /// - Throws: `notFound`, or `conflict` for Inbox, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], withTasks: Bool = false, at now: Instant) throws {
    try store.write(.deleteProject, at: now) {
      for project in try store.projects.existing(ids, refusingInbox: "deleted") {
        try delete(project, withTasks: withTasks, at: now)
      }
    }
  }

  private func delete(_ project: Project, withTasks: Bool, at now: Instant) throws {
    let tasks = try store.tasks.tasks(inProject: project.id)
    let instant = now.free(of: tasks)
    for old in tasks {
      var task = old
      // A subtask is in the project of its parent, which comes along.
      task.projectID = Project.inboxID
      if withTasks, task.status != .deleted { try task.delete(at: instant) }
      try store.tasks.save(task, over: old, modified: now)
    }
    try store.projects.remove(project)
  }
}

extension ProjectRepository {
  /// The projects with these ids, in their order; an id that is given twice counts once. The participle
  /// says what Inbox cannot be.
  ///
  /// - Throws: `notFound`, or `conflict` for Inbox, with the index.
  func existing(_ ids: [Int64], refusingInbox participle: String) throws -> [Project] {
    let projects = try existing(ids, "project")
    if let index = ids.firstIndex(of: Project.inboxID) {
      try Failure.at(index: index) {
        try Failure.about("ids") { try projects.first(where: \.isInbox)?.refuseInbox(participle) }
      }
    }
    return projects
  }
}
