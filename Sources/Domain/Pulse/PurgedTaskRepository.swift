/// The stored dates of purged tasks; each change is logged with it.
package protocol PurgedTaskRepository: RecordRepository<PurgedTask> {
  /// Those of which there is a task again, in the order of their ids.
  func present() throws -> [PurgedTask]

  /// Forgets all that the change log says of what was known of a task: no undo touches it any more.
  func forgetChanges(ofTask uid: String) throws
}
