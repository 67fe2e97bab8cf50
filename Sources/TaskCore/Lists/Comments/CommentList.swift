import CTaskcore
import Domain
import Storage

/// A snapshot of comments.
final class CommentList: RowList<taskcore_comment>, RecordSnapshot {
  convenience init(_ query: CommentQuery, of store: SQLiteStore) throws {
    self.init()
    try store.commentListing.forEach(query) { try append($0) }
  }

  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> CommentList {
    let list = CommentList()
    try handle.store.commentListing.forEach(ids: ids) { try list.append($0) }
    return list
  }

  private func append(_ row: CommentListing.Row) throws {
    let kind = try Failure.damaged("comment \(row.id)") {
      try Comment.ItemKind(code: Int32(truncatingIfNeeded: row.itemKind))
    }
    try append(
      taskcore_comment(
        struct_size: MemoryLayout<taskcore_comment>.size, id: row.id, uid: copy(row.uid),
        entity: kind.rawValue, reserved: 0, item_id: row.itemID, item_title: copy(row.itemTitle),
        text: copy(row.text), created_ms: Instant(clamping: row.created).milliseconds,
        modified_ms: row.modified.map { Instant(clamping: $0).milliseconds } ?? 0))
  }
}
