public import CTaskcore
import Domain
import UseCases

/// Saves a task with its subtasks, or a project with its sections and tasks, as a template.
///
/// The template has what a copy has, as it is now: titles, notes, tags, priorities, slots, estimates, rates, links, own
/// fields, reminders, repeat rules, sections, and which tasks of it wait for which. Dates become days from the day of
/// its use, with the time of the clock: one of a zone, one that floats, and all day each stay so. The anchor is what
/// stands for the day of its use: the day of the earliest start, planned, due or until, unless it is given.
/// Completions, comments, time spent, alerts and what is in progress are left out, and so are cancelled tasks and those in
/// the trash. No list of tasks and no figure ever has what is in a template.
///
/// - Parameters:
///   - store: the store.
///   - input: the template; its name and a task or a project are needed.
///   - id: receives the template's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member that is bad or missing, for a task and a project at once, for
///   more than 100,000 tasks or 16 MiB, for NULL and for a wrong `struct_size`; `TASKCORE_ENOTFOUND` when there is no
///   such task or project; `TASKCORE_ECONFLICT` for a name that is taken, for a task in the trash and for Inbox;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the template saved.
///   Since 0.1.0.
@c(taskcore_template_add)
public func templateAdd(
  store: StorePointer, input: In<taskcore_template_input>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let input = try TemplateInput(input)
    let (now, newUID) = try handle.creation()
    return try AddTemplate(handle.store, newUID: newUID).run(input, at: now)
  }
}

/// Gives a template another name, or saves another task or project in it.
///
/// - Parameters:
///   - store: the store.
///   - id: the template.
///   - input: what shall be other than it is.
/// - Returns: as `taskcore_template_add`; `TASKCORE_ENOTFOUND` when there is no such template; `TASKCORE_EINVALID` for an
///   anchor without a task or a project.
///   Since 0.1.0.
@c(taskcore_template_update)
public func templateUpdate(
  store: StorePointer, id: Int64, input: In<taskcore_template_input>
) -> taskcore_status {
  call(store) { handle in
    let input = try TemplateInput(input)
    try UpdateTemplate(handle.store).run(id, to: input, at: handle.now())
  }
}

/// Deletes templates; what was made of them stays.
///
/// - Parameters:
///   - store: the store.
///   - ids: the templates; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOTFOUND`, with the index;
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer
///   answered, with the templates deleted.
///   Since 0.1.0.
@c(taskcore_template_delete)
public func templateDelete(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try DeleteTemplates($0.store).run($1(), at: $2) }
}

/// Makes the tasks of a template, and its project, as one step for undo.
///
/// All of it is new and open, with new uids, and stands behind all other tasks. A time of a zone is at the same time of the
/// clock on its day, whatever clock changes lie in between, and one of no zone of its own at that of the store's. The
/// project of a template of a project is called as it was, or such as "Work 2" when that is taken. Sections of a project
/// that is given are found by their names, and made by a template of a project. A repeat rule stays as it is written,
/// but for its end, which goes along; its first occurrence is the due, or the start.
///
/// - Parameters:
///   - store: the store.
///   - id: the template.
///   - options: on which day, and in which project. NULL: today.
///   - use: receives what was made; zero on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ENOTFOUND` when there is no such template or project; `TASKCORE_ECONFLICT` for an
///   archived project; `TASKCORE_EINVALID` for an invalid date, where a date would not be in the years 1 to 9999, for
///   a repeat rule that gives nothing then, and for a wrong `struct_size`; `TASKCORE_ECORRUPT` for a template that was
///   damaged; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or
///   what an observer answered, with all of it made.
///   Since 0.1.0.
@c(taskcore_template_use)
public func templateUse(
  store: StorePointer, id: Int64, options: In<taskcore_template_use_options>,
  use: Out<taskcore_template_report>
) -> taskcore_status {
  filling(use, nil, of: store) { handle in
    let options = try given(options)
    let date =
      options.date == 0 ? nil : try CalendarDate(packed: options.date, field: "date")
    let (now, newUID) = try handle.creation()
    let made = try UseTemplate(handle.store, newUID: newUID).run(
      id, on: date, in: options.project_id == 0 ? nil : options.project_id, at: now)
    return taskcore_template_report(
      struct_size: MemoryLayout<taskcore_template_report>.size, task_count: Int64(made.taskCount),
      task_id: made.taskID ?? 0, project_id: made.projectID)
  }
}

/// Lists the templates, in the order of their names.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them. NULL: all.
///   - templates: receives the list, to be freed with `taskcore_template_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `templates`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_template_query)
public func templateQuery(
  store: StorePointer, options: In<taskcore_template_query_options>,
  templates: Out<Handle<taskcore_template_list>>
) -> taskcore_status {
  list(store, templates, "templates") { handle in
    let page = try given(options).page()
    let all = try handle.store.read { try handle.store.templates.all() }
    return try TemplateList(all.page(page))
  }
}

/// Lists the tasks that a template makes, each followed by its subtasks.
///
/// - Parameters:
///   - store: the store.
///   - id: the template.
///   - tasks: receives the list, to be freed with `taskcore_template_task_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ENOTFOUND` when there is no such template; `TASKCORE_EINVALID` for NULL `tasks`;
///   `TASKCORE_ECORRUPT` for a template that was damaged; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_template_read)
public func templateRead(
  store: StorePointer, id: Int64, tasks: Out<Handle<taskcore_template_task_list>>
) -> taskcore_status {
  list(store, tasks, "tasks") { handle in
    let content = try handle.store.read { try ReadTemplate(handle.store).run(id) }
    return try TemplateTaskList(content, content.tasks.indices)
  }
}
