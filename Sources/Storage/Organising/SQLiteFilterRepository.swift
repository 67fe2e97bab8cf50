import Domain

/// The saved filters of a store.
final class SQLiteFilterRepository: FilterRepository {
  private static let columns = "id, uid, name, query, colour, position, created_ms"

  private let database: Database
  private let log: ChangeLog

  init(_ database: Database, log: ChangeLog) {
    self.database = database
    self.log = log
  }

  func filter(id: Int64) throws -> SavedFilter? { try first("id = ?", id) }

  func filter(uid: String) throws -> SavedFilter? { try first("uid = ?", uid) }

  func filter(named name: String) throws -> SavedFilter? {
    try first("name_key = ?", NameKey(name).text)
  }

  func all() throws -> [SavedFilter] {
    let select = try database.statement(
      "SELECT \(Self.columns) FROM filter ORDER BY position, id")
    defer { select.reset() }
    var filters: [SavedFilter] = []
    while try select.step() { filters.append(try SavedFilter(row: select)) }
    return filters
  }

  func insert(_ filter: SavedFilter) throws -> Int64 {
    try insert(filter, id: database.freeID(filter.id, of: "filter"))
  }

  /// Gives it that id, or the next one for nil.
  func insert(_ filter: SavedFilter, id: Int64?) throws -> Int64 {
    try refuseTakenName(of: filter)
    try database.statement(
      "INSERT INTO filter(\(Self.columns), name_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    ).run(
      id, filter.uid, filter.name, filter.query, filter.colour.rawValue, filter.position.text,
      filter.created, NameKey(filter.name).text)
    let id = database.lastInsertedID
    try log.added(.filter, id: id, uid: filter.uid)
    return id
  }

  func save(_ filter: SavedFilter, over old: SavedFilter) throws {
    let changed = FilterProperty.allCases.filter { $0.value(in: old) != $0.value(in: filter) }
    if changed.isEmpty { return }
    try refuseTakenName(of: filter)
    try database.statement(
      """
      UPDATE filter SET name = ?, name_key = ?, query = ?, colour = ?, position = ?, created_ms = ?
      WHERE id = ?
      """
    ).run(
      filter.name, NameKey(filter.name).text, filter.query, filter.colour.rawValue,
      filter.position.text, filter.created, filter.id)
    for property in changed {
      try record(
        property, of: filter, old: property.value(in: old), new: property.value(in: filter))
    }
    log.updated(.filter, id: filter.id, uid: filter.uid)
  }

  /// Removes a filter, logging all that it was, so that it can be made again.
  func remove(_ filter: SavedFilter) throws {
    for property in FilterProperty.allCases {
      try record(property, of: filter, old: property.value(in: filter), new: .null)
    }
    try database.statement("DELETE FROM filter WHERE id = ?").run(filter.id)
    try log.removed(.filter, id: filter.id, uid: filter.uid)
  }

  private func record(
    _ property: FilterProperty, of filter: SavedFilter, old: LogValue, new: LogValue
  ) throws {
    try log.changed(
      .filter, id: filter.id, uid: filter.uid, property: property.rawValue, old: old, new: new)
  }

  private func refuseTakenName(of filter: SavedFilter) throws {
    guard let other = try self.filter(named: filter.name), other.id != filter.id else { return }
    throw Failure(.conflict, "There is a filter “\(other.name)” already.", field: "name")
  }

  private func first(_ condition: String, _ key: some Bindable) throws -> SavedFilter? {
    let select = try database.statement("SELECT \(Self.columns) FROM filter WHERE \(condition)")
    defer { select.reset() }
    try select.bind(key)
    return try select.step() ? SavedFilter(row: select) : nil
  }
}

extension SavedFilter {
  /// - Throws: `corrupt` for a row that no filter can have.
  fileprivate init(row: Statement) throws {
    self = try Failure.damaged("filter \(row.integer(0))") {
      var filter = try SavedFilter(
        uid: row.text(1), name: row.text(2), query: row.text(3),
        created: Instant(clamping: row.integer(6)))
      filter.id = row.integer(0)
      filter.colour = try ColourToken(code: Int32(truncatingIfNeeded: row.integer(4)))
      filter.position = try OrderKey(row.text(5))
      return filter
    }
  }
}
