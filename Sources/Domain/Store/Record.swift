/// A thing of the store whose properties are values of the change log: each is a column of its table,
/// under the same name.
package protocol Record: Equatable, Sendable {
  associatedtype Property: RawRepresentable<String>, CaseIterable, Hashable, Sendable

  static var entity: CommittedChange.Entity { get }
  /// 0 until it is stored.
  var id: Int64 { get set }
  /// For other devices and files.
  var uid: String { get }

  /// What is made into one by setting its properties.
  static func blank(uid: String) throws -> Self

  func value(of property: Property) -> LogValue

  /// - Throws: `invalid` for what it cannot be; `corrupt` for a value of a wrong type.
  mutating func set(_ property: Property, to value: LogValue) throws
}

extension Record {
  /// What differs from how it was.
  package func changedProperties(from old: Self) -> [Property] {
    Property.allCases.filter { value(of: $0) != old.value(of: $0) }
  }

  static func wrongType(_ property: Property) -> Failure { wrongType(property.rawValue) }

  static func wrongType(_ property: String) -> Failure {
    Failure(.corrupt, "The store has a value of a wrong type as \(property).")
  }

  static func flag(_ number: Int64, _ property: Property) throws -> Bool {
    guard number == 0 || number == 1 else { throw wrongType(property) }
    return number == 1
  }

  /// The value of an enumeration whose raw values are stored.
  static func code<Code: RawRepresentable<Int32>>(
    _ number: Int64, _ property: Property
  ) throws -> Code {
    guard let raw = Int32(exactly: number), let code = Code(rawValue: raw) else {
      throw wrongType(property)
    }
    return code
  }

  /// A date as yyyymmdd.
  static func date(_ number: Int64, _ property: Property) throws -> CalendarDate {
    try CalendarDate(packed: Int32(clamping: number), field: property.rawValue)
  }
}

/// The stored things of one kind; each change is logged with it.
package protocol RecordRepository<Element> {
  associatedtype Element: Record

  func find(id: Int64) throws -> Element?
  func find(uid: String) throws -> Element?

  /// Stores a new one. Its id is kept when it is above all that were ever given, else it gets the next
  /// one.
  func insert(_ element: Element) throws -> Int64

  /// Stores several new ones, which get the next ids.
  func insert(_ elements: [Element]) throws

  /// Stores what changed; tells whether anything did.
  @discardableResult
  func save(_ element: Element, over old: Element) throws -> Bool

  /// Removes it, logging all that it was, so that it can be made again.
  func remove(_ element: Element) throws

  /// All of them, in the order of their ids or in the manual one.
  func all() throws -> [Element]
}

extension Int64 {
  /// - Throws: `invalid` for a number out of the range.
  func checked(in range: ClosedRange<Int64>, _ what: String, field: String) throws -> Int64 {
    guard range.contains(self) else {
      throw Failure(
        .invalid,
        "\(what) is a number from \(range.lowerBound) to \(range.upperBound), not \(self).",
        field: field)
    }
    return self
  }
}
