import Domain

extension EventSpans {
  /// Whether what is derived from the events is as it has to be.
  func agreesWithEvents(_ events: SQLiteEventRepository) throws -> Bool {
    do {
      return try isSound() && agree(events)
    } catch let failure as Failure where failure.kind == .corrupt {
      return false
    }
  }

  private func agree(_ events: SQLiteEventRepository) throws -> Bool {
    var expected: [Int64: ClosedRange<Int64>] = [:]
    for event in try events.all() {
      let span = span(of: event)
      expected[event.id] = span.units
      if try !hasColumns(span, id: event.id) { return false }
    }
    let select = try database.statement("SELECT id, first_unit, last_unit FROM event_span")
    defer { select.reset() }
    var count = 0
    while try select.step() {
      guard let units = expected[select.integer(0)], units.lowerBound == select.integer(1),
        units.upperBound == select.integer(2)
      else { return false }
      count += 1
    }
    return count == expected.count
  }

  /// Makes all of it anew.
  func rebuild(_ events: SQLiteEventRepository) throws {
    try database.execute(
      """
      DROP TABLE IF EXISTS event_span;
      \(Schema.eventSpan)
      """)
    for event in try events.all() { try set(for: event) }
  }

  private func isSound() throws -> Bool {
    guard
      try database.integer("SELECT count(*) FROM sqlite_master WHERE name = 'event_span'") == 1
    else { return false }
    let check = try database.statement("SELECT rtreecheck('event_span')")
    defer { check.reset() }
    return try check.step() && check.text(0) == "ok"
  }

  private func hasColumns(_ span: Span, id: Int64) throws -> Bool {
    let select = try database.statement("SELECT start_ms, end_ms, repeats FROM event WHERE id = ?")
    defer { select.reset() }
    try select.bind(id)
    return try select.step() && select.integer(0) == span.milliseconds.lowerBound
      && select.integer(1) == span.milliseconds.upperBound
      && select.integer(2) == (span.repeats ? 1 : 0)
  }
}
