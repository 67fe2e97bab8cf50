import Domain
import Localization

/// A day of the store as yyyymmdd for the caller, 0 for nil.
///
/// - Throws: `corrupt` for anything but a day.
func storedDate(_ packed: Int64?, of what: Message, _ id: Int64) throws -> Int32 {
  guard let packed else { return 0 }
  guard let date = CalendarDate(packed: Int32(clamping: packed)) else {
    throw Failure(
      .corrupt, "The store is damaged: \(what) \(id) has a date that is no day. Repair the store.")
  }
  return date.packed
}
