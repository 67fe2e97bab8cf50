import CTaskcoreHeader

extension Store {
  /// The templates, in the order of their names; at most so many, 0 for all, after the first ones.
  public func templates(limit: Int64 = 0, offset: Int64 = 0) throws -> [Template] {
    var options = blank(taskcore_template_query_options(), taskcore_template_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    return try Template.list.read { taskcore_template_query(handle, &options, &$0) }
  }

  /// The tasks that a template makes, each followed by its subtasks.
  public func templateTasks(_ id: Int64) throws -> [TemplateTask] {
    try TemplateTask.list.read { taskcore_template_read(handle, id, &$0) }
  }

  /// Saves a task with its subtasks, or a project with its tasks, as a template, and returns its id.
  @discardableResult
  public func addTemplate(_ template: TemplateChanges) throws -> Int64 {
    var id: Int64 = 0
    try template.withInput { try Self.check(taskcore_template_add(handle, $0, &id)) }
    return id
  }

  /// Gives a template another name, or saves another task or project in it.
  public func updateTemplate(_ id: Int64, _ changes: TemplateChanges) throws {
    try changes.withInput { try Self.check(taskcore_template_update(handle, id, $0)) }
  }

  /// Deletes a template; what was made of it stays.
  public func deleteTemplate(_ id: Int64) throws {
    try Self.check(taskcore_template_delete(handle, [id], 1))
  }

  /// Makes the tasks of a template, and its project, with dates from a day, or from today, on.
  public func useTemplate(
    _ id: Int64, on date: CalendarDate? = nil, in project: Int64 = 0
  ) throws -> TemplateUse {
    var options = blank(taskcore_template_use_options(), taskcore_template_use_options_init)
    (options.date, options.project_id) = (date?.number ?? 0, project)
    return TemplateUse(
      try Self.filled(taskcore_template_report(), \.struct_size) {
        taskcore_template_use(handle, id, &options, $0)
      })
  }
}
