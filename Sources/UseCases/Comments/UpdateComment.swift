package import Domain

/// Changes a comment.
package final class UpdateComment: UseCase {
  /// - Throws: `notFound`; `invalid` for a bad text.
  package func run(_ id: Int64, to input: CommentInput, at now: Instant) throws {
    try store.write(.updateComment, at: now) {
      let old = try store.comments.existing(id, "comment")
      var comment = old
      try input.apply(to: &comment)
      if comment.text != old.text { comment.modified = now }
      try store.comments.save(comment, over: old)
    }
  }
}
