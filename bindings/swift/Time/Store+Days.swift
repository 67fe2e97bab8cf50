import CTaskcoreHeader

/// When days begin.
extension Store {
  /// The day that it is, by the times at which days begin.
  public func today() throws -> CalendarDate { try day(at: now()) }

  /// The day that it is at an instant.
  public func day(at instant: Int64) throws -> CalendarDate {
    try CalendarDate(known: Self.small { taskcore_day_at(handle, instant, $0) })
  }

  /// When a day begins, in milliseconds since 1970 UTC.
  public func beginning(of date: CalendarDate) throws -> Int64 {
    try Self.number { taskcore_day_beginning(handle, date.number, $0) }
  }

  /// At which minute after midnight a day begins; without one, those to come.
  public func beginningMinute(of date: CalendarDate? = nil) throws -> Int32 {
    try Self.small { taskcore_day_begins(handle, date?.number ?? 0, $0) }
  }

  /// Lets days begin at another minute after midnight, 0 to 720, from the next one on.
  ///
  /// - Returns: the first day that begins then.
  @discardableResult
  public func setDayBeginning(minute: Int32) throws -> CalendarDate {
    try CalendarDate(known: Self.small { taskcore_day_begins_set(handle, minute, $0) })
  }

  /// Whether the times of day that quick add reads float: 09:00 is at 09:00 wherever one is.
  public func timesFloat() throws -> Bool {
    try Self.small { taskcore_times_float(handle, $0) } != 0
  }

  /// Lets the times of day that quick add reads float, or be instants; tasks that are there stay as they are.
  public func setTimesFloat(_ floats: Bool) throws {
    try Self.check(taskcore_times_float_set(handle, floats ? 1 : 0))
  }

  private static func small(
    _ call: (UnsafeMutablePointer<Int32>) -> taskcore_status
  ) throws -> Int32 {
    var number: Int32 = 0
    try check(call(&number))
    return number
  }
}
