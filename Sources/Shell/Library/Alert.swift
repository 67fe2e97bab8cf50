import CTaskcoreHeader

/// Something that became due, as it was when it was read.
struct Alert {
  let id: Int64
  let uid: String
  let kind: Kind
  /// Of the task, event or focus session.
  let item: Int64
  let occurrence: LocalMoment?
  let title: String
  /// When the task is due or the event begins: `Today 17:00`.
  let label: String
  /// Instants are in milliseconds since 1970 UTC.
  let at: Int64
  let fired: Int64
  let acknowledged: Int64?
  let snoozedUntil: Int64?
  let snoozeCount: Int64

  /// What it is about.
  enum Kind: String {
    case task
    case event
    case focus
  }

  init(_ row: taskcore_alert) {
    id = row.id
    uid = String(c: row.uid)
    kind =
      switch row.kind {
      case TASKCORE_ALERT_EVENT: .event
      case TASKCORE_ALERT_FOCUS: .focus
      default: .task
      }
    item = row.item_id
    occurrence = LocalMoment(String(c: row.occurrence))
    title = String(c: row.title)
    label = String(c: row.label)
    at = row.at_ms
    fired = row.fired_ms
    acknowledged = row.acknowledged_ms == 0 ? nil : row.acknowledged_ms
    snoozedUntil = row.snoozed_until_ms == 0 ? nil : row.snoozed_until_ms
    snoozeCount = Int64(row.snooze_count)
  }

  /// `Pay rent, today 17:00`, or `Focus session is over`
  var sentence: String {
    switch kind {
    case .focus: "\(title) is over"
    case .task, .event:
      label.isEmpty ? title : "\(title), \(label.prefix(1).lowercased() + label.dropFirst())"
    }
  }
}
