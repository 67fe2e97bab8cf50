public import CTaskcore
import Domain
import Storage
import ViewModels

/// Lists the tasks that a query asks for, as lines on a screen.
///
/// - Parameters:
///   - store: the store.
///   - query: what to list; NULL for the open tasks in the order of their creation.
///   - rows: receives the list, to be freed with `taskcore_row_list_free`; NULL on failure.
/// - Returns: as `taskcore_task_query`.
///   Since 0.1.0.
@c(taskcore_row_query)
public func rowQuery(
  store: StorePointer, query: In<taskcore_query>, rows: Out<Handle<taskcore_row_list>>
) -> taskcore_status {
  list(store, rows, "rows") { handle in
    let now = try handle.now()
    let store = handle.store
    let query = try TaskQuery(query, at: now, of: handle)
    let list = ScreenRowList()
    let wording = Wording(handle.locale)
    for task in try store.read({ try store.facts(at: now).facts(query) }) {
      try list.append(Row(task, at: now, in: store.days, wording))
    }
    return list
  }
}
