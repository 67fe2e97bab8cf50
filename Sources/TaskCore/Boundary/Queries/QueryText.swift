import Domain
import Language
import Storage

/// What a text in the language of queries asks for, at an instant.
func parseQuery(_ text: String, at now: Instant, of store: any Store) throws -> TaskQuery {
  try Failure.about("query") { try QueryReader(now: now, of: store).query(text) }
}

extension QueryReader {
  /// One that knows the own fields of a store. With `tellsTags`, a tag that is not there is told.
  init(
    now: Instant, of store: any Store, language: Language = .english, tellsTags: Bool = false
  ) {
    let tags = QueryTags(
      isKnown: { try store.tags.find(named: $0) != nil },
      names: { try (store as? SQLiteStore)?.countedTags().map(\.name) ?? [] })
    self.init(
      now: now, zone: store.days, language: language, fields: { try store.fields.all(of: .task) },
      tags: tellsTags ? tags : nil)
  }
}

extension TaskQuery {
  /// What a text asks for; a tag that is not there is told, unless a saved filter asks for it: tags come and
  /// go with their tasks.
  static func said(_ text: String, at now: Instant, of store: any Store) throws -> TaskQuery {
    do {
      return try QueryReader(now: now, of: store, tellsTags: true).query(text)
    } catch let failure as Failure where failure.kind == .notFound {
      let reader = QueryReader(now: now, of: store)
      let isSaved = try store.filters.all().contains {
        $0.query == text || reader.shown($0.query) == text || reader.restated($0.query) == text
      }
      guard isSaved else { throw failure }
      return try reader.query(text)
    }
  }
}
