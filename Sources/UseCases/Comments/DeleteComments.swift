package import Domain

/// Deletes comments, in one step.
package final class DeleteComments: UseCase {
  /// One that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deleteComments, at: now) {
      for comment in try store.comments.existing(ids, "comment") {
        try store.comments.remove(comment)
      }
    }
  }
}
