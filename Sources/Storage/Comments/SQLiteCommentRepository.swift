import Domain

/// The comments of a store; they are deleted with their item.
final class SQLiteCommentRepository: SQLiteRecordRepository<Comment>, CommentRepository {
  private static let order = "created_ms, uid"

  func all(on kind: Comment.ItemKind, uid: String) throws -> [Comment] {
    try select("item_uid = ? AND item_kind = ?", order: Self.order, uid, kind.rawValue)
  }

  func all(on kind: Comment.ItemKind, uids: [String]) throws -> [String: [Comment]] {
    if try uids.isEmpty || isEmpty() { return [:] }
    var found: [String: [Comment]] = [:]
    for uid in uids {
      let comments = try all(on: kind, uid: uid)
      if !comments.isEmpty { found[uid] = comments }
    }
    return found
  }

  func isEmpty() throws -> Bool {
    try database.integer("SELECT NOT EXISTS (SELECT 1 FROM comment)") != 0
  }

  /// Those of an item that is removed go with it; an undo makes both again.
  func removeAll(on kind: Comment.ItemKind, uid: String) throws {
    for comment in try all(on: kind, uid: uid) { try remove(comment) }
  }

  func purge(on kind: Comment.ItemKind, uid: String) throws {
    try purge(all(on: kind, uid: uid), ofItem: uid)
  }
}
