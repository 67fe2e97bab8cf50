/// The stored postponements; each change is logged with it.
package protocol PostponementRepository: RecordRepository<Postponement> {
  func postponements(ofTask uid: String) throws -> [Postponement]

  /// Forgets all that the change log says of those of a task, also of those that were taken back: no
  /// undo touches them any more.
  func forgetChanges(ofTask uid: String) throws
}
