/// A moment as two columns, of which at most one has a value: a date as yyyymmdd, or milliseconds.
extension Moment? {
  var dateValue: LogValue {
    if case .date(let date) = self { .integer(Int64(date.packed)) } else { .null }
  }

  var instantValue: LogValue {
    if case .dateTime(let instant) = self { .integer(instant.milliseconds) } else { .null }
  }

  /// - Throws: `invalid` for what is no date; `corrupt` for a value of a wrong type.
  mutating func setDate(_ value: LogValue, of column: String) throws {
    switch value {
    case .integer(let number):
      self = .date(try CalendarDate(packed: Int32(clamping: number), field: column))
    case .null: if case .date = self { self = nil }
    case .text: throw Self.wrongType(column)
    }
  }

  /// - Throws: `corrupt` for a value of a wrong type.
  mutating func setInstant(_ value: LogValue, of column: String) throws {
    switch value {
    case .integer(let milliseconds): self = .dateTime(Instant(clamping: milliseconds))
    case .null: if case .dateTime = self { self = nil }
    case .text: throw Self.wrongType(column)
    }
  }

  private static func wrongType(_ column: String) -> Failure {
    Failure(.corrupt, "The store has a value of a wrong type as \(column).")
  }
}
