import Domain

/// The column that holds a due. A task has at most one due, and each column has an index of its own.
enum DueColumn: CaseIterable {
  case date
  case instant
}

/// Lists of tasks due in a range, which may be most of the store.
extension TaskListing {
  /// The same query within growing numbers of days from the first due on, when it asks for the next
  /// few of the open tasks that are due then; else none.
  ///
  /// To sort all of them for a few would take long. The first query that finds as many as are wanted
  /// has found the right ones.
  func dueWindows(of query: TaskQuery) throws -> [TaskQuery] {
    guard query.limit != nil, !query.isTree, query.grouping == nil, let first = query.sort.first,
      first.key == .due, !first.isDescending
    else { return [] }
    let parts = query.effectiveFilter(at: now).conjuncts
    guard parts.contains(.status([.open])),
      let range = parts.firstIndex(where: { $0.dueBeginning(in: zone) != nil })
    else { return [] }
    // Where an index finds fewer tasks, it leads.
    let isLeft = parts.indices.allSatisfy { index in
      index == range || parts[index].rank ?? .max >= TaskFilter.openRangeRank
    }
    guard isLeft, let from = parts[range].dueBeginning(in: zone),
      let start = try firstDue(from: from)
    else { return [] }
    return [Int64(1), 8, 64, 512].map { days in
      let end = Instant(clamping: start.milliseconds + days * 86_400_000)
      var window = query
      window.filter = .all([.time(.due, from: start, before: end), query.filter])
      return window
    }
  }

  /// When the first open task is due from a time on; nil when none is.
  private func firstDue(from: Instant) throws -> Instant? {
    let instants = try database.statement(
      "SELECT due_ms FROM task WHERE status = 1 AND due_ms >= ? AND due_ms < ? ORDER BY due_ms LIMIT 1"
    )
    defer { instants.reset() }
    try instants.bind(from, TimeColumn.floating.lowerBound)
    let instant = try instants.step() ? Instant(clamping: instants.integer(0)) : nil
    // By its index alone, and so some time before the first one.
    let floating = try database.statement(
      "SELECT due_ms FROM task WHERE status = 1 AND due_ms >= ? ORDER BY due_ms LIMIT 1")
    defer { floating.reset() }
    try floating.bind(TimeColumn.lowest(from: from.milliseconds))
    let earliest =
      try floating.step() ? max(from, TimeColumn.earliest(floating.integer(0))) : nil
    let dates = try database.statement(
      "SELECT due_date FROM task WHERE status = 1 AND due_date >= ? ORDER BY due_date LIMIT 1")
    defer { dates.reset() }
    try dates.bind(zone.firstDay(endingFrom: from))
    let date =
      try dates.step()
      ? CalendarDate(packed: Int32(truncatingIfNeeded: dates.integer(0))) : nil
    return [instant, earliest, date.map { zone.endOfDay($0) }].compactMap(\.self).min()
  }
}

extension TaskFilter {
  /// Whether it finds its tasks by when they are due, and by nothing else.
  var isLedByDue: Bool {
    switch lead {
    case .overdue, .time(.due, _, _), .slot([.upcoming], _): true
    default: false
    }
  }

  /// From when on all is due that meets this condition; nil for one on something else, or that ends
  /// before some time has come.
  fileprivate func dueBeginning(in zone: any Zone) -> Instant? {
    switch self {
    case .overdue: Instant(clamping: .min)
    case .time(.due, let from?, nil): from
    case .slot([.upcoming], let day): Instant(clamping: zone.endOfDay(day).milliseconds + 1)
    default: nil
    }
  }
}
