package import Domain

/// Deletes a project; its tasks go to Inbox, those in the trash too.
package final class DeleteProject: UseCase {
  /// With its tasks, they go to the trash as well.
  ///
  /// - Throws: `notFound`, or `conflict` for Inbox.
  package func run(_ id: Int64, withTasks: Bool = false, at now: Instant) throws {
    try store.write(.deleteProject, at: now) {
      let project = try store.projects.existing(id)
      try project.refuseInbox("deleted")
      let tasks = try store.tasks.tasks(inProject: id)
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
}
