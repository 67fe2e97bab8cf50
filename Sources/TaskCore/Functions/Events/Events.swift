public import CTaskcore
import Domain
import Storage
import UseCases

/// Adds a deadline or a meeting.
///
/// It lasts an hour, or a whole day when its start is a date, unless the input says otherwise. Its time
/// must be free: [start, end) of two events must not meet, unless one of them is transparent. Of a
/// series, each occurrence of two years is looked at, from its start or from now, whichever is later.
/// A series begins in a whole second.
///
/// - Parameters:
///   - store: the store.
///   - input: what the event is to be; its title and its start are required.
///   - flags: `TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS` or 0.
///   - id: receives the event's id; 0 on failure. NULL is fine.
///   - conflicts: receives, with `TASKCORE_ECONFLICT`, the first 1,000 conflicts, to be freed with
///     `taskcore_conflict_list_free`; else NULL. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member out of its range, without a title or a
///   start, for a rule that gives no occurrence or more than 100,000 in two years;
///   `TASKCORE_ENOTFOUND` when there is no such task, calendar or project; `TASKCORE_ECONFLICT` when it overlaps
///   another event, and for an archived project; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or what an observer answered, with the event added.
///   Since 0.1.0.
@c(taskcore_event_add)
public func eventAdd(
  store: StorePointer, input: In<taskcore_event_input>, flags: UInt64, id: Out<Int64>,
  conflicts: Out<Handle<taskcore_conflict_list>>
) -> taskcore_status {
  add(store, input, "input", count: 1, flags, ids: id, conflicts)
}

/// Adds events, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - inputs: what the events are to be, as in `taskcore_event_add`; they must not overlap each other,
///     either.
///   - count: how many, 0 to 16,777,216.
///   - flags: `TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS` or 0.
///   - ids: receives the ids, in the order of the inputs; all 0 on failure. NULL is fine.
///   - conflicts: as in `taskcore_event_add`, of the first event that overlaps others; an event of this
///     call has the id 0.
/// - Returns: as `taskcore_event_add`; the details of an error say which input it is about.
///   Since 0.1.0.
@c(taskcore_event_add_many)
public func eventAddMany(
  store: StorePointer, inputs: In<taskcore_event_input>, count: UInt, flags: UInt64,
  ids: Out<Int64>, conflicts: Out<Handle<taskcore_conflict_list>>
) -> taskcore_status {
  add(store, inputs, "inputs", count: count, flags, ids: ids, conflicts)
}

/// Changes an event, or occurrences of a series, as one step for undo.
///
/// One occurrence becomes an event of its own, which its series leaves out. This one and all later ones
/// become a series of their own, and the present one ends before. When the start of a series changes,
/// all its occurrences move as far, and the weekdays that a weekly rule names move along; the days that
/// another rule names, such as those of a month, stay, and get the new time. A change of time must fit between the other events, as in
/// `taskcore_event_add`.
///
/// - Parameters:
///   - store: the store.
///   - id: the event.
///   - options: which occurrences: `occurrence` is a local time as `taskcore_occurrence_query` tells
///     it. Without one, the start that is given is that of the first one. NULL: all of the event.
///   - changes: what to set; only the members that its `fields` announce change. An empty rule ends the
///     repeating.
///   - flags: `TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS` or 0.
///   - changedId: receives the id of the event that has the changes; 0 on failure. NULL is fine.
///   - conflicts: as in `taskcore_event_add`.
/// - Returns: as `taskcore_event_add` for `changes`; `TASKCORE_EINVALID` for an unknown scope, for a scope
///   of one occurrence without one or with a rule and for a wrong `struct_size`; `TASKCORE_ENOTFOUND` for an event or an occurrence that
///   is not there; `TASKCORE_ECONFLICT` for single occurrences of an event that does not repeat.
///   Since 0.1.0.
@c(taskcore_event_update)
public func eventUpdate(
  store: StorePointer, id: Int64, options: In<taskcore_event_scope_options>,
  changes: In<taskcore_event_input>, flags: UInt64, changedId: Out<Int64>,
  conflicts: Out<Handle<taskcore_conflict_list>>
) -> taskcore_status {
  changedId?.pointee = 0
  return tellingConflicts(store, conflicts) { handle, hits in
    let which = try EventScope(options)
    let input = try EventInput(
      required(changes, "changes").checked(), in: handle.store.zone)
    let (now, newUID) = try handle.creation()
    let update = UpdateEvent(
      handle.store, newUID: newUID, at: now, allowingConflicts: try allowsConflicts(flags))
    let changed = try update.run(
      id, which.occurrence, which.scope, to: input, hits: hits)
    changedId?.pointee = changed
  }
}

