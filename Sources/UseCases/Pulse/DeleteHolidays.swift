package import Domain

/// Deletes holidays, in one step.
package final class DeleteHolidays: UseCase {
  /// One that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deleteHolidays, at: now) {
      var seen: Set<Int64> = []
      for (index, id) in ids.enumerated() where seen.insert(id).inserted {
        guard let holiday = try store.holidays.find(id: id) else {
          throw Failure(.notFound, "There is no holiday \(id).", field: "ids", index: index)
        }
        try store.holidays.remove(holiday)
      }
    }
  }
}
