import CTaskcoreHeader

extension Store {
  /// When a day begins.
  public func startOfDay(_ date: CalendarDate) throws -> Int64 {
    try instant(date, hour: 0, minute: 0, second: 0, millisecond: 0)
  }

  /// What a date means that is written as people write it; nil for what is none.
  public func moment(_ text: some UTF8Text) throws -> Moment? {
    do {
      let moment = try withExtendedLifetime(CStrings()) { texts in
        try Self.filled(blank(taskcore_moment(), taskcore_moment_init)) {
          taskcore_time_parse(handle, texts.copy(text), $0)
        }
      }
      return Moment(kind: moment.kind, date: moment.date, milliseconds: moment.ms)
    } catch let error as TaskcoreError where error.code == .parse {
      return nil
    }
  }

  /// When calendar and clock show something in the store's zone.
  public func instant(
    _ date: CalendarDate, hour: Int, minute: Int, second: Int, millisecond: Int
  ) throws -> Int64 {
    let local = LocalTime(
      date: date, hour: hour, minute: minute, second: second, millisecond: millisecond, offset: 0)
    return try local.withInput { input in
      try Self.number { taskcore_time_from_local(handle, input, $0) }
    }
  }
}
