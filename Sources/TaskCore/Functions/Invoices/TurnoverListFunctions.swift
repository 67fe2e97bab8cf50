public import CTaskcore

/// Counts the rows of a list.
///
/// - Parameter list: the list; NULL counts 0.
/// - Returns: the number of turnovers.
///   Since 0.1.0.
@c(taskcore_turnover_list_count)
public func turnoverListCount(list: UnsafePointer<taskcore_turnover_list>?) -> UInt {
  UInt(TurnoverList.object(of: list)?.count ?? 0)
}

/// Reads a row of a list.
///
/// - Parameters:
///   - list: the list.
///   - index: from 0.
/// - Returns: the turnover, borrowed until the list is freed; NULL beyond the end.
///   Since 0.1.0.
@c(taskcore_turnover_list_at)
public func turnoverListAt(
  list: UnsafePointer<taskcore_turnover_list>?, index: UInt
) -> UnsafePointer<taskcore_turnover>? {
  TurnoverList.object(of: list)?.row(at: index)
}

/// Gives all rows of a list as one array, for reading them without a call for each.
///
/// - Parameters:
///   - list: the list.
///   - stride: receives how many bytes lie from one row to the next; NULL is fine.
/// - Returns: the first row, borrowed until the list is freed; NULL when there is none.
///   Since 0.1.0.
@c(taskcore_turnover_list_rows)
public func turnoverListRows(
  list: UnsafePointer<taskcore_turnover_list>?, stride: UnsafeMutablePointer<UInt>?
) -> UnsafePointer<taskcore_turnover>? {
  stride?.pointee = UInt(MemoryLayout<taskcore_turnover>.stride)
  return TurnoverList.object(of: list)?.row(at: 0)
}

/// Frees a list and all that was borrowed from it.
///
/// - Parameter list: the list; NULL is fine. It must not be used any more.
///   Since 0.1.0.
@c(taskcore_turnover_list_free)
public func turnoverListFree(list: UnsafeMutablePointer<taskcore_turnover_list>?) {
  TurnoverList.free(list)
}
