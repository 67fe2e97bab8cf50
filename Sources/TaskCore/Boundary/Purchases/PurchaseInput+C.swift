import CTaskcore
import Domain

extension PurchaseInput {
  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member, and for NULL.
  init(_ pointer: UnsafePointer<taskcore_purchase_input>?) throws {
    self.init()
    let input = try required(pointer, "input").checked()
    if input.has(TASKCORE_PURCHASE_DUE_DATE) {
      dueDate = .some(try optionalDate(input.due_date, "due_date"))
    }
    if input.has(TASKCORE_PURCHASE_NOTES) { notes = try text(input.notes, "notes") }
  }
}
