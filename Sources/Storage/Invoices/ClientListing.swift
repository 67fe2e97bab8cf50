package import Domain

/// Reads clients straight from the columns into a list, without making entities.
package struct ClientListing {
  let database: Database

  /// One client; valid until the next one is read.
  package struct Row {
    fileprivate let statement: Statement

    package var id: Int64 { statement.integer(0) }
    package var uid: UnsafeBufferPointer<UInt8> { statement.bytes(1) }
    package var notes: UnsafeBufferPointer<UInt8> { statement.bytes(2) }
    package var created: Int64 { statement.integer(3) }
    /// Nil when it is in use.
    package var archived: Int64? { statement.optionalInteger(4) }
    /// Issued ones, credit notes too.
    package var invoiceCount: Int64 { statement.integer(5) }

    /// Nil when it does not say.
    package var hourlyRate: Int64? { statement.optionalInteger(6) }

    package var kind: Int32 { Int32(truncatingIfNeeded: statement.integer(7)) }

    package subscript(property: Party.Property) -> UnsafeBufferPointer<UInt8> {
      statement.bytes(ClientListing.columns[property] ?? 0)
    }
  }

  private static let firstPartyColumn: Int32 = 8

  private static let columns = Dictionary(
    uniqueKeysWithValues: zip(Party.Property.allCases, firstPartyColumn...))

  private static func columns(count: String) -> String {
    """
    SELECT c.id, c.uid, coalesce(c.notes, ''), c.created_ms, c.archived_ms, \(count),
      c.hourly_rate_millionths, c.kind,
      \(Party.Property.allCases.map { "coalesce(c.\($0.rawValue), '')" }.joined(separator: ", "))
    FROM client AS c
    """
  }

  static let one = """
    \(columns(count: "(SELECT count(issue_date) FROM invoice WHERE client_uid = c.uid AND kind <> 5)"))
    WHERE c.id = ?
    """

  /// Drafts have no issue date, and are not counted.
  static let select = """
    \(columns(count: "coalesce(n.count, 0)")) LEFT JOIN (
      SELECT client_uid, count(issue_date) AS count FROM invoice WHERE kind <> 5 GROUP BY client_uid
    ) AS n ON n.client_uid = c.uid
    WHERE ?1 IS NULL OR (c.archived_ms IS NOT NULL) = ?1
    ORDER BY taskcore_collation_key(c.name), c.uid
    """

  /// Visits the clients that a query asks for, by their names.
  package func forEach(_ query: ClientQuery, _ visit: (Row) throws -> Void) throws {
    let select = try database.statement(Self.select)
    defer { select.reset() }
    try select.bind(query.isArchived)
    var counter = Page.Counter(query.page)
    while try !counter.isFull && select.step() {
      let row = Row(statement: select)
      if query.hasText, !query.matches(row.searchedTexts) { continue }
      if counter.takesNext() { try visit(row) }
    }
  }
}

extension ClientListing {
  /// Visits the clients with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func forEach(ids: some Collection<Int64>, _ visit: (Row) throws -> Void) throws {
    try database.forEach(ids: ids, "client", Self.one) { try visit(Row(statement: $0)) }
  }
}

extension ClientListing.Row {
  fileprivate var searchedTexts: [String] {
    ClientQuery.searched.map { String(decoding: self[$0], as: UTF8.self) }
  }
}

extension SQLiteStore {
  package var clientListing: ClientListing { ClientListing(database: database) }
}
