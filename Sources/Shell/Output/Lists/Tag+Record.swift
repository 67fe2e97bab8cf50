import TaskcoreSwift

extension Tag: Record {
  static let fieldNames = ["name", "open", "completed", "colour", "events"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [.text(name), .integer(open), .integer(completed), .text(colour.rawValue), .integer(events)]
  }
}
