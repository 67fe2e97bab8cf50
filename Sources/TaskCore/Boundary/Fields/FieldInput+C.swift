import CTaskcore
import Domain

extension FieldInput {
  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member, and for NULL.
  init(_ pointer: UnsafePointer<taskcore_field_input>?) throws {
    self.init()
    let input = try required(pointer, "input").checked()
    if input.has(TASKCORE_FIELD_NAME) { name = try text(input.name, "name") }
    if input.has(TASKCORE_FIELD_LABEL) { label = try text(input.label, "label") }
    if input.has(TASKCORE_FIELD_KIND) { kind = try CustomField.Kind(code: input.kind) }
    if input.has(TASKCORE_FIELD_ENTITY) { itemKind = try CustomField.ItemKind(code: input.entity) }
    if input.has(TASKCORE_FIELD_CHOICES) {
      guard (0...CustomField.maximumChoiceCount).contains(input.choice_count) else {
        throw Failure(
          .invalid,
          "A field has at most \(CustomField.maximumChoiceCount) choices, not "
            + "\(UInt(bitPattern: input.choice_count)).", field: "choices")
      }
      choices = try texts(
        input.choices, count: input.choice_count, "choices", as: "choice")
    }
  }
}
