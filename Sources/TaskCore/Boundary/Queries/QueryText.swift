import Domain
import Language

/// What a text in the language of queries asks for, at an instant.
func parseQuery(_ text: String, at now: Instant, of store: any Store) throws -> TaskQuery {
  try Failure.about("query") { try QueryReader(now: now, of: store).query(text) }
}

extension QueryReader {
  /// One that knows the own fields of a store.
  init(now: Instant, of store: any Store) {
    self.init(now: now, zone: store.days) { try store.fields.all(of: .task) }
  }
}
