import CTaskcore
import Domain

/// A snapshot of holidays.
final class HolidayList: RowList<taskcore_holiday>, ValueSnapshot, RecordSnapshot {
  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> HolidayList {
    try HolidayList(handle.store.holidays.get(ids: ids, "holiday"))
  }

  func row(of holiday: Holiday) throws -> taskcore_holiday {
    try taskcore_holiday(
      struct_size: MemoryLayout<taskcore_holiday>.size, id: holiday.id,
      uid: copy(holiday.uid), first_date: holiday.first.packed,
      last_date: holiday.last?.packed ?? 0)
  }
}