/// Removes events, all or none, as one step for undo: of a series, all occurrences, also the changed ones.
///
/// A changed occurrence that is removed by itself is left out of its series.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, and for a series that would leave out more than
///   1,000 dates; `TASKCORE_ENOTFOUND`, with the index; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the events
///   removed.
///   Since 0.1.0.
@c(taskcore_event_delete)
public func eventDelete(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try DeleteEvents($0.store).run($1(), at: $2) }
}

/// Skips one occurrence of a series, ends the series before it, or removes all of it, as one step for
/// undo, which is called `TASKCORE_ACTION_SKIP_OCCURRENCE`, `TASKCORE_ACTION_END_SERIES` or
/// `TASKCORE_ACTION_DELETE_EVENTS`.
///
/// - Parameters:
///   - store: the store.
///   - id: the event that repeats.
///   - options: which occurrences, as in `taskcore_event_update`. NULL: all of the event.
/// - Returns: as `taskcore_event_delete`; `TASKCORE_EINVALID` for an unknown scope, no occurrence and a
///   wrong `struct_size`;
///   `TASKCORE_ENOTFOUND` for an event or an occurrence that is not there; `TASKCORE_ECONFLICT` for single
///   occurrences of an event that does not repeat.
///   Since 0.1.0.
@c(taskcore_event_delete_occurrence)
public func eventDeleteOccurrence(
  store: StorePointer, id: Int64, options: In<taskcore_event_scope_options>
) -> taskcore_status {
  call(store) { handle in
    let which = try EventScope(options)
    try DeleteOccurrence(handle.store).run(
      id, which.occurrence, which.scope, at: handle.now())
  }
}

private func add(
  _ store: In<taskcore_store>, _ inputs: In<taskcore_event_input>, _ field: String, count: UInt,
  _ flags: UInt64, ids: Out<Int64>, _ conflicts: Out<Handle<taskcore_conflict_list>>,
  function: StaticString = #function
) -> taskcore_status {
  var isAdded = false
  let status = tellingConflicts(store, conflicts, function: function) { handle, hits in
    let inputs = try CallerArray(inputs, count: count, field)
    let isAllowed = try allowsConflicts(flags)
    try inputs.checkRules(TASKCORE_EVENT_REPEAT_RULE) { $0.repeat_rule }
    let now = try handle.now()
    let add = AddEvents(handle.store, newUID: handle.newUID(at: now))
    try add.run(inputs.count, allowingConflicts: isAllowed, at: now) {
      try EventInput(inputs.element($0), in: handle.store.zone)
    } added: {
      ids?[$0] = $1
    } hits: {
      hits($0)
    }
    isAdded = true
  }
  if !isAdded, count <= maximumBulkCount { ids?.update(repeating: 0, count: Int(count)) }
  return status
}

private func allowsConflicts(_ flags: UInt64) throws -> Bool {
  try checkMask(flags, known: TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS, "flags")
  return flags & TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS != 0
}

/// Runs a call that may be refused for what it hits, and gives the caller the list of that.
private func tellingConflicts(
  _ store: In<taskcore_store>, _ conflicts: Out<Handle<taskcore_conflict_list>>,
  function: StaticString = #function,
  _ body: (StoreHandle, ([EventConflict]) -> Void) throws -> Void
) -> taskcore_status {
  conflicts?.pointee = nil
  return call(store, function: function) { handle in
    var hit: [EventConflict] = []
    do {
      try body(handle) { hit = $0 }
    } catch let failure as Failure where failure.kind == .conflict && !hit.isEmpty {
      if let conflicts {
        let list = try ConflictList(hit)
        try list.shrink()
        conflicts.pointee = try list.makeHandle()
      }
      throw failure
    }
  }
}
