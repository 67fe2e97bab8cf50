/// The log of completions; each change is logged with it.
package protocol CompletionRepository: RecordRepository<Completion> {
  /// Those of some uids that entries have. Any number of them is one query.
  func known(amongUIDs uids: [String]) throws -> Set<ExactText>

  /// The uids of the entries that tasks have from when they did not repeat, by the uids of the tasks.
  /// Any number of tasks is one query.
  func plainUIDs(ofTasks uids: [String]) throws -> [ExactText: [String]]

  /// The entry of a task that was completed at that instant, the last of several.
  func last(ofTask uid: String, completed: Instant) throws -> Completion?

  /// Those of the occurrences of a task that repeats, or did.
  func ofOccurrences(ofTask uid: String) throws -> [Completion]

  /// Whether there is an entry of a task with that due.
  func contains(task uid: String, due: Moment?) throws -> Bool

  /// The ids of those with one of some tags, in their order.
  func ids(taggedWithOneOf keys: Set<NameKey>) throws -> [Int64]

  /// Those of these that there are, in the order of their ids.
  func completions(ids: [Int64]) throws -> [Completion]

  /// The ids of those of some tasks that are completed, and were so at an instant at which the log has
  /// no entry of them, in their order.
  func unloggedTaskIDs(among ids: [Int64]) throws -> [Int64]

  /// Forgets all that the change log says of the entries of a task, also of those that were taken back:
  /// no undo touches them any more.
  func forgetChanges(ofTask uid: String) throws
}
