import CTaskcore
import ViewModels

/// A snapshot of the days of a month.
final class MonthList: RowList<taskcore_month_day>, ValueSnapshot {
  func row(of day: MonthDay) throws -> taskcore_month_day {
    taskcore_month_day(
      struct_size: MemoryLayout<taskcore_month_day>.size, date: day.date.packed,
      is_in_month: day.isInMonth ? 1 : 0, is_today: day.isToday ? 1 : 0,
      week_number: day.weekNumber, event_count: day.eventCount, task_count: day.taskCount,
      completed_count: day.completedCount)
  }
}
