import Domain
import Sync

/// The records and properties that are local to one device, and never synced.
enum SyncScope {
  static func contains(_ entity: CommittedChange.Entity, uid: String) -> Bool {
    switch entity {
    case .setting: !Setting(name: uid, value: "").isOfHost
    default: true
    }
  }

  /// Who has the name of an alias follows from the names. That an alert was said is local to each device; what was
  /// answered to it is not.
  static func contains(_ property: String, of entity: CommittedChange.Entity) -> Bool {
    switch entity {
    case .project, .filter, .calendar: property != Project.Property.alias.rawValue
    case .invoice: property != "twin_uid"
    case .alert: alertProperties.contains(property)
    default: true
    }
  }

  /// Whether others are told of a value. That an alert was put off is over on each device by its own clock: who is told
  /// of it would lose a later answer.
  static func isSaid(
    _ property: PropertyKey, _ value: LogValue, of entity: CommittedChange.Entity,
    by action: Step.Action?
  ) -> Bool {
    entity != .alert || action != .fireAlerts
      || property.property.text != Alert.Property.snoozedUntil.rawValue || value != .null
  }

  /// The property of a kind that says when a record was put into the trash.
  static func trash(of kind: Int32) -> PropertyKey? {
    kind == CommittedChange.Entity.task.rawValue
      ? PropertyKey(TaskProperty.deleted.rawValue) : nil
  }

  /// Whether records of a kind are in the states alone, and in no table of records.
  static func isOfStates(_ kind: Int32) -> Bool {
    kind == ShownSeries.kind || kind == Replication.retirementKind
  }

  /// What devices do by themselves and alike, without anybody's doing.
  static func isPoll(_ action: Int32) -> Bool { action == Step.Action.expireTasks.rawValue }

  /// Whether records of a kind are made on each device by itself.
  static func isMadeLocally(_ entity: CommittedChange.Entity) -> Bool { entity == .alert }

  private static let alertProperties: Set<String> = [
    Alert.Property.acknowledged.rawValue, Alert.Property.snoozedUntil.rawValue,
    Alert.Property.snoozeCount.rawValue,
  ]
}
