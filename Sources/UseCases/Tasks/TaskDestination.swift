import Domain

/// The project and parent in a task's input.
struct TaskDestination {
  private let input: TaskInput
  private let parent: ParentTask?
  /// Nil when the input says nothing of it.
  var projectID: Int64? { project?.id }
  private let project: Project?
  /// What named it.
  private let field: String

  /// Tasks that are new have no subtasks, which saves looking for a circle.
  ///
  /// - Throws: `notFound` for a project or parent that is not there, or `conflict` for a parent in
  ///   another project than the one given.
  init(
    _ input: TaskInput, isNew: Bool, in store: any Store, newUID: @escaping () -> String,
    at now: Instant
  ) throws {
    self.input = input
    let resolveProject = ResolveProject(store: store, newUID: newUID)
    let given = try input.project.map { try resolveProject.run($0, at: now) }
    guard case .some(.some(let id)) = input.parent else {
      parent = nil
      project = given
      field = input.project?.field ?? "project"
      return
    }
    let task = try store.tasks.existing(id, field: "parent_id")
    if let given, given.id != task.projectID {
      throw Failure(
        .conflict,
        "A subtask is in the project of its parent, and \(task.reference) is in another: leave the "
          + "project out, or give that one.", field: "project")
    }
    parent = isNew ? ParentTask(task) : try ParentTask(task, in: store)
    project = try store.projects.find(id: task.projectID)
    field = "parent_id"
  }

  /// Puts a task there. Without a word of the parent, another project takes it out of its own.
  ///
  /// - Throws: `conflict` for what ``ParentTask/adopt(_:)`` refuses, or when it comes to an archived
  ///   project from another one.
  func take(_ task: inout Task) throws {
    if let project, project.id != task.projectID { try project.refuseArchived(field) }
    if let parent { return try parent.adopt(&task) }
    if input.parent != nil { task.parentID = nil }
    if let projectID, projectID != task.projectID {
      task.parentID = nil
      task.projectID = projectID
    }
  }
}
