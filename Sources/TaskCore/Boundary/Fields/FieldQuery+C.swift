import CTaskcore
import Domain

extension CustomField.ItemKind {
  /// Whose fields a caller asks for; nil: all.
  ///
  /// - Throws: `invalid`, with the member.
  init?(of options: taskcore_field_query_options) throws {
    guard options.has(TASKCORE_FIELD_QUERY_ENTITY) else { return nil }
    self = try CustomField.ItemKind(code: options.entity)
  }
}
