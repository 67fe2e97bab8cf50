/// Something that a poll said, once: a reminder that became due, or a focus session that is over.
package struct Alert: Record {
  /// The raw values are those of the C API and of the store.
  package enum Kind: Int32, Sendable {
    case task = 1
    case event = 2
    case focusSession = 3
  }

  package static let entity = CommittedChange.Entity.alert

  package var id: Int64 = 0
  /// Follows from the item, the occurrence and the reminder, so that it is said once.
  package var uid: String
  package var kind = Kind.task
  /// Of the task, event or focus session.
  package var itemUID = ""
  package var occurrence: LocalMoment?
  /// When it was to be said.
  package var at: Instant
  /// When the task is due, or the event begins.
  package var itemStart: Instant
  /// When a poll said it last.
  package var fired: Instant
  package var acknowledged: Instant?
  package var snoozedUntil: Instant?
  package var snoozeCount: Int64 = 0

  package init(uid: String, kind: Kind, itemUID: String, at: Instant, fired: Instant) {
    self.uid = uid
    self.kind = kind
    self.itemUID = itemUID
    self.at = at
    itemStart = at
    self.fired = fired
  }

  /// One that was acknowledged before stays as it is. One that was put off is not said again.
  package mutating func acknowledge(at now: Instant) {
    acknowledged = acknowledged ?? now
    snoozedUntil = nil
  }

  /// The raw values name it in the change log, and its column.
  package enum Property: String, CaseIterable, Hashable, Sendable {
    case kind
    case item = "item_uid"
    case occurrence
    case at = "at_ms"
    case itemStart = "item_start_ms"
    case fired = "fired_ms"
    case acknowledged = "acknowledged_ms"
    case snoozedUntil = "snoozed_until_ms"
    case snoozeCount = "snooze_count"
  }

  package static func blank(uid: String) -> Alert {
    Alert(uid: uid, kind: .task, itemUID: "", at: .epoch, fired: .epoch)
  }

  package func value(of property: Property) -> LogValue {
    switch property {
    case .kind: .integer(Int64(kind.rawValue))
    case .item: .text(itemUID)
    case .occurrence: LogValue(occurrence)
    case .at: LogValue(at)
    case .itemStart: LogValue(itemStart)
    case .fired: LogValue(fired)
    case .acknowledged: LogValue(acknowledged)
    case .snoozedUntil: LogValue(snoozedUntil)
    case .snoozeCount: .integer(snoozeCount)
    }
  }

  package mutating func set(_ property: Property, to value: LogValue) throws {
    switch (property, value) {
    case (.kind, .integer(let code)):
      guard let kind = Kind(rawValue: Int32(truncatingIfNeeded: code)) else {
        throw Self.wrongType(property)
      }
      self.kind = kind
    case (.item, .text(let uid)): itemUID = uid
    case (.occurrence, _): occurrence = try value.localMoment
    case (.at, .integer(let milliseconds)): at = Instant(clamping: milliseconds)
    case (.itemStart, .integer(let milliseconds)): itemStart = Instant(clamping: milliseconds)
    case (.fired, .integer(let milliseconds)): fired = Instant(clamping: milliseconds)
    case (.acknowledged, _): acknowledged = value.instant
    case (.snoozedUntil, _): snoozedUntil = value.instant
    case (.snoozeCount, .integer(let count)): snoozeCount = count
    default: throw Self.wrongType(property)
    }
  }
}

extension Alert {
  /// Says that a focus session or a break ran to its end.
  package init(ended session: FocusSession, fired now: Instant) {
    self.init(
      uid: OccurrenceUID.make(series: session.uid, occurrence: "end"), kind: .focusSession,
      itemUID: session.uid, at: session.finished ?? now, fired: now)
  }
}
