import Domain

/// The saved filters of a store.
final class SQLiteFilterRepository: SQLiteAliasedRepository<SavedFilter>, FilterRepository {
  override func all() throws -> [SavedFilter] { try select("1", order: "position, uid") }
}
