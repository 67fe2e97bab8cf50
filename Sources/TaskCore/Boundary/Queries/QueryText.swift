import Domain
import Language

extension StoreHandle {
  /// What a text in the language of queries asks for, at an instant.
  func query(_ text: String, at now: Instant) throws -> TaskQuery {
    try Failure.about("query") { try queries(at: now).query(text) }
  }

  /// Reads queries, which may name the own fields of the store's tasks.
  func queries(at now: Instant) -> QueryReader {
    QueryReader(dates(at: now)) { [store] in try store.fields.all(of: .task) }
  }
}
