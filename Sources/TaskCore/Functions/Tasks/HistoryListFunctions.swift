public import CTaskcore

/// Counts the rows of a list.
///
/// - Parameter list: the list; NULL counts 0.
/// - Returns: the number of entries.
///   Since 0.1.0.
@c(taskcore_history_list_count)
public func historyListCount(list: UnsafePointer<taskcore_history_list>?) -> UInt {
  UInt(HistoryList.object(of: list)?.count ?? 0)
}

/// Reads a row of a list.
///
/// - Parameters:
///   - list: the list.
///   - index: from 0.
/// - Returns: the entry, borrowed until the list is freed; NULL beyond the end.
///   Since 0.1.0.
@c(taskcore_history_list_at)
public func historyListAt(
  list: UnsafePointer<taskcore_history_list>?, index: UInt
) -> UnsafePointer<taskcore_history_entry>? {
  HistoryList.object(of: list)?.row(at: index)
}

/// Gives all rows of a list as one array, for reading them without a call for each.
///
/// - Parameters:
///   - list: the list.
///   - stride: receives how many bytes lie from one row to the next; NULL is fine.
/// - Returns: the first row, borrowed until the list is freed; NULL when there is none.
///   Since 0.1.0.
@c(taskcore_history_list_rows)
public func historyListRows(
  list: UnsafePointer<taskcore_history_list>?, stride: UnsafeMutablePointer<UInt>?
) -> UnsafePointer<taskcore_history_entry>? {
  stride?.pointee = UInt(MemoryLayout<taskcore_history_entry>.stride)
  return HistoryList.object(of: list)?.row(at: 0)
}

/// Frees a list and all that was borrowed from it.
///
/// - Parameter list: the list; NULL is fine. It must not be used any more.
///   Since 0.1.0.
@c(taskcore_history_list_free)
public func historyListFree(list: UnsafeMutablePointer<taskcore_history_list>?) {
  HistoryList.free(list)
}
