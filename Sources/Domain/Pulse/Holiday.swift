/// Days that neither keep nor break a streak.
package struct Holiday: Record {
  package static let entity = CommittedChange.Entity.holiday

  package var id: Int64 = 0
  package var uid: String
  package private(set) var first: CalendarDate
  /// Nil: it lasts until it is ended.
  package private(set) var last: CalendarDate?

  /// - Throws: `invalid` when it ends before it begins.
  package init(uid: String, first: CalendarDate, last: CalendarDate?) throws {
    self.uid = uid
    self.first = first
    try setLast(last)
  }

  private init(blank uid: String) {
    self.uid = uid
    first = .epoch
  }

  /// - Throws: `invalid` for a day before its first one.
  package mutating func setLast(_ date: CalendarDate?) throws {
    if let date, date < first {
      throw Failure(
        .invalid,
        "A holiday ends on the day on which it begins, \(first.text), or later, "
          + "not on \(date.text).", field: "last_date")
    }
    last = date
  }

  package func contains(_ date: CalendarDate) -> Bool {
    date >= first && (last.map { date <= $0 } ?? true)
  }

  /// The raw values name it in the change log, and its column.
  package enum Property: String, CaseIterable, Hashable, Sendable {
    case first = "first_date"
    case last = "last_date"
  }

  package static func blank(uid: String) -> Holiday { Holiday(blank: uid) }

  package func value(of property: Property) -> LogValue {
    switch property {
    case .first: .integer(Int64(first.packed))
    case .last: last.map { .integer(Int64($0.packed)) } ?? .null
    }
  }

  package mutating func set(_ property: Property, to value: LogValue) throws {
    switch (property, value) {
    case (.first, .integer(let number)): first = try Self.date(number, property)
    case (.last, .integer(let number)): last = try Self.date(number, property)
    case (.last, .null): last = nil
    default: throw Self.wrongType(property)
    }
  }

  private static func date(_ number: Int64, _ property: Property) throws -> CalendarDate {
    try CalendarDate(packed: Int32(truncatingIfNeeded: number), field: property.rawValue)
  }
}
