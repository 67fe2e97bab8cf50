import CTaskcoreHeader

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
      let memory = CStrings()
      var options = query.input(in: memory)
      options.limit = min(pageSize, wanted - Int64(entries.count))
      options.after = memory.copy(optional: entries.last?.cursor)
      let page = try withExtendedLifetime(memory) {
        try AgendaEntry.list.read { taskcore_agenda_read(handle, &options, &$0) }
      }
      entries += page
      if page.count < pageSize || entries.count == wanted { return entries }
      try check()
    }
  }
}
