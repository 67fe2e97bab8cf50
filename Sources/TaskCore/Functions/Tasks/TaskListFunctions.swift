public import CTaskcore

/// Counts the rows of a list.
///
/// - Parameter list: the list; NULL counts 0.
/// - Returns: the number of tasks.
///   Since 0.1.0.
@c(taskcore_task_list_count)
public func taskListCount(list: UnsafePointer<taskcore_task_list>?) -> UInt {
  UInt(TaskList.object(of: list)?.count ?? 0)
}

/// Reads a row of a list.
///
/// - Parameters:
///   - list: the list.
///   - index: from 0.
/// - Returns: the task, borrowed until the list is freed; NULL beyond the end.
///   Since 0.1.0.
@c(taskcore_task_list_at)
public func taskListAt(
  list: UnsafePointer<taskcore_task_list>?, index: UInt
) -> UnsafePointer<taskcore_task>? {
  TaskList.object(of: list)?.row(at: index)
}

/// Gives all rows of a list as one array, for reading them without a call for each.
///
/// - Parameters:
///   - list: the list.
///   - stride: receives how many bytes lie from one row to the next; NULL is fine.
/// - Returns: the first row, borrowed until the list is freed; NULL when there is none.
///   Since 0.1.0.
@c(taskcore_task_list_rows)
public func taskListRows(
  list: UnsafePointer<taskcore_task_list>?, stride: UnsafeMutablePointer<UInt>?
) -> UnsafePointer<taskcore_task>? {
  stride?.pointee = UInt(MemoryLayout<taskcore_task>.stride)
  return TaskList.object(of: list)?.row(at: 0)
}

/// Gives the groups of a list as one array, in the order of their rows.
///
/// Groups that the limit or offset of the query left without rows are there, too.
///
/// - Parameters:
///   - list: the list.
///   - count: receives the number of groups, 0 without any; NULL is fine.
///   - stride: receives how many bytes lie from one group to the next; NULL is fine.
/// - Returns: the first group, borrowed until the list is freed; NULL when the query asked for no
///   groups, or found nothing.
///   Since 0.1.0.
@c(taskcore_task_list_groups)
public func taskListGroups(
  list: UnsafePointer<taskcore_task_list>?, count: UnsafeMutablePointer<UInt>?,
  stride: UnsafeMutablePointer<UInt>?
) -> UnsafePointer<taskcore_group>? {
  let list = TaskList.object(of: list)
  count?.pointee = UInt(list?.groupCount ?? 0)
  stride?.pointee = UInt(MemoryLayout<taskcore_group>.stride)
  return UnsafePointer(list?.groups)
}

/// Frees a list and all that was borrowed from it.
///
/// - Parameter list: the list; NULL is fine. It must not be used any more.
///   Since 0.1.0.
@c(taskcore_task_list_free)
public func taskListFree(list: UnsafeMutablePointer<taskcore_task_list>?) {
  TaskList.free(list)
}
