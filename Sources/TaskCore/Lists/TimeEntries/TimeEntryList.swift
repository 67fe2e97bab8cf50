import CTaskcore
import Domain
import Storage

/// A snapshot of time entries and focus sessions.
final class TimeEntryList: RowList<taskcore_time_entry>, RecordSnapshot {
  private let now: Instant
  private let rates: HourlyRates

  /// They are shown as they are at that instant.
  init(at now: Instant, rates: HourlyRates) {
    self.now = now
    self.rates = rates
  }

  convenience init(_ query: TimeEntryQuery, of handle: StoreHandle) throws {
    self.init(at: try handle.now(), rates: try handle.store.hourlyRates())
    try handle.store.read {
      try handle.store.timeEntryListing.forEach(query, at: now) { try append($0) }
      try markOverlaps(in: handle.store.timeEntryListing)
    }
  }

  static func get(
    ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle
  ) throws -> TimeEntryList {
    let list = TimeEntryList(at: try handle.now(), rates: try handle.store.hourlyRates())
    try handle.store.timeEntryListing.forEach(ids: ids, at: list.now) { try list.append($0) }
    try list.markOverlaps(in: handle.store.timeEntryListing)
    return list
  }

  private func append(_ row: TimeEntryListing.Row) throws {
    let project = row.projectUID
    let rate = rates.rate(entry: row.hourlyRate, task: row.taskRate, projectUID: project)
    try append(
      taskcore_time_entry(
        struct_size: MemoryLayout<taskcore_time_entry>.size, id: row.id, uid: copy(row.uid),
        entity: Int32(truncatingIfNeeded: row.kind), is_running: row.end == nil ? 1 : 0,
        task_id: row.taskID, title: copy(row.title), project_id: row.projectID,
        project: copy(row.projectName), start_ms: Instant(clamping: row.start).milliseconds,
        end_ms: row.end.map { Instant(clamping: $0).milliseconds } ?? 0,
        duration_ms: max(0, row.duration), note: copy(row.note), is_overlapping: 0, reserved: 0,
        hourly_rate_millionths: row.hourlyRate ?? 0,
        client_id: rates.client(ofProject: project)?.id ?? 0, rate_millionths: rate ?? 0))
  }

  /// Tells of each row whether another one was running at the same time, in the list or not.
  private func markOverlaps(in listing: TimeEntryListing) throws {
    guard let rows, count > 0 else { return }
    var range = Instant(clamping: rows[0].start_ms)..<Instant(clamping: rows[0].start_ms)
    for index in 0..<count {
      let row = rows[index]
      let start = Instant(clamping: row.start_ms)
      let end = max(start, row.is_running == 1 ? now : Instant(clamping: row.end_ms))
      range = min(range.lowerBound, start)..<max(range.upperBound, end)
    }
    let keys = try listing.overlaps(in: range, at: now)
    if keys.isEmpty { return }
    for index in 0..<count
    where keys.contains(TimeOverlap.Key(kind: rows[index].entity, id: rows[index].id)) {
      rows[index].is_overlapping = 1
    }
  }
}
