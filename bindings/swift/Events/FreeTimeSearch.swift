import CTaskcoreHeader

/// Where to look for a time that no event takes.
public struct FreeTimeSearch: Sendable {
  /// In seconds.
  public var duration: Int64
  /// In milliseconds since 1970 UTC.
  public var range: Range<Int64>
  /// A bit for each, 1 for Monday to 64 for Sunday; 0 for all.
  public var weekdays: UInt32 = 0
  /// In seconds of the day; nil for all of it.
  public var hours: Range<Int32>?
  /// What slots begin at multiples of, in seconds; 0 for anywhere.
  public var step: Int32 = 0
  /// How many at most.
  public var limit: Int64

  /// Makes one with these values.
  public init(
    duration: Int64, range: Range<Int64>, weekdays: UInt32 = 0, hours: Range<Int32>? = nil,
    step: Int32 = 0, limit: Int64
  ) {
    self.duration = duration
    self.range = range
    self.weekdays = weekdays
    self.hours = hours
    self.step = step
    self.limit = limit
  }
}

extension Store {
  /// The first times in which such a slot fits, each as long as it stays free.
  public func freeTime(_ search: FreeTimeSearch) throws -> [Interval] {
    var options = taskcore_free_time_options()
    options.struct_size = MemoryLayout<taskcore_free_time_options>.size
    options.duration_s = search.duration
    options.from_ms = search.range.lowerBound
    options.before_ms = search.range.upperBound
    options.weekdays = search.weekdays
    options.day_start_s = search.hours?.lowerBound ?? 0
    options.day_end_s = search.hours?.upperBound ?? 0
    options.step_s = search.step
    options.limit = search.limit
    var list: UnsafeMutablePointer<taskcore_free_time_list>?
    try Self.check(taskcore_free_time_find(handle, &options, &list))
    defer { taskcore_free_time_list_free(list) }
    return (0..<taskcore_free_time_list_count(list)).compactMap { index in
      taskcore_free_time_list_at(list, index).map {
        Interval(start: $0.pointee.start_ms, end: $0.pointee.end_ms)
      }
    }
  }
}
