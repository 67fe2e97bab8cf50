public import CTaskcore

/// Counts the rows of a list.
///
/// - Parameter list: the list; NULL counts 0.
/// - Returns: the number of totals.
///   Since 0.1.0.
@c(taskcore_focus_total_list_count)
public func focusTotalListCount(list: UnsafePointer<taskcore_focus_total_list>?) -> UInt {
  UInt(FocusTotalList.object(of: list)?.count ?? 0)
}

/// Reads a row of a list.
///
/// - Parameters:
///   - list: the list.
///   - index: from 0.
/// - Returns: the total, borrowed until the list is freed; NULL beyond the end.
///   Since 0.1.0.
@c(taskcore_focus_total_list_at)
public func focusTotalListAt(
  list: UnsafePointer<taskcore_focus_total_list>?, index: UInt
) -> UnsafePointer<taskcore_focus_total>? {
  FocusTotalList.object(of: list)?.row(at: index)
}

/// Gives all rows of a list as one array, for reading them without a call for each.
///
/// - Parameters:
///   - list: the list.
///   - stride: receives how many bytes lie from one row to the next; NULL is fine.
/// - Returns: the first row, borrowed until the list is freed; NULL when there is none.
///   Since 0.1.0.
@c(taskcore_focus_total_list_rows)
public func focusTotalListRows(
  list: UnsafePointer<taskcore_focus_total_list>?, stride: UnsafeMutablePointer<UInt>?
) -> UnsafePointer<taskcore_focus_total>? {
  stride?.pointee = UInt(MemoryLayout<taskcore_focus_total>.stride)
  return FocusTotalList.object(of: list)?.row(at: 0)
}

/// Frees a list and all that was borrowed from it.
///
/// - Parameter list: the list; NULL is fine. It must not be used any more.
///   Since 0.1.0.
@c(taskcore_focus_total_list_free)
public func focusTotalListFree(list: UnsafeMutablePointer<taskcore_focus_total_list>?) {
  FocusTotalList.free(list)
}
