import TaskcoreSwift

extension Occurrence: Record {
  static let fieldNames = ["occurrence", "start"]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [.text(moment.iso8601), try .instant(start, in: store)]
  }
}
