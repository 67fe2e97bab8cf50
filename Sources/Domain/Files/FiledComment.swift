/// A comment in a file, whose format writes comments with the item that they belong to.
package struct FiledComment: Equatable, Sendable {
  package var comment: Comment
  /// Whether the file says when it was written, at least to the second.
  package var isDated: Bool

  package init(_ comment: Comment, isDated: Bool = true) {
    self.comment = comment
    self.isDated = isDated
  }

  /// Whether a stored comment is this one, whatever their uids.
  package func isLike(_ other: Comment) -> Bool {
    ExactText(comment.text) == ExactText(other.text)
      && (!isDated || comment.created.isInSecond(of: other.created))
  }
}

extension Instant {
  /// Whether both are in the same second.
  package func isInSecond(of other: Instant) -> Bool {
    func second(_ instant: Instant) -> Int64 {
      let milliseconds = instant.milliseconds
      return (milliseconds - (milliseconds % 1_000 + 1_000) % 1_000) / 1_000
    }
    return second(self) == second(other)
  }
}
