/// The own fields, all in the manual order. A new or changed name that is taken is a `conflict`.
package protocol FieldRepository: RecordRepository<CustomField> {
  /// The field of a name.
  func find(named name: String) throws -> CustomField?

  /// How many tasks or events have a value of each, by their uids.
  func valueCounts() throws -> [String: Int64]

  /// The tasks that have a value of one.
  func tasks(with field: CustomField) throws -> [Task]

  /// The events that have a value of one.
  func events(with field: CustomField) throws -> [Event]
}

extension FieldRepository {
  /// Stores a new field behind all others.
  ///
  /// - Throws: `conflict` when there are too many.
  package func append(_ field: CustomField) throws -> Int64 {
    let all = try all()
    guard all.count < CustomField.maximumCount else {
      throw Failure(
        .conflict, "A store has at most \(CustomField.maximumCount) own fields.", field: "name")
    }
    var field = field
    field.position = .between(all.last?.position, nil) ?? .first
    return try insert(field)
  }

  /// Those of tasks, or of events.
  package func all(of kind: CustomField.ItemKind) throws -> [CustomField] {
    try all().filter { $0.itemKind == kind }
  }
}
