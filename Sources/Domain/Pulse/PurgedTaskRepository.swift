/// What is known of tasks that were purged; each change is logged with it.
package protocol PurgedTaskRepository: RecordRepository<PurgedTask> {
  /// Those of which there is a task again, in the order of their ids.
  func present() throws -> [PurgedTask]
}
