import CTaskcore
import Domain
import Storage

/// A snapshot of rates of interest.
final class PenaltyRateList: RowList<taskcore_penalty_rate>, RecordSnapshot {
  /// A page of them, by currency and debtor, the latest first.
  convenience init(of store: SQLiteStore, _ page: Page) throws {
    self.init()
    try store.penaltyRateListing.forEach(page) { try append($0) }
  }

  static func get(
    ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle
  ) throws -> PenaltyRateList {
    let list = PenaltyRateList()
    try handle.store.penaltyRateListing.forEach(ids: ids) { try list.append($0) }
    return list
  }

  private func append(_ row: PenaltyRateListing.Row) throws {
    try append(
      taskcore_penalty_rate(
        struct_size: MemoryLayout<taskcore_penalty_rate>.size, id: row.id, uid: copy(row.uid),
        currency: copy(row.currency), notes: copy(row.notes),
        debtor: Int32(truncatingIfNeeded: row.debtor),
        first_date: storedDate(row.first, of: "rate of interest", row.id),
        last_date: storedDate(row.last == 0 ? nil : row.last, of: "rate of interest", row.id),
        rate_basis_points: Int32(clamping: row.rate)))
  }
}
