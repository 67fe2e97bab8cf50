import TaskcoreSwift

extension Tag: Record {
  static let fieldNames = ["name", "open", "completed", "colour"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [.text(name), .integer(open), .integer(completed), .text(colour.rawValue)]
  }
}
