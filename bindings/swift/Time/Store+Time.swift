import CTaskcoreHeader

extension Store {
  /// The present instant, in milliseconds since 1970 UTC.
  public func now() throws -> Int64 {
    var now: Int64 = 0
    try Self.check(taskcore_time_now(handle, &now))
    return now
  }

  /// What calendar and clock show at an instant.
  public func localTime(_ instant: Int64) throws -> LocalTime {
    var local = taskcore_local_time()
    local.struct_size = MemoryLayout<taskcore_local_time>.size
    try Self.check(taskcore_time_to_local(handle, instant, &local))
    return try LocalTime(local)
  }

  /// When a day begins.
  public func startOfDay(_ date: CalendarDate) throws -> Int64 {
    try instant(date, hour: 0, minute: 0, second: 0, millisecond: 0)
  }

  /// What a date means that is written as people write it; nil for what is none.
  public func moment(_ text: some UTF8Text) throws -> Moment? {
    var moment = taskcore_moment()
    moment.struct_size = MemoryLayout<taskcore_moment>.size
    let status = withExtendedLifetime(CStrings()) { texts in
      taskcore_time_parse(handle, texts.copy(text), &moment)
    }
    if status == TASKCORE_EPARSE { return nil }
    try Self.check(status)
    return Moment(kind: moment.kind, date: moment.date, milliseconds: moment.ms)
  }

  /// When calendar and clock show something in the store's zone.
  public func instant(
    _ date: CalendarDate, hour: Int, minute: Int, second: Int, millisecond: Int
  ) throws -> Int64 {
    var local = taskcore_local_time()
    local.struct_size = MemoryLayout<taskcore_local_time>.size
    local.date = date.number
    local.hour = Int32(hour)
    local.minute = Int32(minute)
    local.second = Int32(second)
    local.millisecond = Int32(millisecond)
    var instant: Int64 = 0
    try Self.check(taskcore_time_from_local(handle, &local, &instant))
    return instant
  }
}
