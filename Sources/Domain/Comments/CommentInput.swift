/// What a comment is to be, as a caller has it: a new one, or the changes to one.
package struct CommentInput: Sendable {
  package var text: String?
  package var created: Instant?

  package init() {}

  /// - Throws: `invalid` for a bad text.
  package func apply(to comment: inout Comment) throws {
    if let text { try comment.setText(text) }
    if let created { comment.created = created }
  }
}
