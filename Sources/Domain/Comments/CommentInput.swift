/// The input for a new comment, or for changes to one.
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
