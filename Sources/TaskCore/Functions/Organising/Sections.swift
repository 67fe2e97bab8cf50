public import CTaskcore
import Domain
import Storage
import UseCases

/// Adds a section, a heading within a project that a board shows as a column, behind the others.
///
/// - Parameters:
///   - store: the store.
///   - projectID: the project.
///   - input: the section; its name is needed.
///   - id: receives the section's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a name that is bad or missing, for NULL and for a wrong
///   `struct_size`; `TASKCORE_ENOTFOUND` when there is no such project; `TASKCORE_ECONFLICT` for a name that another
///   section of the project has; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the section added.
///   Since 0.1.0.
@c(taskcore_project_section_add)
public func projectSectionAdd(
  store: StorePointer, projectID: Int64, input: In<taskcore_project_section_input>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let name = try sectionName(input)
    let (now, newUID) = try handle.creation()
    return try AddSection(handle.store, newUID: newUID).run(
      named: name, inProject: projectID, at: now)
  }
}

/// Gives a section another name.
///
/// - Parameters:
///   - store: the store.
///   - id: the section.
///   - input: what shall be other than it is.
/// - Returns: as `taskcore_project_section_add`; `TASKCORE_ENOTFOUND` when there is no such section.
///   Since 0.1.0.
@c(taskcore_project_section_update)
public func projectSectionUpdate(
  store: StorePointer, id: Int64, input: In<taskcore_project_section_input>
) -> taskcore_status {
  call(store) { handle in
    try UpdateSection(handle.store).run(id, named: sectionName(input), at: handle.now())
  }
}

/// Moves sections of a project to a place in their order, one after the other.
///
/// - Parameters:
///   - store: the store.
///   - ids: the sections, of one project, in the order that they shall have; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
///   - move: before or after another section of the project, to the top or to the bottom.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, for another place, and for a place next to one of the sections
///   that move; `TASKCORE_ENOTFOUND`, with the index for one of the ids; `TASKCORE_ECONFLICT` for sections of several
///   projects; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an
///   observer answered, with the sections moved.
///   Since 0.1.0.
@c(taskcore_project_section_move)
public func projectSectionMove(
  store: StorePointer, ids: In<Int64>, count: UInt, move: In<taskcore_move>
) -> taskcore_status {
  change(store, ids, count) {
    try MoveSections($0.store).run($1(), to: OrderDestination(move), at: $2)
  }
}

/// Deletes sections; their tasks stay in the project, below none.
///
/// - Parameters:
///   - store: the store.
///   - ids: the sections; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOTFOUND`, with the index; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the
///   sections deleted.
///   Since 0.1.0.
@c(taskcore_project_section_delete)
public func projectSectionDelete(
  store: StorePointer, ids: In<Int64>, count: UInt
) -> taskcore_status {
  change(store, ids, count) { try DeleteSections($0.store).run($1(), at: $2) }
}

/// Lists sections, in the order of their projects and then in their own.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them. NULL: all.
///   - sections: receives the list, to be freed with `taskcore_project_section_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `sections`, a member out of its range, unknown bits of `fields`
///   and a wrong `struct_size`; `TASKCORE_ENOTFOUND` when there is no such project; `TASKCORE_EBUSY`, `TASKCORE_EIO`,
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_project_section_query)
public func projectSectionQuery(
  store: StorePointer, options: In<taskcore_project_section_query_options>,
  sections: Out<Handle<taskcore_project_section_list>>
) -> taskcore_status {
  list(store, sections, "sections") { handle in
    let options = try given(options)
    let (project, page) = try (options.project, options.page())
    let all = try handle.store.read { try handle.store.countedSections(inProject: project) }
    return try ProjectSectionList(all.page(page))
  }
}
