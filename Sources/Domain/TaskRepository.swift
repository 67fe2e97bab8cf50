/// The stored tasks, to be changed; each change is logged with it.
package protocol TaskRepository {
  func task(id: Int64) throws -> Task?
  func task(uid: String) throws -> Task?

  /// Stores a new task. Its id is kept when it is above all that were ever given, else it gets the
  /// next one.
  func insert(_ task: Task) throws -> Int64

  /// The place of the last task in the manual order; nil when there is none.
  func lastPosition() throws -> OrderKey?

  /// Stores what changed of a task; tells whether anything did.
  ///
  /// It was then modified `now`, or, without that, when the task says. Tags that the store spells
  /// otherwise are no change.
  @discardableResult
  func save(_ task: Task, over old: Task, modified now: Instant?) throws -> Bool

  /// Removes a task for good, also from the change log.
  func purge(_ task: Task) throws

  /// The tasks of a project, in the order of their ids, with those in the trash.
  func tasks(inProject id: Int64) throws -> [Task]

  /// Those of these tasks that there are, in the order of their ids.
  func tasks(ids: [Int64]) throws -> [Task]

  /// The ids of the tasks that went to the trash before an instant, in their order.
  func taskIDs(deletedBefore instant: Instant) throws -> [Int64]

  /// The next tasks after that id, in the order of their ids, with those in the trash.
  func tasks(after id: Int64, limit: Int) throws -> [Task]

  /// How many there are, with those in the trash.
  func count() throws -> Int
}

extension TaskRepository {
  /// - Throws: `notFound`.
  package func existing(_ id: Int64) throws -> Task {
    guard let task = try task(id: id) else {
      throw Failure(.notFound, "There is no task \(id).", field: "ids")
    }
    return task
  }
}
