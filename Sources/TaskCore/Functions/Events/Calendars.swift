public import CTaskcore
import Domain
import UseCases

/// Adds a calendar, a list of events, behind the others.
///
/// - Parameters:
///   - store: the store.
///   - input: the calendar; its name is needed.
///   - id: receives the calendar's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member that is bad or missing, for NULL and for a wrong
///   `struct_size`; `TASKCORE_ECONFLICT` for a name that is taken; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the calendar
///   added.
///   Since 0.1.0.
@c(taskcore_calendar_add)
public func calendarAdd(
  store: StorePointer, input: In<taskcore_calendar_input>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let input = try CalendarInput(input)
    let (now, newUID) = try handle.creation()
    return try AddCalendar(handle.store, newUID: newUID).run(input, at: now)
  }
}

/// Changes a calendar. Its events stay as they are: what it says of new ones is not said of them.
///
/// - Parameters:
///   - store: the store.
///   - id: the calendar.
///   - input: what shall be other than it is.
/// - Returns: as `taskcore_calendar_add`; `TASKCORE_ENOTFOUND` when there is no such calendar.
///   Since 0.1.0.
@c(taskcore_calendar_update)
public func calendarUpdate(
  store: StorePointer, id: Int64, input: In<taskcore_calendar_input>
) -> taskcore_status {
  call(store) { handle in
    let input = try CalendarInput(input)
    try UpdateCalendar(handle.store).run(id, to: input, at: handle.now())
  }
}

/// Moves calendars to a place in their order, one after the other.
///
/// - Parameters:
///   - store: the store.
///   - ids: the calendars, in the order that they shall have; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
///   - move: before or after another calendar, to the top or to the bottom.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, for another place, and for a place next
///   to one of the calendars that move; `TASKCORE_ENOTFOUND`, with the index for one of the ids;
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`;
///   or what an observer answered, with the calendars moved.
///   Since 0.1.0.
@c(taskcore_calendar_move)
public func calendarMove(
  store: StorePointer, ids: In<Int64>, count: UInt, move: In<taskcore_move>
) -> taskcore_status {
  change(store, ids, count) {
    try MoveCalendars($0.store).run($1(), to: OrderDestination(move), at: $2)
  }
}

/// Deletes calendars; their events go to the default one, or are deleted with them.
///
/// - Parameters:
///   - store: the store.
///   - ids: the calendars; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
///   - flags: `TASKCORE_DELETE_WITH_EVENTS`, or 0.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for unknown flags; `TASKCORE_ENOTFOUND`, and
///   `TASKCORE_ECONFLICT` for the default calendar, with the index; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the calendars
///   deleted.
///   Since 0.1.0.
@c(taskcore_calendar_delete)
public func calendarDelete(
  store: StorePointer, ids: In<Int64>, count: UInt, flags: UInt64
) -> taskcore_status {
  change(store, ids, count) {
    try checkMask(flags, known: TASKCORE_DELETE_WITH_EVENTS, "flags")
    let withEvents = flags & TASKCORE_DELETE_WITH_EVENTS != 0
    try DeleteCalendars($0.store).run($1(), withEvents: withEvents, at: $2)
  }
}

/// Lists the calendars, in their manual order. There is always one, `TASKCORE_DEFAULT_CALENDAR_ID`.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them. NULL: all.
///   - calendars: receives the list, to be freed with `taskcore_calendar_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `calendars`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_calendar_query)
public func calendarQuery(
  store: StorePointer, options: In<taskcore_calendar_query_options>,
  calendars: Out<Handle<taskcore_calendar_list>>
) -> taskcore_status {
  list(store, calendars, "calendars") { handle in
    let page = try given(options).page()
    return try handle.store.read {
      let all = try handle.store.calendars.listed()
      return try CalendarList(
        all.page(page), eventCounts: handle.store.calendars.eventCounts())
    }
  }
}
