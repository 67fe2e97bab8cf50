import CTaskcoreHeader

/// Numbers that follow each other.
public struct NumberSeries: Sendable {
  /// "invoice" and "credit_note" are there from the beginning.
  public let name: String
  /// Such as `F{YYYY}-{NNNN}`.
  public let pattern: String
  /// As it would be today.
  public let nextNumber: String
  /// When it was issued; nil for a draft.
  public let issued: Int64
  /// The latest issue date; nil before the first.
  public let lastDate: CalendarDate?

  init(_ row: taskcore_number_series) {
    name = String(c: row.name)
    pattern = String(c: row.pattern)
    nextNumber = String(c: row.next_number)
    issued = row.issued_count
    lastDate = CalendarDate(number: row.last_date)
  }
}

extension Store {
  /// Number series.
  public func numberSeries() throws -> [NumberSeries] {
    var list: UnsafeMutablePointer<taskcore_number_series_list>?
    try Self.check(taskcore_number_series_query(handle, &list))
    defer { taskcore_number_series_list_free(list) }
    return (0..<taskcore_number_series_list_count(list)).compactMap { index in
      taskcore_number_series_list_at(list, index).map { NumberSeries($0.pointee) }
    }
  }

  /// Sets the pattern of a series; an empty one takes it back, or the series away.
  public func setNumberSeries(_ name: some UTF8Text, _ pattern: some UTF8Text) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(
        taskcore_number_series_set(handle, texts.copy(name), texts.copy(pattern)))
    }
  }
}
