import Domain

/// The saved filters of a store.
final class SQLiteFilterRepository: SQLiteNamedRepository<SavedFilter>, FilterRepository {
  override func all() throws -> [SavedFilter] { try select("1", order: "position, id") }
}
