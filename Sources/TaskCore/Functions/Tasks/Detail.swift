public import CTaskcore
import Domain
import Storage
import ViewModels

/// Reads the screen of one task, also of one in the trash.
///
/// A field names what an edit of it changes, whether or not the task may be edited as it is: that is
/// one of its actions. Rows and fields hold texts to show, not to read back.
///
/// - Parameters:
///   - store: the store.
///   - id: the task.
///   - detail: receives the screen, to be freed with `taskcore_detail_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOTFOUND` when there is no such
///   task; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_detail_read)
public func detailRead(
  store: StorePointer, id: Int64, detail: Out<Handle<taskcore_detail>>
) -> taskcore_status {
  object(store, detail, "detail") { handle in
    let now = try handle.now()
    let store = handle.store
    let detail = try store.read {
      try DetailReader(store.facts(at: now), store, at: now, Wording(handle.locale)).detail(of: id)
    }
    return try DetailScreen(detail)
  }
}
