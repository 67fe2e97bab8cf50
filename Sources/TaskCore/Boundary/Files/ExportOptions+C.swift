import CTaskcore
import Domain
import UseCases

extension StoreHandle {
  /// What a caller wants of the store; nil for everything.
  ///
  /// - Throws: `invalid` or `malformed`, with the member; `notFound` for a name in the query that is not there.
  func selection(
    _ options: UnsafePointer<taskcore_export_options>?, at now: Instant
  ) throws -> ExportSelection? {
    guard let options = try options?.checked() else { return nil }
    if options.query == nil, options.uids == nil, options.uid_count == 0 { return nil }
    let uids = try texts(options.uids, count: options.uid_count, "uids", as: "uid")
    guard options.query != nil else { return ExportSelection(uids: uids) }
    let query = try Failure.about("query") {
      try queryTellingTags(text(options.query, "query"), at: now)
    }
    return ExportSelection(query: query, uids: uids)
  }
}
