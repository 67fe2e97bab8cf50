import CTaskcoreHeader

extension Store {
  /// The calendars, in their order; at most so many, 0 for all, after the first ones.
  public func calendars(limit: Int64 = 0, offset: Int64 = 0) throws -> [EventCalendar] {
    var options = blank(taskcore_calendar_query_options(), taskcore_calendar_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    return try EventCalendar.list.read { taskcore_calendar_query(handle, &options, &$0) }
  }

  /// Adds a calendar behind the others, and returns its id.
  public func addCalendar(_ calendar: CalendarChanges) throws -> Int64 {
    try calendar.withInput { input in
      try Self.number { taskcore_calendar_add(handle, input, $0) }
    }
  }

  /// Changes a calendar; the events in it stay as they are.
  public func updateCalendar(_ id: Int64, _ changes: CalendarChanges) throws {
    try changes.withInput { try Self.check(taskcore_calendar_update(handle, id, $0)) }
  }

  /// Moves a calendar to a place in the order.
  public func moveCalendar(_ id: Int64, to place: OrderDestination) throws {
    try place.withInput { try Self.check(taskcore_calendar_move(handle, [id], 1, $0)) }
  }

  /// Deletes a calendar; its events go to the default one, or are deleted with it.
  public func deleteCalendar(_ id: Int64, withEvents: Bool) throws {
    let flags = withEvents ? TASKCORE_DELETE_WITH_EVENTS : 0
    try Self.check(taskcore_calendar_delete(handle, [id], 1, flags))
  }
}
