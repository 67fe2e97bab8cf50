public import CTaskcore
import Domain
import Storage
import UseCases

/// Adds a client.
///
/// - Parameters:
///   - store: the store.
///   - input: what it is to be; `name` of its party is needed. Only the members that its `fields`
///     announce count.
///   - id: receives the client's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` without a name and for what a member cannot be, such as a
///   number whose check digits are wrong, with the member, for unknown bits of `fields`, for NULL and for
///   a wrong `struct_size`; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the client added.
///   Since 0.1.0.
@c(taskcore_client_add)
public func clientAdd(
  store: StorePointer, input: In<taskcore_client_input>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let input = try ClientInput(input)
    let (now, newUID) = try handle.creation()
    return try AddClient(handle.store, newUID: newUID).run(
      input.party, notes: input.notes ?? "", isArchived: input.isArchived ?? false,
      hourlyRate: input.hourlyRate ?? nil, kind: input.kind ?? .business, at: now)
  }
}

/// Changes clients, or archives them, all or none, as one step for undo: an archived one gets no new
/// invoices. Invoices that were issued to them stay as they were issued; drafts go along.
///
/// - Parameters:
///   - store: the store.
///   - ids: the clients; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
///   - input: what to set; only the members that its `fields` announce change, and of its party only
///     those that the party's `fields` announce.
/// - Returns: as `taskcore_client_add`; `TASKCORE_EINVALID` when `ids` is NULL with a count;
///   `TASKCORE_ENOTFOUND`, with the index.
///   Since 0.1.0.
@c(taskcore_client_update)
public func clientUpdate(
  store: StorePointer, ids: In<Int64>, count: UInt, input: In<taskcore_client_input>
) -> taskcore_status {
  change(store, ids, count) { handle, ids, now in
    let input = try ClientInput(input)
    try UpdateClients(handle.store).run(
      ids(), input.party, notes: input.notes, isArchived: input.isArchived,
      hourlyRate: input.hourlyRate, kind: input.kind, at: now)
  }
}

/// Deletes clients that no invoice is for, all or none, as one step for undo. Projects that were for them are
/// for nobody then.
///
/// - Parameters:
///   - store: the store.
///   - ids: the clients; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when `ids` is NULL with a count; `TASKCORE_ENOTFOUND`, with
///   the index; `TASKCORE_ECONFLICT`, with the index, when an invoice, also a draft, is for one: archive it
///   instead; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the clients deleted.
///   Since 0.1.0.
@c(taskcore_client_delete)
public func clientDelete(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try DeleteClients($0.store).run($1(), at: $2) }
}

/// Lists clients by their names.
///
/// - Parameters:
///   - store: the store.
///   - options: which ones. NULL: all that are in use.
///   - clients: receives the list, to be freed with `taskcore_client_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a text without a word, for another `archived` and for a
///   limit or an offset below 0, with the member, for unknown bits of `fields`, for a text that is no UTF-8, for NULL and for a wrong
///   `struct_size`; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_client_query)
public func clientQuery(
  store: StorePointer, options: In<taskcore_client_query_options>,
  clients: Out<Handle<taskcore_client_list>>
) -> taskcore_status {
  list(store, clients, "clients") { handle in
    let query = try ClientQuery(options)
    let list = ClientList()
    try handle.store.read {
      try handle.store.clientListing.forEach(query) { try list.append($0) }
    }
    return list
  }
}
