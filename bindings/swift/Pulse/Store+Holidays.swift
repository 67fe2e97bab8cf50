import CTaskcoreHeader

extension Holiday {
  /// Whether a day is one of its days.
  public func contains(_ date: CalendarDate) -> Bool {
    first.number <= date.number && last.map { date.number <= $0.number } ?? true
  }
}

extension Store {
  /// Holidays, the first one first; at most so many, 0 for all, after the first ones.
  public func holidays(limit: Int64 = 0, offset: Int64 = 0) throws -> [Holiday] {
    var options = blank(taskcore_holiday_query_options(), taskcore_holiday_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    return try Holiday.list.read { taskcore_holiday_query(handle, &options, &$0) }
  }

  /// Adds one, and returns its id; without a last day it lasts until it is ended.
  public func addHoliday(_ first: CalendarDate, _ last: CalendarDate?) throws -> Int64 {
    var input = blank(taskcore_holiday_input(), taskcore_holiday_input_init)
    input.fields = TASKCORE_HOLIDAY_FIRST_DATE
    input.first_date = first.number
    if let last {
      input.fields |= TASKCORE_HOLIDAY_LAST_DATE
      input.last_date = last.number
    }
    return try Self.number { taskcore_holiday_add(handle, &input, $0) }
  }

  /// Deletes holidays, all or none, as one step for undo.
  public func deleteHolidays(_ ids: [Int64]) throws {
    try Self.check(taskcore_holiday_delete(handle, ids, ids.count))
  }

  /// Begins one today, or ends those that have no last day.
  public func setHolidayMode(_ isOn: Bool) throws {
    try Self.check(taskcore_holiday_mode_set(handle, isOn ? 1 : 0))
  }
}
