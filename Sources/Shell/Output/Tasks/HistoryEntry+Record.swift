import TaskcoreSwift

extension HistoryEntry: Record {
  static let fieldNames = [
    "step", "at", "action", "property", "old", "new", "device", "device_name",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(step), try .instant(at, in: store), .text(StepText.verb(action).rawValue),
      .text(property),
      old.map { .text($0) } ?? .null, new.map { .text($0) } ?? .null, .text(device),
      deviceName.isEmpty ? .null : .text(deviceName),
    ]
  }

  /// What the property is called, and what it was and became.
  var words: PropertyWords { PropertyWords(property: property) }

  /// What people call the device that changed it.
  var deviceLabel: String { deviceName.isEmpty ? device : deviceName }
}
