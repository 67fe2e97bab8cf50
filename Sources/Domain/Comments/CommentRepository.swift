/// The stored comments; those of one item are in the order in which they were written.
package protocol CommentRepository: RecordRepository<Comment> {
  func all(on kind: Comment.ItemKind, uid: String) throws -> [Comment]

  /// The comments on some items of a kind, by the uids of these; items without any are left out.
  func all(on kind: Comment.ItemKind, uids: [String]) throws -> [String: [Comment]]

  /// Whether there is any at all.
  func isEmpty() throws -> Bool

  /// Removes those of an item that is purged, also from the change log.
  func purge(on kind: Comment.ItemKind, uid: String) throws
}

extension Store {
  /// The uid of what a comment is to be on.
  ///
  /// - Throws: `notFound`.
  package func uid(ofCommented kind: Comment.ItemKind, id: Int64) throws -> String {
    let uid =
      switch kind {
      case .task: try tasks.task(id: id)?.uid
      case .event: try events.find(id: id)?.uid
      case .invoice: try invoices.find(id: id)?.uid
      }
    guard let uid else {
      throw Failure(.notFound, "There is no \(kind.noun) \(id).", field: "item_id")
    }
    return uid
  }

  /// Whether the store has what a comment is on.
  package func hasItem(of comment: Comment) throws -> Bool {
    switch comment.itemKind {
    case .task: try lookups.taskID(uid: comment.itemUID) != nil
    case .event: try events.find(uid: comment.itemUID) != nil
    case .invoice: try invoices.find(uid: comment.itemUID) != nil
    }
  }
}
