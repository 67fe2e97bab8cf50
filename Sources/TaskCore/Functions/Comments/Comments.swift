public import CTaskcore
import Domain
import UseCases

/// Adds a comment, a dated note, to a task, an event or an invoice.
///
/// It goes with its item: when a task is purged, or an event or a draft is deleted. A task in the trash
/// and an issued invoice keep theirs, and can get more.
///
/// - Parameters:
///   - store: the store.
///   - entity: what it is on: `TASKCORE_ENTITY_TASK`, `TASKCORE_ENTITY_EVENT` or
///     `TASKCORE_ENTITY_INVOICE`.
///   - itemID: the task, event or invoice.
///   - input: the comment; its text is needed, and without a date it is written now.
///   - id: receives the comment's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for another entity, for NULL, for a text that is missing,
///   empty or longer than 65,536 bytes, for an instant out of range, for unknown bits of `fields`, and for a
///   wrong `struct_size`; `TASKCORE_ENOTFOUND` when there is no such item; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered,
///   with the comment added.
///   Since 0.1.0.
@c(taskcore_comment_add)
public func commentAdd(
  store: StorePointer, entity: Int32, itemID: Int64, input: In<taskcore_comment_input>,
  id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let kind = try Comment.ItemKind(code: entity)
    let input = try CommentInput(input)
    let (now, newUID) = try handle.creation()
    return try AddComment(handle.store, newUID: newUID).run(input, on: kind, id: itemID, at: now)
  }
}

/// Changes a comment; its date stays unless another one is given.
///
/// - Parameters:
///   - store: the store.
///   - id: the comment.
///   - input: what shall be other than it is.
/// - Returns: as `taskcore_comment_add`; `TASKCORE_ENOTFOUND` when there is no such comment.
///   Since 0.1.0.
@c(taskcore_comment_update)
public func commentUpdate(
  store: StorePointer, id: Int64, input: In<taskcore_comment_input>
) -> taskcore_status {
  call(store) { handle in
    let input = try CommentInput(input)
    try UpdateComment(handle.store).run(id, to: input, at: handle.now())
  }
}

/// Deletes comments, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - ids: the comments; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOTFOUND`, with the index;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the comments deleted.
///   Since 0.1.0.
@c(taskcore_comment_delete)
public func commentDelete(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try DeleteComments($0.store).run($1(), at: $2) }
}

/// Lists comments, in the order in which they were written.
///
/// - Parameters:
///   - store: the store.
///   - options: which ones: those on one task, event or invoice, with some words, of some time. NULL: all.
///   - comments: receives the list, to be freed with `taskcore_comment_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `comments`, a member out of its range, unknown
///   bits of `fields`, and a wrong `struct_size`; `TASKCORE_ENOTFOUND` when there is no such item;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_comment_query)
public func commentQuery(
  store: StorePointer, options: In<taskcore_comment_query_options>,
  comments: Out<Handle<taskcore_comment_list>>
) -> taskcore_status {
  list(store, comments, "comments") { handle in
    let query = try CommentQuery(options)
    return try handle.store.read { try CommentList(query, of: handle.store) }
  }
}
