public import CTaskcore
import Domain
import Storage
import UseCases

/// Adds a project, behind all others.
///
/// - Parameters:
///   - store: the store.
///   - input: what it is to be; `name` is needed. Only the members that its `fields` announce count.
///   - id: receives the project's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` without a name and for what is wrong with the input,
///   with the member; `TASKCORE_ECONFLICT` for a name that is taken; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer
///   answered, with the project added.
///   Since 0.1.0.
@c(taskcore_project_add)
public func projectAdd(
  store: StorePointer, input: In<taskcore_project_input>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let input = try ProjectInput(input)
    let (now, newUID) = try handle.creation()
    return try AddProject(handle.store, newUID: newUID).run(input, at: now)
  }
}

/// Changes properties of a project: its name, description, colour and icon, and whether it is
/// archived.
///
/// - Parameters:
///   - store: the store.
///   - id: the project; Inbox can be neither renamed nor archived.
///   - input: what to set; only the members that its `fields` announce change.
/// - Returns: as `taskcore_project_add`; `TASKCORE_ENOTFOUND` when there is no such project;
///   `TASKCORE_ECONFLICT` also for what Inbox cannot be.
///   Since 0.1.0.
@c(taskcore_project_update)
public func projectUpdate(
  store: StorePointer, id: Int64, input: In<taskcore_project_input>
) -> taskcore_status {
  call(store) { handle in
    try UpdateProject(handle.store).run(id, to: ProjectInput(input), at: handle.now())
  }
}

/// Lists all that is wrong with a new project, or with changes to one, as `taskcore_project_add` and
/// `taskcore_project_update` would refuse it; nothing is changed.
///
/// What these would say is the first problem, and what has no problem they accept.
///
/// - Parameters:
///   - store: the store.
///   - id: the project that is to be changed; 0: a new one.
///   - input: what it is to be; borrowed for the call.
///   - problems: receives the list, empty when nothing is wrong, to be freed with
///     `taskcore_problem_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`, also with problems; `TASKCORE_EINVALID` for NULL; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_ECORRUPT`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_project_check)
public func projectCheck(
  store: StorePointer, id: Int64, input: In<taskcore_project_input>,
  problems: Out<Handle<taskcore_problem_list>>
) -> taskcore_status {
  list(store, problems, "problems") { handle in
    _ = try required(input, "input")
    let (now, newUID) = try handle.creation()
    return try ProblemList.gathering(in: handle.locale) { check in
      let input = try ProjectInput(input, check)
      if id == 0 {
        _ = try AddProject(handle.store, newUID: newUID).run(input, at: now, check)
      } else {
        try UpdateProject(handle.store).run(id, to: input, at: now, check)
      }
    }
  }
}

/// Gives projects another place in the manual order, all or none, as one step for undo. They stand
/// together then, in the order of the ids.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; not Inbox, which is always the first. One that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
///   - move: where to: `TASKCORE_MOVE_BEFORE`, `_AFTER`, `_TO_TOP` or `_TO_BOTTOM`.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when `ids` is NULL with a count, for another move,
///   and for a place beside a project that is moved; `TASKCORE_ENOTFOUND`, with the index for one
///   of the ids; `TASKCORE_ECONFLICT` for Inbox, and for a place before it; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer
///   answered, with the projects moved.
///   Since 0.1.0.
@c(taskcore_project_move)
public func projectMove(
  store: StorePointer, ids: In<Int64>, count: UInt, move: In<taskcore_move>
) -> taskcore_status {
  change(store, ids, count) {
    try MoveProjects($0.store).run($1(), to: OrderDestination(move), at: $2)
  }
}

/// Deletes projects, all or none, as one step for undo. Their tasks go to Inbox, those in the trash
/// too, and their events belong to no project.
///
/// - Parameters:
///   - store: the store.
///   - ids: the projects, not Inbox; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
///   - flags: `TASKCORE_DELETE_WITH_TASKS` to move their tasks to the trash as well, or 0.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when `ids` is NULL with a count, and for unknown flags;
///   `TASKCORE_ENOTFOUND`, with the index; `TASKCORE_ECONFLICT`, with the index, for Inbox;
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what
///   an observer answered, with the projects deleted.
///   Since 0.1.0.
@c(taskcore_project_delete)
public func projectDelete(
  store: StorePointer, ids: In<Int64>, count: UInt, flags: UInt64
) -> taskcore_status {
  change(store, ids, count) {
    try checkMask(flags, known: TASKCORE_DELETE_WITH_TASKS, "flags")
    let withTasks = flags & TASKCORE_DELETE_WITH_TASKS != 0
    try DeleteProjects($0.store).run($1(), withTasks: withTasks, at: $2)
  }
}

/// Lists the projects with the numbers of their tasks: Inbox first, then in the manual order.
///
/// - Parameters:
///   - store: the store.
///   - options: which ones. NULL: all that are not archived.
///   - projects: receives the list, to be freed with `taskcore_project_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `projects`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_project_query)
public func projectQuery(
  store: StorePointer, options: In<taskcore_project_query_options>,
  projects: Out<Handle<taskcore_project_list>>
) -> taskcore_status {
  list(store, projects, "projects") { handle in
    let options = try given(options)
    let withArchived = try flag(options.is_archived_included, "is_archived_included")
    let page = try options.page()
    let all = try handle.store.read {
      try handle.store.countedProjects(withArchived: withArchived)
    }
    return try ProjectList(all.page(page))
  }
}
