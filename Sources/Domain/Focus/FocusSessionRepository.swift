/// The stored focus sessions; each change is logged with it.
package protocol FocusSessionRepository: RecordRepository<FocusSession> {
  /// The one that runs or is paused.
  func current() throws -> FocusSession?
}
