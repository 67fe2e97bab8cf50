/// A query for comments.
package struct CommentQuery: Sendable {
  /// Those on one item; nil: on any.
  package var item: (kind: Comment.ItemKind, id: Int64)?
  /// A part of their texts, without case and accents.
  package var text: String?
  /// When they were written.
  package var range: Range<Instant>?
  package var page = Page.all

  package init() {}
}
