import CTaskcore
import Domain

extension ClientQuery {
  /// What the members that a caller announced ask for; NULL asks for all clients that are in use.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_client_search>?) throws {
    self.init()
    guard let search = try pointer?.checked() else { return }
    // Without a word of it, a caller gets both.
    isArchived =
      search.has(TASKCORE_CLIENT_QUERY_ARCHIVED) ? try choice(search.archived, "archived") : nil
    if search.has(TASKCORE_CLIENT_QUERY_TEXT) { try setText(text(search.text, "text")) }
  }
}
