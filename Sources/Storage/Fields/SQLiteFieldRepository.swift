import Domain
import Localization

/// The own fields of a store.
final class SQLiteFieldRepository: SQLiteNamedRepository<CustomField>, FieldRepository {
  private unowned let records: Records

  override init(_ records: Records) {
    self.records = records
    super.init(records)
  }

  override func all() throws -> [CustomField] { try select("1", order: "position, uid") }

  func valueCounts() throws -> [String: Int64] {
    var counts: [String: Int64] = [:]
    let owners: [(table: String, damaged: Message)] = [
      ("task", "the values of fields of a task"), ("event", "the values of fields of an event"),
    ]
    for (table, damaged) in owners {
      let select = try database.statement(
        "SELECT field_values FROM \(table) WHERE field_values IS NOT NULL")
      defer { select.reset() }
      while try select.step() {
        let values = try Failure.damaged(damaged) {
          try FieldValues(text: select.optionalText(0))
        }
        for element in values.elements { counts[element.fieldUID, default: 0] += 1 }
      }
    }
    return counts
  }

  func tasks(with field: CustomField) throws -> [Task] {
    let select = try database.statement(
      "SELECT id FROM task WHERE \(Self.hasValue("task")) ORDER BY id")
    defer { select.reset() }
    try select.bind(field.uid)
    var ids: [Int64] = []
    while try select.step() { ids.append(select.integer(0)) }
    return try ids.compactMap { try records.tasks.task(id: $0) }
  }

  func events(with field: CustomField) throws -> [Event] {
    try records.events.select(Self.hasValue("event"), field.uid)
  }

  private static func hasValue(_ table: String) -> String {
    "\(table).field_values IS NOT NULL AND \(FieldValueSQL.function)(\(table).field_values, ?) "
      + "IS NOT NULL"
  }
}
