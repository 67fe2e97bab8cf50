/// The stored skips of occurrences; each change is logged with it.
package protocol SkippedOccurrenceRepository: RecordRepository<SkippedOccurrence> {
  /// Those of a task, in the order of their occurrences.
  func skips(ofTask uid: String) throws -> [SkippedOccurrence]

  /// Forgets all that the change log says of those of a task, also of those that were taken back: no
  /// undo touches them any more.
  func forgetChanges(ofTask uid: String) throws
}
