import CTaskcoreHeader

/// Where to look for a time that no event takes.
struct FreeTimeSearch {
  /// In seconds.
  var duration: Int64
  /// In milliseconds since 1970 UTC.
  var range: Range<Int64>
  /// A bit for each, 1 for Monday to 64 for Sunday; 0 for all.
  var weekdays: UInt32 = 0
  /// In seconds of the day; nil for all of it.
  var hours: Range<Int32>?
  /// What slots begin at multiples of, in seconds; 0 for anywhere.
  var step: Int32 = 0
  var limit: Int64
}

extension Store {
  /// The first times in which such a slot fits, each as long as it stays free.
  func freeTime(_ search: FreeTimeSearch) throws -> [Interval] {
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
