import CTaskcoreHeader

/// Something that became due, as it was when it was read.
public struct Alert: Sendable {
  /// The id in this store.
  public let id: Int64
  /// The uid, the same in all stores.
  public let uid: String
  /// The kind.
  public let kind: Kind
  /// Of the task, event or focus session.
  public let item: Int64
  /// The occurrence.
  public let occurrence: LocalMoment?
  /// Of the task or event; of a focus session, what is over.
  public let title: String
  /// When the task is due or the event begins: `Today 17:00`.
  public let label: String
  /// Instants are in milliseconds since 1970 UTC.
  public let at: Int64
  /// When a poll said it last.
  public let fired: Int64
  /// 0: not yet.
  public let acknowledged: Int64?
  /// 0: it is not put off.
  public let snoozedUntil: Int64?
  /// How often it was put off.
  public let snoozeCount: Int64

  /// What it is about.
  public enum Kind: String, Sendable {
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
}
