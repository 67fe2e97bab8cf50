import CTaskcore
import Domain

extension ClientQuery {
  /// What the members that a caller announced ask for; NULL asks for all clients that are in use.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_client_search>?) throws {
    self.init()
    guard let pointer else { return }
    try checkSize(
      of: taskcore_client_search.self, is: pointer.pointee.struct_size, "taskcore_client_search")
    let search = pointer.pointee
    try checkMask(
      search.fields, known: TASKCORE_CLIENTS_TEXT | TASKCORE_CLIENTS_ARCHIVED, "fields")
    // Without a word of it, a caller gets both.
    isArchived =
      search.fields & TASKCORE_CLIENTS_ARCHIVED == 0
      ? nil : try flag(search.archived, "archived")
    if search.fields & TASKCORE_CLIENTS_TEXT != 0 { try setText(text(search.text, "text")) }
  }
}
