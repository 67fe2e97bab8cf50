import CTaskcore
import Domain

/// A snapshot of own fields.
final class FieldList: RowList<taskcore_field>, RecordSnapshot {
  convenience init(
    _ fields: some Collection<CustomField>, valueCounts: [String: Int64]
  ) throws {
    self.init()
    for field in fields {
      let choices = try arena.array(field.choices, of: UnsafePointer<CChar>?.self) { try copy($0) }
      try append(
        taskcore_field(
          struct_size: MemoryLayout<taskcore_field>.size, id: field.id, uid: copy(field.uid),
          name: copy(field.name), label: copy(field.heading), kind: field.kind.rawValue,
          entity: field.itemKind.rawValue, choices: field.choices.isEmpty ? nil : choices,
          choice_count: field.choices.count, value_count: valueCounts[field.uid] ?? 0))
    }
  }

  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> FieldList {
    try FieldList(
      handle.store.fields.get(ids: ids, "own field"),
      valueCounts: handle.store.fields.valueCounts())
  }
}
