import CTaskcore
import Domain

/// A snapshot of day loads.
final class DayLoadList: RowList<taskcore_day_load>, ValueSnapshot {
  func row(of load: DayLoad) throws -> taskcore_day_load {
    taskcore_day_load(
      struct_size: MemoryLayout<taskcore_day_load>.size, date: load.day.packed,
      is_over: load.free < 0 ? 1 : 0, working_s: load.working, booked_s: load.booked,
      estimated_s: load.estimated, free_s: load.free, task_count: load.taskCount,
      unestimated_count: load.unestimatedCount)
  }
}
