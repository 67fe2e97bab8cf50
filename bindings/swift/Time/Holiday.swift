import CTaskcoreHeader

/// Days that neither keep nor break a streak.
public struct Holiday: Sendable {
  /// The id in this store.
  public let id: Int64
  /// The uid, the same in all stores.
  public let uid: String
  /// The day.
  public let first: CalendarDate
  /// Nil: it lasts until it is ended.
  public let last: CalendarDate?

  fileprivate init(_ row: taskcore_holiday) throws {
    guard let first = CalendarDate(number: row.first_date) else {
      throw TaskcoreError(.internal, "\(row.first_date) is no date.")
    }
    id = row.id
    uid = String(c: row.uid)
    self.first = first
    last = CalendarDate(number: row.last_date)
  }

  /// Lists all holidays, by their first days, then by their ids.
  public func contains(_ date: CalendarDate) -> Bool {
    first.number <= date.number && last.map { date.number <= $0.number } ?? true
  }
}

extension Store {
  /// All holidays, the first one first.
  public func holidays() throws -> [Holiday] {
    var list: UnsafeMutablePointer<taskcore_holiday_list>?
    try Self.check(taskcore_holiday_query(handle, &list))
    defer { taskcore_holiday_list_free(list) }
    return try (0..<taskcore_holiday_list_count(list)).compactMap { index in
      try taskcore_holiday_list_at(list, index).map { try Holiday($0.pointee) }
    }
  }

  /// Adds one, and returns its id; without a last day it lasts until it is ended.
  public func addHoliday(_ first: CalendarDate, _ last: CalendarDate?) throws -> Int64 {
    var id: Int64 = 0
    try Self.check(taskcore_holiday_add(handle, first.number, last?.number ?? 0, &id))
    return id
  }

  /// Delete holidays.
  public func deleteHolidays(_ ids: [Int64]) throws {
    try Self.check(taskcore_holiday_delete(handle, ids, ids.count))
  }

  /// Begins one today, or ends those that have no last day.
  public func setHolidayMode(_ isOn: Bool) throws {
    try Self.check(taskcore_holiday_mode_set(handle, isOn ? 1 : 0))
  }
}
