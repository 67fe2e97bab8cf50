import CTaskcoreHeader

extension Store {
  /// The projects in their order, the archived ones only when they are asked for; at most so many, 0
  /// for all, after the first ones.
  public func projects(
    archived: Bool = false, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [Project] {
    var options = blank(taskcore_project_query_options(), taskcore_project_query_options_init)
    options.is_archived_included = archived ? 1 : 0
    (options.limit, options.offset) = (limit, offset)
    return try Project.list.read { taskcore_project_query(handle, &options, &$0) }
  }

  /// Adds a project, behind all others, and returns its id.
  @discardableResult
  public func addProject(_ project: ProjectChanges) throws -> Int64 {
    try project.withInput { input in try Self.number { taskcore_project_add(handle, input, $0) } }
  }

  /// Copies a project with its sections and tasks, and returns the id of the copy.
  public func copyProject(_ id: Int64) throws -> Int64 {
    try Self.number { taskcore_project_copy(handle, id, $0) }
  }

  /// Changes what is given of a project.
  public func updateProject(_ id: Int64, _ changes: ProjectChanges) throws {
    try changes.withInput { try Self.check(taskcore_project_update(handle, id, $0)) }
  }

  /// All that is wrong with a new project, or with changes to one; nothing is changed.
  public func problems(ofProject id: Int64?, with changes: ProjectChanges) throws -> [Problem] {
    try changes.withInput { input in
      try Problem.list.read { taskcore_project_check(handle, id ?? 0, input, &$0) }
    }
  }

  /// Gives projects another place in the manual order, all or none, as one step for undo.
  public func moveProject(_ id: Int64, to place: OrderDestination) throws {
    try place.withInput { try Self.check(taskcore_project_move(handle, [id], 1, $0)) }
  }

  /// Deletes projects, all or none, as one step for undo; their tasks go to Inbox, or to the trash.
  public func deleteProjects(_ ids: [Int64], withTasks: Bool) throws {
    let flags = withTasks ? TASKCORE_DELETE_WITH_TASKS : 0
    try Self.check(taskcore_project_delete(handle, ids, ids.count, flags))
  }
}
