public import CTaskcore
import Domain
import UseCases

/// Adds a time entry that is over: time that was spent on a task, on a project or on nothing in particular.
///
/// It may overlap others; `is_overlapping` of `taskcore_time_entry` says so. A focus session is a time entry
/// with a length: lists and totals have both.
///
/// - Parameters:
///   - store: the store.
///   - input: the entry; its start and its end are needed. Without a project, it is that of the task.
///   - id: receives the entry's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a start or an end that is missing or out of range, for an
///   end before the start or more than 366 days after it, for a bad note or rate, for unknown bits of `fields`, for
///   NULL and for a wrong `struct_size`; `TASKCORE_ENOTFOUND` when there is no such task or project;
///   `TASKCORE_ECONFLICT` for a task in the trash; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the entry added.
///   Since 0.1.0.
@c(taskcore_time_entry_add)
public func timeEntryAdd(
  store: StorePointer, input: In<taskcore_time_entry_input>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let input = try TimeEntryInput(input)
    let (now, newUID) = try handle.creation()
    return try AddTimeEntry(handle.store, newUID: newUID).run(input, at: now)
  }
}

/// Corrects a time entry. An end stops one that is running. Of one that a draft or an issued invoice is for, the
/// note alone can change.
///
/// - Parameters:
///   - store: the store.
///   - id: the entry.
///   - input: what shall be other than it is. A task brings its project along.
/// - Returns: as `taskcore_time_entry_add`; `TASKCORE_ENOTFOUND` also when there is no such entry;
///   `TASKCORE_EINVALID` also for a start to come of one that is running; `TASKCORE_ECONFLICT` also for one that
///   an invoice is for.
///   Since 0.1.0.
@c(taskcore_time_entry_update)
public func timeEntryUpdate(
  store: StorePointer, id: Int64, input: In<taskcore_time_entry_input>
) -> taskcore_status {
  call(store) { handle in
    let input = try TimeEntryInput(input)
    try UpdateTimeEntry(handle.store).run(id, to: input, at: handle.now())
  }
}

/// Deletes time entries, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - ids: the entries; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOTFOUND`, with the index;
///   `TASKCORE_ECONFLICT` for one that a draft or an issued invoice is for; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the entries deleted.
///   Since 0.1.0.
@c(taskcore_time_entry_delete)
public func timeEntryDelete(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try DeleteTimeEntries($0.store).run($1(), at: $2) }
}

/// Splits a time entry: what is after an instant becomes an entry of its own, for the same and with the
/// same note. Of one that is running, that one goes on.
///
/// - Parameters:
///   - store: the store.
///   - id: the entry.
///   - atMs: where to cut it: after its start, and before its end or now.
///   - newID: receives the id of the second one; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for an instant that is not within it;
///   `TASKCORE_ENOTFOUND` when there is no such entry; `TASKCORE_ECONFLICT` for one that a draft or an issued
///   invoice is for; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the entry split.
///   Since 0.1.0.
@c(taskcore_time_entry_split)
public func timeEntrySplit(
  store: StorePointer, id: Int64, atMs: Int64, newID: Out<Int64>
) -> taskcore_status {
  number(store, newID) { handle in
    let instant = try Instant(milliseconds: atMs, field: "at_ms")
    let (now, newUID) = try handle.creation()
    return try SplitTimeEntry(handle.store, newUID: newUID).run(id, splitAt: instant, at: now)
  }
}

/// Lists time entries and focus sessions, the earliest first.
///
/// - Parameters:
///   - store: the store.
///   - options: which ones: those of one kind, of a task, of a project, those that are running, those that
///     were running at some time of a range. NULL: all.
///   - entries: receives the list, to be freed with `taskcore_time_entry_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `entries`, a member out of its range, another kind,
///   unknown bits of `fields`, and a wrong `struct_size`; `TASKCORE_ENOTFOUND` when there is no such task
///   or project; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_time_entry_query)
public func timeEntryQuery(
  store: StorePointer, options: In<taskcore_time_entry_query_options>,
  entries: Out<Handle<taskcore_time_entry_list>>
) -> taskcore_status {
  list(store, entries, "entries") { handle in
    try TimeEntryList(TimeEntryQuery(options), of: handle)
  }
}

/// Adds up how much time was spent, and what it costs, by task, project, day, tag or client, of time entries and
/// focus sessions.
///
/// Of what is running, the time up to now counts; time across the beginning of a day, which is when
/// `taskcore_day_begins_set` says, counts for each of the two.
/// Focus sessions count without pauses and breaks, and nothing of those that were cancelled. Time counts for
/// each of two entries that overlap, and for each tag of a task. The project is the one that an entry has, and
/// the client the one that this project, or the nearest above it that says one, is for now. Time without a project
/// is for no client.
///
/// An hour costs what the entry says itself, else its task, else its project or the nearest above that says it,
/// else the client; time for which none of them says it costs nothing. The amount is rounded once.
///
/// - Parameters:
///   - store: the store.
///   - options: the time, by what to add it up, and which totals to list: of tasks, projects, tags and clients, the
///     most first; of days, in their order. NULL: all time, by task.
///   - totals: receives the list, to be freed with `taskcore_time_total_list_free`; NULL on failure. What no
///     time was spent on is not in it.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member out of its range, for an end before the
///   beginning, for another grouping, for NULL `totals` and for a wrong `struct_size`; `TASKCORE_EBUSY`,
///   `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_time_total_query)
public func timeTotalQuery(
  store: StorePointer, options: In<taskcore_time_total_query_options>,
  totals: Out<Handle<taskcore_time_total_list>>
) -> taskcore_status {
  list(store, totals, "totals") { handle in
    let options = try given(options)
    let range = try options.range(mayBeEmpty: true)
    let page = try options.page()
    let grouping = TimeGrouping(rawValue: options.grouping)
    guard let grouping = options.grouping == 0 ? .task : grouping else {
      throw Failure(
        .invalid,
        "Time is added up by 1 to 5: task, project, day, tag or client, not \(options.grouping).",
        field: "grouping")
    }
    let now = try handle.now()
    let totals = try handle.store.read {
      try handle.store.timeTotals(by: grouping, in: range, at: now)
    }
    return try TimeTotalList(totals.page(page))
  }
}

/// Reads how time entries are run.
///
/// - Parameters:
///   - store: the store.
///   - settings: receives them; zero on failure. Its `struct_size` must be set.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for a wrong `struct_size`;
///   `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_time_entry_settings_read)
public func timeEntrySettingsRead(
  store: StorePointer, settings: Out<taskcore_time_entry_settings>
) -> taskcore_status {
  readSettings(store, settings) { try $0.timeEntries() }
}

/// Sets how time entries are run from now on.
///
/// - Parameters:
///   - store: the store.
///   - settings: what to set; only the members that its `fields` announce change.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a value out of its range, with the member, for
///   unknown bits of `fields`, for NULL and for a wrong `struct_size`; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer
///   answered, with the settings changed.
///   Since 0.1.0.
@c(taskcore_time_entry_settings_set)
public func timeEntrySettingsSet(
  store: StorePointer, settings: In<taskcore_time_entry_settings>
) -> taskcore_status {
  setSettings(store, settings)
}
