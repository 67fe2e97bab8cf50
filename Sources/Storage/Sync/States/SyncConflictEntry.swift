package import Domain
import Sync

/// A conflict in words, for the user who decides it.
package struct SyncConflictEntry: Equatable, Sendable {
  /// One of its two values.
  package struct Side: Equatable, Sendable {
    /// Nil: none, or an element that is not there.
    package var words: String?
    /// The name of the device that wrote it, or its uid; with “(server)” behind it, of what the device found at a server.
    package var device: String
    package var at: Instant
  }

  package var uid: String
  /// The kind of its record, which only a newer version may know.
  package var kind: Int32
  package var recordUID: String
  /// The id of the record in this store; 0 of what has none, or is not here.
  package var recordID: Int64
  /// What the record is called.
  package var title: String
  /// As the change log has it.
  package var property: String
  /// Of a property with several elements, which one; else empty.
  package var element: String
  package var mine: Side
  package var theirs: Side
  package var isShownMine: Bool
}

extension Replication {
  package func conflictEntries() throws -> [SyncConflictEntry] {
    let devices = Dictionary(
      try knownReplicas().map { (ExactText($0.uid), $0.name) }, uniquingKeysWith: { $1 })
    return try conflicts().map { conflict in
      let isOfDeleted = conflict.cause == .deleted
      let key =
        isOfDeleted
        ? SyncScope.trash(of: conflict.record.kind) ?? conflict.property : conflict.property
      func side(_ head: Register.Head) throws -> SyncConflictEntry.Side {
        let known = devices[head.step.replica] ?? ""
        let name = head.isBeside ? "\(known) (server)" : known
        var value = head.claim.value
        // On one side the record is deleted, and on the other it is not.
        if isOfDeleted {
          value =
            head == conflict.shown
            ? .integer(head.claim.stamp.clock.instant.milliseconds) : .null
        }
        return SyncConflictEntry.Side(
          words: try words(value, of: key, conflict.record),
          device: name.isEmpty ? head.step.replica.text : name, at: head.claim.stamp.clock.instant)
      }
      return SyncConflictEntry(
        uid: conflict.uid, kind: conflict.record.kind, recordUID: conflict.record.uid.text,
        recordID: try id(of: conflict.record),
        title: try title(of: conflict.record) ?? "", property: key.property.text,
        element: try key.element.map { try name($0.text, in: key) } ?? "",
        mine: try side(conflict.mine), theirs: try side(conflict.theirs),
        isShownMine: conflict.isShownMine)
    }
  }

  private func id(of record: RecordKey) throws -> Int64 {
    guard let entity = CommittedChange.Entity(rawValue: record.kind), entity != .tag,
      entity != .setting
    else { return 0 }
    return try store.id(of: entity, uid: record.uid.text) ?? 0
  }

  /// The properties by which people call a record.
  private static let titles = ["title", "name", "number", "text"].map { PropertyKey($0) }

  /// Nil for a record that nothing is known of.
  private func title(of record: RecordKey) throws -> String? {
    let registers = try states.find(record).registers
    let text = Self.titles.lazy.compactMap { registers[$0]?.value.text }.first
    return text.map { String($0.prefix { !$0.isNewline }) }
  }

  /// An integer of an element is its place.
  private func words(
    _ value: LogValue, of key: PropertyKey, _ record: RecordKey
  ) throws -> String? {
    if let element = key.element, let place = value.integer {
      return place == 0 ? nil : try name(element.text, in: key)
    }
    let isOfTask = record.kind == CommittedChange.Entity.task.rawValue
    let property = isOfTask ? TaskProperty(rawValue: key.property.text) : nil
    return try value.words(of: property).map { try name($0, in: key) }
  }

  /// The kinds of records that properties name by their uids.
  private static let named: [String: [CommittedChange.Entity]] = [
    "project": [.project], "project_uid": [.project], "section": [.projectSection],
    "parent": [.task], "parent_uid": [.project], "dependency": [.task], "series": [.task],
    "task_uid": [.task], "calendar_uid": [.calendar], "client_uid": [.client],
    "field_values": [.field],
  ]

  /// What a record is called that a value names; another value is as it is.
  private func name(_ text: String, in key: PropertyKey) throws -> String {
    guard let kinds = Self.named[key.property.text] else { return text }
    if key.property.text == TaskProperty.fieldValues.rawValue, key.element?.text != text {
      return text
    }
    for kind in kinds {
      if let title = try title(of: RecordKey(kind, text)) { return title }
    }
    return text
  }
}

extension HybridClock {
  /// The millisecond that it is in.
  var instant: Instant { Instant(clamping: value / Self.countersPerMillisecond) }
}
