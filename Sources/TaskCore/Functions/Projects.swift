public import CTaskcore
import Domain
import Storage
import UseCases

/// Adds a project.
///
/// - Parameters:
///   - store: the store.
///   - name: 1 to 200 characters in one line, trimmed; no other project has it, whatever its case and
///     accents.
///   - id: receives the project's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a bad name; `TASKCORE_ECONFLICT` for one that
///   is taken; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the project added.
///   Since 0.1.0.
@c(taskcore_project_add)
public func projectAdd(
  store: UnsafeMutablePointer<taskcore_store>?, name: UnsafePointer<CChar>?,
  id: UnsafeMutablePointer<Int64>?
) -> taskcore_status {
  id?.pointee = 0
  return call(store) { handle in
    let name = try text(name, "name")
    let now = try handle.now()
    let added = try AddProject(handle.store, newUID: handle.newUID(at: now))(
      named: name, at: now)
    id?.pointee = added
  }
}

/// Finds the project with a name.
///
/// - Parameters:
///   - store: the store.
///   - name: the name; case and accents do not matter.
///   - id: receives the project's id; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for what is no name;
///   `TASKCORE_ENOTFOUND`; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_project_find)
public func projectFind(
  store: UnsafeMutablePointer<taskcore_store>?, name: UnsafePointer<CChar>?,
  id: UnsafeMutablePointer<Int64>?
) -> taskcore_status {
  id?.pointee = 0
  return call(store) { handle in
    let id = try required(id, "id")
    let name = try TextRule.projectName.line(text(name, "name"))
    guard let project = try handle.store.projects.project(named: name) else {
      throw Failure(.notFound, "There is no project “\(name)”.", field: "name")
    }
    id.pointee = project.id
  }
}

/// Gives a project another name.
///
/// - Parameters:
///   - store: the store.
///   - id: the project; not Inbox.
///   - name: as in `taskcore_project_add`.
/// - Returns: as `taskcore_project_add`; `TASKCORE_ENOTFOUND` when there is no such project;
///   `TASKCORE_ECONFLICT` also for Inbox.
///   Since 0.1.0.
@c(taskcore_project_rename)
public func projectRename(
  store: UnsafeMutablePointer<taskcore_store>?, id: Int64, name: UnsafePointer<CChar>?
) -> taskcore_status {
  call(store) { handle in
    try RenameProject(handle.store)(id, to: text(name, "name"), at: handle.now())
  }
}

/// Deletes a project; its tasks go to Inbox, those in the trash too.
///
/// - Parameters:
///   - store: the store.
///   - id: the project; not Inbox.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ENOTFOUND` when there is no such project;
///   `TASKCORE_ECONFLICT` for Inbox; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the project deleted.
///   Since 0.1.0.
@c(taskcore_project_delete)
public func projectDelete(
  store: UnsafeMutablePointer<taskcore_store>?, id: Int64
) -> taskcore_status {
  call(store) { try DeleteProject($0.store)(id, at: $0.now()) }
}

/// Lists the projects with the numbers of their tasks: Inbox first, then by name.
///
/// - Parameters:
///   - store: the store.
///   - projects: receives the list, to be freed with `taskcore_project_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_EBUSY`, `TASKCORE_EIO`,
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_project_query)
public func projectQuery(
  store: UnsafeMutablePointer<taskcore_store>?,
  projects: UnsafeMutablePointer<UnsafeMutablePointer<taskcore_project_list>?>?
) -> taskcore_status {
  list(store, projects, "projects") { handle in
    let list = ProjectList()
    for project in try handle.store.read({ try handle.store.countedProjects() }) {
      try list.append(project)
    }
    return list
  }
}
