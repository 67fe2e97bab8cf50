import CTaskcoreHeader

/// From when to when something lasts, in milliseconds since 1970 UTC.
public struct Interval: Codable, Hashable, Sendable {
  /// When it starts.
  public let start: Int64
  /// The first millisecond after it.
  public let end: Int64
  /// Whether it takes whole days.
  public var isAllDay = false

  init(_ row: taskcore_free_time) { self.init(start: row.start_ms, end: row.end_ms) }

  static var list: RowList<taskcore_free_time_list, taskcore_free_time, Self> {
    RowList(
      taskcore_free_time_list_count, taskcore_free_time_list_at, taskcore_free_time_list_rows,
      taskcore_free_time_list_free,
      Self.init)
  }

  /// Makes the time between two instants.
  public init(start: Int64, end: Int64, isAllDay: Bool = false) {
    self.start = start
    self.end = end
    self.isAllDay = isAllDay
  }
}
