import CTaskcore
import Interchange

/// A snapshot of preserved properties from imports.
final class KeptFieldList: RowList<taskcore_kept_field>, ValueSnapshot {
  func row(of field: KeptField) throws -> taskcore_kept_field {
    try taskcore_kept_field(
      struct_size: MemoryLayout<taskcore_kept_field>.size, format: copy(field.format),
      name: copy(field.name), value: copy(field.value))
  }
}
