import CTaskcore
import Domain

/// The occurrences of an event that a call applies to.
struct EventScope {
  private(set) var occurrence: LocalMoment?
  private(set) var scope = SeriesScope.all

  /// What a caller said; NULL is all of the event.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_event_scope_options>?) throws {
    guard let options = try pointer?.checked() else { return }
    occurrence = try optionalLocalMoment(options.occurrence, "occurrence")
    scope = try SeriesScope(code: options.scope)
  }
}
