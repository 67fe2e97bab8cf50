public import CTaskcore
import Storage

/// Lists the tags that tasks outside of the trash have, with the numbers of those tasks, by name.
///
/// - Parameters:
///   - store: the store.
///   - tags: receives the list, to be freed with `taskcore_tag_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_EBUSY`, `TASKCORE_EIO`,
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_tag_query)
public func tagQuery(
  store: UnsafeMutablePointer<taskcore_store>?,
  tags: UnsafeMutablePointer<UnsafeMutablePointer<taskcore_tag_list>?>?
) -> taskcore_status {
  list(store, tags, "tags") { handle in
    let list = TagList()
    for tag in try handle.store.read({ try handle.store.countedTags() }) {
      try list.append(tag)
    }
    return list
  }
}
