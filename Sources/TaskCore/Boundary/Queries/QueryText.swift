import Domain
import Language
import Storage

extension StoreHandle {
  /// What a text in the language of queries asks for, at an instant.
  func query(_ text: String, at now: Instant) throws -> TaskQuery {
    try Failure.about("query") { try queries(at: now).query(text) }
  }

  /// Reads queries, which may name the own fields of the store's tasks. With `tellsTags`, a tag that is not there is
  /// told.
  func queries(at now: Instant, tellsTags: Bool = false) -> QueryReader {
    let tags = QueryTags(
      isKnown: { [store] in try store.tags.find(named: $0) != nil },
      names: { [store] in try store.countedTags().map(\.name) })
    return QueryReader(
      dates(at: now), fields: { [store] in try store.fields.all(of: .task) },
      tags: tellsTags ? tags : nil)
  }

  /// What a text asks for. A tag that is not there is told once the text is read to its end, unless a saved
  /// filter asks for it: tags come and go with their tasks.
  func queryTellingTags(_ text: String, at now: Instant) throws -> TaskQuery {
    do {
      return try queries(at: now, tellsTags: true).query(text)
    } catch let failure as Failure where failure.kind == .notFound {
      let reader = queries(at: now)
      let query = try reader.query(text)
      let isSaved = try store.filters.all().contains {
        $0.query == text || reader.shown($0.query) == text || reader.restated($0.query) == text
      }
      guard isSaved else { throw failure }
      return query
    }
  }
}
