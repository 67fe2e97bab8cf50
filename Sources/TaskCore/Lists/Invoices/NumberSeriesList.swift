import CTaskcore
import Domain
import Storage

/// A snapshot of series of numbers.
final class NumberSeriesList: RowList<taskcore_number_series>, Snapshot {
  func append(_ series: CountedNumberSeries, nextNumber: String) throws {
    try append(
      taskcore_number_series(
        struct_size: MemoryLayout<taskcore_number_series>.size, name: copy(series.name),
        pattern: copy(series.pattern), next_number: copy(nextNumber),
        issued_count: series.issuedCount, last_date: series.lastDate?.packed ?? 0, reserved: 0,
        owner: copy(series.owner.name), owner_uid: copy(series.owner.uid),
        right: series.owner.right.rawValue, is_forced: series.owner.isForced ? 1 : 0,
        is_own: series.isOwn ? 1 : 0, reserved_2: 0))
  }
}
