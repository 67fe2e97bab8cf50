import CTaskcoreHeader

/// Numbers that follow each other.
struct NumberSeries {
  let name: String
  /// Such as `F{YYYY}-{NNNN}`.
  let pattern: String
  /// As it would be today.
  let nextNumber: String
  let issued: Int64
  /// The latest issue date; nil before the first.
  let lastDate: CalendarDate?

  init(_ row: taskcore_number_series) {
    name = String(c: row.name)
    pattern = String(c: row.pattern)
    nextNumber = String(c: row.next_number)
    issued = row.issued_count
    lastDate = CalendarDate(number: row.last_date)
  }
}

extension Store {
  func numberSeries() throws -> [NumberSeries] {
    var list: UnsafeMutablePointer<taskcore_number_series_list>?
    try Self.check(taskcore_number_series_query(handle, &list))
    defer { taskcore_number_series_list_free(list) }
    return (0..<taskcore_number_series_list_count(list)).compactMap { index in
      taskcore_number_series_list_at(list, index).map { NumberSeries($0.pointee) }
    }
  }

  /// Sets the pattern of a series; an empty one takes it back, or the series away.
  func setNumberSeries(_ name: [UInt8], _ pattern: [UInt8]) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(
        taskcore_number_series_set(handle, texts.copy(name), texts.copy(pattern)))
    }
  }
}
