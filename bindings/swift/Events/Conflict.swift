import CTaskcoreHeader

/// Two events that take the same time.
public struct Conflict: Sendable {
  /// An event, or one of its occurrences.
  public struct Party: Sendable {
    /// 0 for what is not added yet.
    public let id: Int64
    /// The title.
    public let title: String
    /// The interval.
    public let interval: Interval
  }

  /// One of the two.
  public let one: Party
  /// The other of the two.
  public let other: Party

  private init(_ row: taskcore_conflict) {
    one = Party(
      id: row.event_id, title: String(c: row.title),
      interval: Interval(start: row.start_ms, end: row.end_ms))
    other = Party(
      id: row.other_id, title: String(c: row.other_title),
      interval: Interval(start: row.other_start_ms, end: row.other_end_ms))
  }

  /// Copies a list of the library.
  static func all(of list: UnsafeMutablePointer<taskcore_conflict_list>?) -> [Conflict] {
    (0..<taskcore_conflict_list_count(list)).compactMap { index in
      taskcore_conflict_list_at(list, index).map { Conflict($0.pointee) }
    }
  }
}

extension Store {
  /// The events of a range, in milliseconds since 1970 UTC, that take the same time.
  public func conflicts(in range: Range<Int64>, limit: Int64) throws -> [Conflict] {
    var list: UnsafeMutablePointer<taskcore_conflict_list>?
    try Self.check(
      taskcore_conflicts_find(handle, range.lowerBound, range.upperBound, limit, &list))
    defer { taskcore_conflict_list_free(list) }
    return Conflict.all(of: list)
  }
}
