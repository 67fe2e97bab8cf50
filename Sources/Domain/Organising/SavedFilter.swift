/// A query that has a name: a chip of a screen.
package struct SavedFilter: Equatable, Sendable {
  /// 0 until it is stored.
  package var id: Int64 = 0
  package var uid: String
  package private(set) var name: String
  /// In the language of queries.
  package private(set) var query: String
  package var colour = ColourToken.black
  package var position = OrderKey.first
  package var created: Instant

  /// - Throws: `invalid` for a bad name, and for a query that is empty or too long; that it parses
  ///   is for the caller to see to.
  package init(uid: String, name: String, query: String, created: Instant) throws {
    self.uid = try TextRule.uid.line(uid)
    self.name = try TextRule.filterName.line(name)
    self.query = try TextRule.filterQuery.line(query)
    self.created = created
  }

  package mutating func setName(_ text: String) throws {
    name = try TextRule.filterName.line(text)
  }

  package mutating func setQuery(_ text: String) throws {
    query = try TextRule.filterQuery.line(text)
  }
}

/// What can change of a filter; the raw values name it in the change log.
package enum FilterProperty: String, CaseIterable, Sendable {
  case name
  case query
  case colour
  case position
  case created

  package func value(in filter: SavedFilter) -> LogValue {
    switch self {
    case .name: .text(filter.name)
    case .query: .text(filter.query)
    case .colour: .integer(Int64(filter.colour.rawValue))
    case .position: .text(filter.position.text)
    case .created: LogValue(filter.created)
    }
  }

  /// Sets it to what the change log has.
  package func set(_ value: LogValue, in filter: inout SavedFilter) throws {
    switch (self, value) {
    case (.name, .text(let text)): try filter.setName(text)
    case (.query, .text(let text)): try filter.setQuery(text)
    case (.colour, .integer(let code)):
      filter.colour = try ColourToken(code: Int32(truncatingIfNeeded: code))
    case (.position, .text(let text)): filter.position = try OrderKey(text)
    case (.created, .integer(let milliseconds)):
      filter.created = Instant(clamping: milliseconds)
    default:
      throw Failure(
        .corrupt, "The change log gives a filter's \(rawValue) a value of a wrong type.")
    }
  }
}

/// The saved filters; each change is logged with it.
package protocol FilterRepository {
  func filter(id: Int64) throws -> SavedFilter?
  func filter(uid: String) throws -> SavedFilter?

  /// The filter whose name is the same but for case and accents.
  func filter(named name: String) throws -> SavedFilter?

  /// In the manual order.
  func all() throws -> [SavedFilter]

  /// Stores a new filter. A name that is taken is a `conflict`.
  func insert(_ filter: SavedFilter) throws -> Int64

  /// - Throws: `conflict` when its new name is taken.
  func save(_ filter: SavedFilter, over old: SavedFilter) throws

  func remove(_ filter: SavedFilter) throws
}

extension FilterRepository {
  /// Stores a new filter behind all others.
  package func append(_ filter: SavedFilter) throws -> Int64 {
    var filter = filter
    filter.position = .between(try all().last?.position, nil) ?? .first
    return try insert(filter)
  }

  /// - Throws: `notFound`.
  package func existing(_ id: Int64) throws -> SavedFilter {
    guard let filter = try filter(id: id) else {
      throw Failure(.notFound, "There is no filter \(id).", field: "id")
    }
    return filter
  }
}
