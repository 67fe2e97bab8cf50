import CTaskcore
import Domain
import Localization
import Storage
import ViewModels

/// A snapshot of alerts.
final class AlertList: RowList<taskcore_alert>, RecordSnapshot {
  private let now: Instant
  private let zone: any Zone
  private let days: any Zone
  private let wording: AlertWording

  private init(at now: Instant, of store: SQLiteStore, in locale: Locale) {
    wording = AlertWording(Wording(locale))
    self.now = now
    zone = store.zone
    days = store.days
  }

  /// As they are at an instant.
  convenience init(
    _ selection: AlertListing.Selection, of store: SQLiteStore, at now: Instant,
    in locale: Locale
  ) throws {
    self.init(at: now, of: store, in: locale)
    try store.read { try store.alertListing.forEach(selection) { try append($0) } }
  }

  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> AlertList {
    let list = AlertList(at: try handle.now(), of: handle.store, in: handle.locale)
    try handle.store.alertListing.forEach(ids: ids) { try list.append($0) }
    return list
  }

  private func append(_ row: AlertListing.Row) throws {
    let itemStart = Instant(clamping: row.integer(.itemStart))
    let kind = Alert.Kind(rawValue: Int32(truncatingIfNeeded: row.integer(.kind))) ?? .task
    let label = wording.label(
      itemStart: itemStart, isAllDay: row.integer(.isAllDay) != 0, isTask: kind == .task,
      isDeadline: row.integer(.isDeadline) != 0, extraDays: Int(clamping: row.integer(.extraDays)),
      at: now, in: zone, days)
    try append(
      taskcore_alert(
        struct_size: MemoryLayout<taskcore_alert>.size, id: row.integer(.id),
        uid: copy(row.bytes(.uid)), kind: kind.rawValue,
        snooze_count: Int32(clamping: row.integer(.snoozeCount)), item_id: row.integer(.itemID),
        occurrence: copyLocalTimes(row.bytes(.occurrence), of: "alert", row.integer(.id)),
        title: title(row), label: copy(label),
        at_ms: row.integer(.at), fired_ms: row.integer(.fired),
        item_start_ms: itemStart.milliseconds, acknowledged_ms: row.integer(.acknowledged),
        snoozed_until_ms: row.integer(.snoozedUntil), zone: copy(row.bytes(.zone))))
  }

  private func title(_ row: AlertListing.Row) throws -> UnsafePointer<CChar> {
    let code = Int32(truncatingIfNeeded: row.integer(.focusKind))
    guard let kind = FocusSession.Kind(rawValue: code) else { return try copy(row.bytes(.title)) }
    return try copy(wording.title(ofFocus: kind))
  }
}
