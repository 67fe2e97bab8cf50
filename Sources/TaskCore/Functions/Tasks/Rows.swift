public import CTaskcore
import Domain
import Storage
import ViewModels

/// Lists the tasks that a query asks for, as lines on a screen.
///
/// - Parameters:
///   - store: the store.
///   - query: what to list; NULL for the open tasks in the order of their ids.
///   - rows: receives the list, to be freed with `taskcore_row_list_free`; NULL on failure.
/// - Returns: as `taskcore_task_query`.
///   Since 0.1.0.
@c(taskcore_row_query)
public func rowQuery(
  store: UnsafeMutablePointer<taskcore_store>?, query: UnsafePointer<taskcore_query>?,
  rows: UnsafeMutablePointer<UnsafeMutablePointer<taskcore_row_list>?>?
) -> taskcore_status {
  list(store, rows, "rows") { handle in
    let now = try handle.now()
    let store = handle.store
    let query = try TaskQuery(query, at: now, in: store.zone)
    let list = ScreenRowList()
    for task in try store.read({ try store.facts(at: now).facts(query) }) {
      try list.append(Row(task, at: now, in: store.zone))
    }
    return list
  }
}

/// Counts the rows of a list.
///
/// - Parameter list: the list; NULL counts 0.
/// - Returns: the number of rows.
///   Since 0.1.0.
@c(taskcore_row_list_count)
public func rowListCount(list: UnsafePointer<taskcore_row_list>?) -> UInt {
  UInt(ScreenRowList.object(of: list)?.count ?? 0)
}

/// Reads a row of a list.
///
/// - Parameters:
///   - list: the list.
///   - index: from 0.
/// - Returns: the row, borrowed until the list is freed; NULL beyond the end.
///   Since 0.1.0.
@c(taskcore_row_list_at)
public func rowListAt(
  list: UnsafePointer<taskcore_row_list>?, index: UInt
) -> UnsafePointer<taskcore_row>? {
  ScreenRowList.object(of: list)?.row(at: index)
}

/// Gives all rows of a list as one array, for reading them without a call for each.
///
/// - Parameters:
///   - list: the list.
///   - stride: receives how many bytes lie from one row to the next; NULL is fine.
/// - Returns: the first row, borrowed until the list is freed; NULL when there is none.
///   Since 0.1.0.
@c(taskcore_row_list_rows)
public func rowListRows(
  list: UnsafePointer<taskcore_row_list>?, stride: UnsafeMutablePointer<UInt>?
) -> UnsafePointer<taskcore_row>? {
  stride?.pointee = UInt(MemoryLayout<taskcore_row>.stride)
  return ScreenRowList.object(of: list)?.row(at: 0)
}

/// Frees a list and all that was borrowed from it.
///
/// - Parameter list: the list; NULL is fine. It must not be used any more.
///   Since 0.1.0.
@c(taskcore_row_list_free)
public func rowListFree(list: UnsafeMutablePointer<taskcore_row_list>?) {
  ScreenRowList.free(list)
}
