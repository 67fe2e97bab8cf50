import CTaskcoreHeader

extension Store {
  /// All that forbids to issue a draft on a day, or today.
  public func problems(of draft: Int64, on date: CalendarDate?) throws -> [Problem] {
    try Problem.list.read {
      taskcore_invoice_check(handle, draft, date?.number ?? 0, &$0)
    }
  }

  /// Issues a draft on a day, or today, and returns its number.
  public func issue(_ draft: Int64, on date: CalendarDate?) throws -> String {
    try asking {
      try Self.bytes { taskcore_invoice_issue(handle, draft, date?.number ?? 0, &$0) }.string
    }
  }

  /// Takes all of an issued invoice back, and returns the id of the credit note that does it.
  public func void(_ invoice: Int64, on date: CalendarDate?) throws -> Int64 {
    try asking {
      try Self.number { taskcore_invoice_void(handle, invoice, date?.number ?? 0, $0) }
    }
  }

  /// The series of numbers; at most so many, 0 for all, after the first ones.
  public func numberSeries(limit: Int64 = 0, offset: Int64 = 0) throws -> [NumberSeries] {
    var options = blank(
      taskcore_number_series_query_options(), taskcore_number_series_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    return try NumberSeries.list.read { taskcore_number_series_query(handle, &options, &$0) }
  }

  /// Sets the pattern of a series; an empty one takes it back, or the series away.
  public func setNumberSeries(_ name: some UTF8Text, _ pattern: some UTF8Text) throws {
    try Self.withTexts { taskcore_number_series_set(handle, $0.copy(name), $0.copy(pattern)) }
  }

  /// Makes this device the one that issues in a series, once all devices know that; forced, at once.
  public func claimNumberSeries(_ name: some UTF8Text, isForced: Bool = false) throws {
    try asking {
      try Self.withTexts {
        taskcore_number_series_claim(handle, $0.copy(name), isForced ? 1 : 0)
      }
    }
  }

  /// Sets in which series what names none is numbered on this device alone; empty for that of the kind.
  public func useNumberSeries(_ name: some UTF8Text, for kind: Invoice.Kind) throws {
    try Self.withTexts { taskcore_number_series_use(handle, kind.code, $0.copy(name)) }
  }
}
