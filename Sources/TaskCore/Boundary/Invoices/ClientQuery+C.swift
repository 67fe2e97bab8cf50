import CTaskcore
import Domain

extension ClientQuery {
  /// What the members that a caller announced ask for; NULL asks for all clients that are in use.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_client_query_options>?) throws {
    self.init()
    guard let options = try pointer?.checked() else { return }
    // Without a word of it, a caller gets both.
    isArchived =
      options.has(TASKCORE_CLIENT_QUERY_ARCHIVED) ? try choice(options.archived, "archived") : nil
    if options.has(TASKCORE_CLIENT_QUERY_TEXT) { try setText(text(options.text, "text")) }
    page = try options.page()
  }
}
