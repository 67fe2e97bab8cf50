public import CTaskcore
import Domain
import UseCases

/// Declares an own field of tasks or of events, behind the others.
///
/// - Parameters:
///   - store: the store.
///   - input: the field; its name is needed.
///   - id: receives the field's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member that is bad or missing, for NULL and for a wrong
///   `struct_size`; `TASKCORE_ECONFLICT` for a name that is taken, and when there are 100 already; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the
///   field added.
///   Since 0.1.0.
@c(taskcore_field_add)
public func fieldAdd(
  store: StorePointer, input: In<taskcore_field_input>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let input = try FieldInput(input)
    let (now, newUID) = try handle.creation()
    return try AddField(handle.store, newUID: newUID).run(input, at: now)
  }
}

/// Changes an own field: its name, its label, its choices. Its values stay; those of a choice that is spelled in another
/// way are spelled so, too.
///
/// - Parameters:
///   - store: the store.
///   - id: the field.
///   - input: what shall be other than it is.
/// - Returns: as `taskcore_field_add`; `TASKCORE_ENOTFOUND` when there is no such field; `TASKCORE_ECONFLICT` for another
///   kind, for tasks instead of events or the reverse, and without a choice that is the value of something.
///   Since 0.1.0.
@c(taskcore_field_update)
public func fieldUpdate(
  store: StorePointer, id: Int64, input: In<taskcore_field_input>
) -> taskcore_status {
  call(store) { handle in
    let input = try FieldInput(input)
    try UpdateField(handle.store).run(id, to: input, at: handle.now())
  }
}

/// Moves own fields to a place in their order, one after the other.
///
/// - Parameters:
///   - store: the store.
///   - ids: the fields, in the order that they shall have; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
///   - move: before or after another field, to the top or to the bottom.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, for another place, and for a place next
///   to one of the fields that move; `TASKCORE_ENOTFOUND`, with the index for one of the ids;
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`;
///   or what an observer answered, with the fields moved.
///   Since 0.1.0.
@c(taskcore_field_move)
public func fieldMove(
  store: StorePointer, ids: In<Int64>, count: UInt, move: In<taskcore_move>
) -> taskcore_status {
  change(store, ids, count) {
    try MoveFields($0.store).run($1(), to: OrderDestination(move), at: $2)
  }
}

/// Deletes own fields; their values are kept unseen, and come back when that is undone, or are taken away, too.
///
/// - Parameters:
///   - store: the store.
///   - ids: the fields; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
///   - flags: `TASKCORE_DELETE_WITH_VALUES`, or 0.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for unknown flags; `TASKCORE_ENOTFOUND`, with the index;
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer
///   answered, with the fields deleted.
///   Since 0.1.0.
@c(taskcore_field_delete)
public func fieldDelete(
  store: StorePointer, ids: In<Int64>, count: UInt, flags: UInt64
) -> taskcore_status {
  change(store, ids, count) {
    try checkMask(flags, known: TASKCORE_DELETE_WITH_VALUES, "flags")
    let withValues = flags & TASKCORE_DELETE_WITH_VALUES != 0
    try DeleteFields($0.store).run($1(), withValues: withValues, at: $2)
  }
}

/// Lists the own fields, in their manual order.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them. NULL: all.
///   - fields: receives the list, to be freed with `taskcore_field_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `fields`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_field_query)
public func fieldQuery(
  store: StorePointer, options: In<taskcore_field_query_options>,
  fields: Out<Handle<taskcore_field_list>>
) -> taskcore_status {
  list(store, fields, "fields") { handle in
    let options = try given(options)
    let page = try options.page()
    let kind = try CustomField.ItemKind(of: options)
    return try handle.store.read {
      let all = try handle.store.fields.all().filter { kind == nil || $0.itemKind == kind }
      return try FieldList(all.page(page), valueCounts: handle.store.fields.valueCounts())
    }
  }
}
