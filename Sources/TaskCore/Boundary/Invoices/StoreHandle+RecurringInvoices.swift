import Domain
import UseCases

extension StoreHandle {
  /// The dates of the next drafts.
  ///
  /// - Throws: `notFound`.
  func recurringDates(_ id: Int64, limit: Int) throws -> OccurrenceList {
    let list = OccurrenceList()
    guard let recurring = try store.recurringInvoices.find(id: id) else {
      throw Failure(.notFound, "There is no recurring invoice \(id).", field: "id")
    }
    guard let next = recurring.nextDate else { return list }
    let zone = (try? store.zone(named: recurring.zoneName)) ?? store.zone
    var occurrences = try recurring.recurrence().occurrences(notBefore: .date(next), in: zone)
    var count = 0
    while count < limit, let occurrence = occurrences.next() {
      if occurrence.date < next { continue }
      try store.safePoints.check()
      try list.append(occurrence, in: zone)
      count += 1
    }
    return list
  }
}
