import TaskcoreSwift

extension Alert: Record {
  static let fieldNames = [
    "id", "uid", "kind", "item", "occurrence", "title", "label", "at", "fired", "acknowledged",
    "snoozed_until", "snooze_count", "zone",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(kind.rawValue), .integer(item),
      occurrence.map { .text($0.iso8601) } ?? .null, .text(title), .text(label),
      try .instant(at, in: store), try .instant(fired, in: store),
      try .instant(acknowledged, in: store), try .instant(snoozedUntil, in: store),
      .integer(snoozeCount), zone.isEmpty ? .null : .text(zone),
    ]
  }
}
