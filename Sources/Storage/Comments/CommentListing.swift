package import Domain

/// Reads comments with the ids of the items that they belong to.
package struct CommentListing {
  let database: Database

  /// One comment; valid until the next one is read.
  package struct Row {
    fileprivate let statement: Statement

    package var id: Int64 { statement.integer(0) }
    package var uid: UnsafeBufferPointer<UInt8> { statement.bytes(1) }
    package var itemKind: Int64 { statement.integer(2) }
    /// 0 when it is not there.
    package var itemID: Int64 { statement.integer(3) }
    package var text: UnsafeBufferPointer<UInt8> { statement.bytes(4) }
    package var created: Int64 { statement.integer(5) }
    package var modified: Int64? { statement.optionalInteger(6) }
    package var itemTitle: UnsafeBufferPointer<UInt8> { statement.bytes(7) }
  }

  private static let selection = """
    SELECT c.id, c.uid, c.item_kind, coalesce(t.id, e.id, i.id, 0), c.text, c.created_ms,
      c.modified_ms, coalesce(t.title, e.title, i.number, '')
    FROM comment AS c
      LEFT JOIN task AS t ON t.uid = c.item_uid AND c.item_kind = 1
      LEFT JOIN event AS e ON e.uid = c.item_uid AND c.item_kind = 5
      LEFT JOIN invoice AS i ON i.uid = c.item_uid AND c.item_kind = 14
    """

  static let one = "\(selection) WHERE c.id = ?"

  /// In the order in which they were written.
  static func select(where condition: String) -> String {
    "\(selection) WHERE \(condition) ORDER BY c.created_ms, c.uid"
  }

  /// Visits the comments that a query asks for.
  ///
  /// - Throws: `notFound` for an item that is not there.
  package func forEach(_ query: CommentQuery, _ visit: (Row) throws -> Void) throws {
    if query.range?.isEmpty == true { return }
    var conditions: [String] = []
    var values: [LogValue] = []
    if let (kind, id) = query.item {
      conditions.append("c.item_uid = ? AND c.item_kind = ?")
      values.append(.text(try uid(of: kind, id: id)))
      values.append(.integer(Int64(kind.rawValue)))
    }
    if let range = query.range {
      conditions.append("c.created_ms >= ? AND c.created_ms < ?")
      values.append(.integer(range.lowerBound.milliseconds))
      values.append(.integer(range.upperBound.milliseconds))
    }
    let condition = conditions.isEmpty ? "1" : conditions.joined(separator: " AND ")
    let words = query.text.map { Array(NameKey($0).text.utf8) }
    let select = try database.statement(Self.select(where: condition))
    defer { select.reset() }
    try select.bind(all: values)
    var counter = Page.Counter(query.page)
    while try !counter.isFull && select.step() {
      let row = Row(statement: select)
      if let words,
        !words.withUnsafeBufferPointer({ Mention.isIn(row.text, $0) })
      {
        continue
      }
      if counter.takesNext() { try visit(row) }
    }
  }

  /// Visits the comments with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func forEach(ids: some Collection<Int64>, _ visit: (Row) throws -> Void) throws {
    try database.forEach(ids: ids, "comment", Self.one) { try visit(Row(statement: $0)) }
  }

  private func uid(of kind: Comment.ItemKind, id: Int64) throws -> String {
    let select = try database.statement("SELECT uid FROM \(kind.noun) WHERE id = ?")
    defer { select.reset() }
    try select.bind(id)
    guard try select.step() else {
      throw Failure(.notFound, "There is no \(kind.noun) \(id).", field: "item_id")
    }
    return select.text(0)
  }
}

extension SQLiteStore {
  package var commentListing: CommentListing { CommentListing(database: database) }
}
