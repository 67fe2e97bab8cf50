public import CTaskcore
import Domain
import Storage

/// Lists the tasks that a query asks for.
///
/// - Parameters:
///   - store: the store.
///   - query: what to list; NULL for the open tasks in the order of their creation.
///   - tasks: receives the list, to be freed with `taskcore_task_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member out of its range;
///   `TASKCORE_EPARSE`, with the column, for an invalid filter; `TASKCORE_ENOTFOUND` for a project that is not there (a tag that no task has gives an empty
///   list); `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_task_query)
public func taskQuery(
  store: StorePointer, query: In<taskcore_query>, tasks: Out<Handle<taskcore_task_list>>
) -> taskcore_status {
  list(store, tasks, "tasks") { handle in
    let now = try handle.now()
    let query = try TaskQuery(query, at: now, of: handle)
    let listing = handle.store.listing(at: now)
    let list = TaskList(listing)
    list.highlighter = TextHighlighter(query.filter)
    try handle.store.read {
      let order = try listing.forEach(query) { try list.append($0) }
      if let order { try list.reorder(order) }
      if let groups = try listing.groups(query) {
        try list.setGroups(groups, of: query, in: handle.locale)
      }
    }
    return list
  }
}

/// Counts the tasks that a query asks for; its limit, offset and order do not matter.
///
/// - Parameters:
///   - store: the store.
///   - query: what to count; NULL for the open tasks.
///   - taskCount: receives the number; 0 on failure.
/// - Returns: as `taskcore_task_query`.
///   Since 0.1.0.
@c(taskcore_task_count)
public func taskCount(
  store: StorePointer, query: In<taskcore_query>, taskCount: Out<Int64>
) -> taskcore_status {
  number(store, taskCount, "task_count") { handle in
    let now = try handle.now()
    let query = try TaskQuery(query, at: now, of: handle)
    return try handle.store.read { try handle.store.listing(at: now).count(query) }
  }
}
