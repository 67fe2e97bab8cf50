package import Domain

/// Adds a comment to a task, an event or an invoice.
package final class AddComment: CreatingUseCase {
  /// Without a date, it is written now.
  ///
  /// - Returns: its id.
  /// - Throws: `notFound` for the item; `invalid` without a text, and for a bad one.
  package func run(
    _ input: CommentInput, on kind: Comment.ItemKind, id: Int64, at now: Instant
  ) throws -> Int64 {
    guard let text = input.text else {
      throw Failure(.invalid, "A new comment needs a text.", field: "text")
    }
    return try store.write(.addComment, at: now) {
      let comment = try Comment(
        uid: newUID(), on: kind, itemUID: store.uid(ofCommented: kind, id: id), text: text,
        created: input.created ?? now)
      return try store.comments.insert(comment)
    }
  }
}
