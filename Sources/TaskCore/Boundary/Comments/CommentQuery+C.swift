import CTaskcore
import Domain

extension CommentQuery {
  /// What the members that a caller announced ask for; NULL asks for all comments.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_comment_query_options>?) throws {
    self.init()
    guard let options = try pointer?.checked() else { return }
    if options.has(TASKCORE_COMMENT_QUERY_ITEM) {
      item = (kind: try Comment.ItemKind(code: options.entity), id: options.item_id)
    }
    if options.has(TASKCORE_COMMENT_QUERY_TEXT) { text = try TaskCore.text(options.text, "text") }
    if options.hasRange { range = try options.range(mayBeEmpty: true) }
    page = try options.page()
  }
}
