import CTaskcore
import Domain

extension CommentInput {
  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member, and for NULL.
  init(_ pointer: UnsafePointer<taskcore_comment_input>?) throws {
    self.init()
    let input = try required(pointer, "input").checked()
    if input.has(TASKCORE_COMMENT_TEXT) { text = try TaskCore.text(input.text, "text") }
    if input.has(TASKCORE_COMMENT_CREATED) {
      created = try Instant(milliseconds: input.created_ms, field: "created_ms")
    }
  }
}
