public import CTaskcore
import Domain
import Storage

/// Adds up the points of what was completed on some days, each as it scored at that time.
///
/// Later changes of tasks, of their projects and of what a priority scores do not touch it, and neither
/// does deleting or purging; reopening a task takes its points back. The project and the tag are those
/// that tasks had when they were completed, by the name that the tag has now.
///
/// - Parameters:
///   - store: the store.
///   - options: the days, in the store's zone, and of what. NULL: all that was completed today.
///   - score: receives the points; zero on failure. Its `struct_size` must be set.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for no dates, for a range that ends before it begins, for
///   what is no tag, for unknown bits of `fields`, for NULL and for a wrong `struct_size`;
///   `TASKCORE_ENOTFOUND` when there is no such project; `TASKCORE_EBUSY`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_score_read)
public func scoreRead(
  store: StorePointer, options: In<taskcore_score_options>, score: Out<taskcore_score>
) -> taskcore_status {
  filling(score, "score", of: store) { handle in
    let today = handle.store.days.day(containing: try handle.now())
    let query = try ScoreQuery(options, today: today)
    let total = try handle.store.read { try handle.store.score(query) }
    return taskcore_score(
      struct_size: MemoryLayout<taskcore_score>.size, points: total.points,
      completed_count: total.completed)
  }
}
