public import CTaskcore

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
  list: In<taskcore_task_list>, count: Out<UInt>, stride: Out<UInt>
) -> Borrowed<taskcore_group> {
  let list = TaskList.object(of: list)
  count?.pointee = UInt(list?.groupCount ?? 0)
  stride?.pointee = UInt(MemoryLayout<taskcore_group>.stride)
  return UnsafePointer(list?.groups)
}
