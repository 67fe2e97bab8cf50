import CTaskcore
import Domain
import Storage

/// A snapshot of series of numbers.
final class NumberSeriesList: RowList<taskcore_number_series>, Snapshot {
  typealias CHandle = taskcore_number_series_list
  static let mark: UInt64 = 0x7461_736B_7365_7269
  static let word = "list"

  func append(_ series: CountedNumberSeries, nextNumber: String) throws {
    try append(
      taskcore_number_series(
        struct_size: MemoryLayout<taskcore_number_series>.size, name: copy(series.name),
        pattern: copy(series.pattern), next_number: copy(nextNumber),
        issued_count: series.issuedCount, last_date: series.lastDate?.packed ?? 0, reserved: 0))
  }
}
