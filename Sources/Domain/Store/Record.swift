package import Localization

/// A record of the store whose properties are values of the change log: each is a column of its table, with
/// the same name.
package protocol Record: Equatable, Sendable {
  associatedtype Property: RawRepresentable<String>, CaseIterable, Hashable, Sendable

  static var entity: CommittedChange.Entity { get }
  /// 0 until it is stored.
  var id: Int64 { get set }
  /// For other devices and files.
  var uid: String { get }

  /// Whether its uid may come from another program, and is checked.
  static var checksUID: Bool { get }

  /// One with nothing but its uid, which is taken as it is.
  init(blank uid: String)

  func value(of property: Property) -> LogValue

  /// - Throws: `invalid` for what it cannot be; `corrupt` for a value of a wrong type.
  mutating func set(_ property: Property, to value: LogValue) throws

  /// What stands between the elements of a property in a value of it, where it has several that come and go by
  /// themselves.
  static func separator(of property: Property) -> Character?

  /// Whether the elements of a property are values by keys, of which each has one at most.
  static func isKeyed(_ property: Property) -> Bool

  /// What undo sets back together with a property.
  static func undoUnit(of property: Property) -> UndoUnit
}

extension Record {
  package static var checksUID: Bool { false }
  package static func separator(of property: Property) -> Character? { nil }
  package static func isKeyed(_ property: Property) -> Bool { false }

  /// What differs from how it was.
  package func changedProperties(from old: Self) -> [Property] {
    Property.allCases.filter { value(of: $0) != old.value(of: $0) }
  }

  /// One with nothing but its uid.
  ///
  /// - Throws: `invalid` for a uid from another program that cannot be one.
  package static func blank(uid: String) throws -> Self {
    Self(blank: checksUID ? try TextRule.uid.line(uid) : uid)
  }
}

/// The stored records of one kind; each change is logged with it.
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

  /// Those of which a property is one of some texts, in the order of their ids.
  func all(where property: Element.Property, isOneOf texts: [String]) throws -> [Element]

  func count() throws -> Int
}

extension RecordRepository {
  /// Those with these ids, in their order; one that is given twice comes twice. The noun is what a message
  /// calls it, such as "client".
  ///
  /// - Throws: `notFound`, with the index.
  package func get(ids: some Collection<Int64>, _ noun: Message) throws -> [Element] {
    try ids.enumerated().map { index, id in
      guard let element = try find(id: id) else {
        throw Failure(.notFound, "There is no \(noun) \(id).", field: "ids", index: index)
      }
      return element
    }
  }
}

extension RecordRepository {
  /// Visits those of which a property is one of some texts, of any number of texts.
  package func forEach(
    where property: Element.Property, isOneOf texts: [String],
    _ visit: (Element) throws -> Void
  ) throws {
    let batch = 500
    for start in stride(from: 0, to: texts.count, by: batch) {
      let end = min(start + batch, texts.count)
      for element in try all(where: property, isOneOf: Array(texts[start..<end])) {
        try visit(element)
      }
    }
  }
}

extension Int64 {
  /// - Throws: `invalid` for a number out of the range.
  func checked(in range: ClosedRange<Int64>, _ what: Message, field: String) throws -> Int64 {
    guard range.contains(self) else {
      throw Failure(
        .invalid,
        "\(what) is a number from \(range.lowerBound) to \(range.upperBound), not \(self).",
        field: field)
    }
    return self
  }
}
