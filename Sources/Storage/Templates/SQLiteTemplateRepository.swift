import Domain

/// The templates of a store.
final class SQLiteTemplateRepository: SQLiteNamedRepository<Template>, TemplateRepository {
  override func all() throws -> [Template] { try select("1", order: "name_key, uid") }
}
