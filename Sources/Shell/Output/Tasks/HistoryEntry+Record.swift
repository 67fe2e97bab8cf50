import TaskcoreSwift

extension HistoryEntry: Record {
  static let fieldNames = ["step", "at", "action", "property", "old", "new", "device"]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(step), try .instant(at, in: store), .text(StepText.verb(action).rawValue),
      .text(property),
      old.map { .text($0) } ?? .null, new.map { .text($0) } ?? .null, .text(device),
    ]
  }
}
