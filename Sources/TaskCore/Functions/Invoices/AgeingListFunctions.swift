public import CTaskcore

/// Counts the rows of a list.
///
/// - Parameter list: the list; NULL counts 0.
/// - Returns: the number of amounts.
///   Since 0.1.0.
@c(taskcore_ageing_list_count)
public func ageingListCount(list: UnsafePointer<taskcore_ageing_list>?) -> UInt {
  UInt(AgeingList.object(of: list)?.count ?? 0)
}

/// Reads a row of a list.
///
/// - Parameters:
///   - list: the list.
///   - index: from 0.
/// - Returns: the amount, borrowed until the list is freed; NULL beyond the end.
///   Since 0.1.0.
@c(taskcore_ageing_list_at)
public func ageingListAt(
  list: UnsafePointer<taskcore_ageing_list>?, index: UInt
) -> UnsafePointer<taskcore_ageing>? {
  AgeingList.object(of: list)?.row(at: index)
}

/// Gives all rows of a list as one array, for reading them without a call for each.
///
/// - Parameters:
///   - list: the list.
///   - stride: receives how many bytes lie from one row to the next; NULL is fine.
/// - Returns: the first row, borrowed until the list is freed; NULL when there is none.
///   Since 0.1.0.
@c(taskcore_ageing_list_rows)
public func ageingListRows(
  list: UnsafePointer<taskcore_ageing_list>?, stride: UnsafeMutablePointer<UInt>?
) -> UnsafePointer<taskcore_ageing>? {
  stride?.pointee = UInt(MemoryLayout<taskcore_ageing>.stride)
  return AgeingList.object(of: list)?.row(at: 0)
}

/// Frees a list and all that was borrowed from it.
///
/// - Parameter list: the list; NULL is fine. It must not be used any more.
///   Since 0.1.0.
@c(taskcore_ageing_list_free)
public func ageingListFree(list: UnsafeMutablePointer<taskcore_ageing_list>?) {
  AgeingList.free(list)
}
