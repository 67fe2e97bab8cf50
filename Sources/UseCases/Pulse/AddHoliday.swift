package import Domain

/// Adds days that neither keep nor break a streak.
package final class AddHoliday: CreatingUseCase {
  /// Without a last day it lasts until it is ended.
  ///
  /// - Returns: its id.
  /// - Throws: `invalid` without a first day, and when it ends before it begins.
  package func run(
    from first: CalendarDate?, through last: CalendarDate?, at now: Instant
  ) throws -> Int64 {
    guard let first else {
      throw Failure(.invalid, "A new holiday needs a first day.", field: "first_date")
    }
    return try store.write(.addHoliday, at: now) {
      try store.holidays.insert(Holiday(uid: newUID(), first: first, last: last))
    }
  }
}
