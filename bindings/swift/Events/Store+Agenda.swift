import CTaskcoreHeader

extension AgendaEntry {
  /// `task`, `meeting` or `deadline`
  public var kind: String { eventKind?.rawValue ?? "task" }
}

extension Store {
  /// All that happens on some days, in its order.
  ///
  /// - Parameters:
  ///   - query: Which days, and what of them.
  ///   - check: Is called between the parts that are read at once; what it throws ends the reading.
  /// - Returns: The entries in the order of their days.
  /// - Throws: What the library refuses, or what `check` throws.
  public func agenda(
    _ query: AgendaQuery, checking check: () throws -> Void = {}
  ) throws -> [AgendaEntry] {
    let pageSize: Int64 = 1000
    let wanted = query.limit.flatMap { $0 == 0 ? nil : $0 } ?? .max
    var entries: [AgendaEntry] = []
    while true {
      let limit = min(pageSize, wanted - Int64(entries.count))
      let page = try agenda(query, limit: limit, after: entries.last)
      entries += page
      if page.count < pageSize || entries.count == wanted { return entries }
      try check()
    }
  }

  private func agenda(
    _ query: AgendaQuery, limit: Int64, after last: AgendaEntry?
  ) throws -> [AgendaEntry] {
    try query.withInput { input in
      var options = input.pointee
      options.limit = limit
      return try withExtendedLifetime(CStrings()) { texts in
        options.after = texts.copy(optional: last?.cursor)
        return try AgendaEntry.list.read { taskcore_agenda_read(handle, &options, &$0) }
      }
    }
  }

  /// The days of a month, in whole weeks; these begin on a day from 1 for Monday to 7 for Sunday;
  /// nil for the store's.
  public func month(_ month: Int, of year: Int, weekStart: Int32? = nil) throws -> [MonthDay] {
    var options = blank(taskcore_month_options(), taskcore_month_options_init)
    options.year = Int32(clamping: year)
    options.month = Int32(clamping: month)
    options.week_start = weekStart ?? self.weekStart ?? TASKCORE_WEEK_START_LOCALE
    return try MonthDay.list.read { taskcore_month_read(handle, &options, &$0) }
  }
}
