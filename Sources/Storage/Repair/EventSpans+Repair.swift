import Domain

extension EventSpans {
  /// Whether what is derived from the events is as it has to be.
  func agreesWithEvents(_ events: SQLiteEventRepository) throws -> Bool {
    try events.all().allSatisfy { try hasColumns(span(of: $0), id: $0.id) }
  }

  /// Makes all of it anew.
  func rebuild(_ events: SQLiteEventRepository) throws {
    for event in try events.all() { try set(for: event) }
  }

  private func hasColumns(_ span: Span, id: Int64) throws -> Bool {
    let select = try database.statement(
      "SELECT start_ms, end_ms, repeats, length_class FROM event WHERE id = ?")
    defer { select.reset() }
    try select.bind(id)
    return try select.step() && select.integer(0) == span.milliseconds.lowerBound
      && select.integer(1) == span.milliseconds.upperBound
      && select.integer(2) == (span.repeats ? 1 : 0)
      && select.optionalInteger(3) == span.lengthClass?.rawValue
  }
}
