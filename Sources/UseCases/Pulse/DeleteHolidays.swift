package import Domain

/// Deletes holidays, in one step.
package final class DeleteHolidays: UseCase {
  /// One that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deleteHolidays, at: now) {
      for holiday in try store.holidays.existing(ids, "holiday") {
        try store.holidays.remove(holiday)
      }
    }
  }
}
