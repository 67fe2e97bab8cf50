import CTaskcoreHeader

extension Store {
  /// What a query finds, in the order in which it was written.
  public func comments(_ query: CommentQuery) throws -> [Comment] {
    try query.withInput { input in
      try Comment.list.read { taskcore_comment_query(handle, input, &$0) }
    }
  }

  /// Adds a comment to a task, an event or an invoice, and returns its id.
  public func addComment(
    _ comment: CommentChanges, on entity: EntityKind, _ item: Int64
  ) throws -> Int64 {
    try comment.withInput { input in
      try Self.number { taskcore_comment_add(handle, entity.rawValue, item, input, $0) }
    }
  }

  /// Changes a comment.
  public func updateComment(_ id: Int64, with changes: CommentChanges) throws {
    try changes.withInput { try Self.check(taskcore_comment_update(handle, id, $0)) }
  }

  /// Deletes comments, all or none, as one step for undo.
  public func deleteComments(_ ids: [Int64]) throws {
    try Self.check(taskcore_comment_delete(handle, ids, ids.count))
  }
}

extension EntityKind {
  /// Its number in C.
  var code: Int32 { rawValue }
}
