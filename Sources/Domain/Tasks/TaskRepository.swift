/// The stored tasks, for changes; each change is logged with it.
package protocol TaskRepository {
  func task(id: Int64) throws -> Task?
  func task(uid: String) throws -> Task?

  /// The open tasks of which the until is over, by their ids, but for those of which the expiry was undone.
  func expired(at now: Instant) throws -> [Int64]

  /// The first instant after `now` at which an until of an open task is over; nil when none will be.
  func nextExpiry(after now: Instant) throws -> Instant?

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

  /// The same for several tasks, none of which is there twice. Those that change alike, one after
  /// another, are stored at the cost of one statement.
  func save(_ tasks: [(task: Task, old: Task)], modified now: Instant?) throws

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

  // What follows takes any number of ids at the cost of one query, and is in the order of the ids.

  /// The tasks below these, at any depth, that have one of the statuses.
  func descendants(of ids: [Int64], _ statuses: Set<Status>) throws -> [Task]

  /// The tasks that these are below, at any depth, that have one of the statuses.
  func ancestors(of ids: [Int64], _ statuses: Set<Status>) throws -> [Task]

  /// Those of the ids whose task is below another one of them.
  func idsBelowOthers(among ids: [Int64]) throws -> Set<Int64>

  /// The tasks below these that went to the trash at the same instant.
  func deletedTogether(with ids: [Int64]) throws -> [Task]

  /// These and all that they wait for, directly or through others.
  func blockerIDs(of ids: [Int64]) throws -> Set<Int64>

  /// The other tasks that wait for one of these.
  func dependents(on ids: [Int64]) throws -> [Task]

  /// Whether another task or it itself waits for that one.
  func hasDependents(_ id: Int64) throws -> Bool

  /// The first of the ids that no task has.
  func firstMissing(of ids: [Int64]) throws -> Int64?

  /// The next places before that one in the manual order, the nearest first; nil stands for its end.
  /// Those of some tasks are left out.
  func places(before place: TaskOrderKey?, limit: Int, besides ids: [Int64]) throws
    -> [TaskOrderKey]

  /// The next places after that one in the manual order, the nearest first; nil stands for its
  /// beginning. Those of some tasks are left out.
  func places(after place: TaskOrderKey?, limit: Int, besides ids: [Int64]) throws -> [TaskOrderKey]

  /// The place of the first of the tasks with that parent, or with none in that project, besides some.
  func firstPlace(inProject project: Int64, under parent: Int64?, besides ids: [Int64]) throws
    -> TaskOrderKey?

  /// The place of the last of the tasks with that parent, or with none in that project, besides some.
  func lastPlace(inProject project: Int64, under parent: Int64?, besides ids: [Int64]) throws
    -> TaskOrderKey?

  /// The task before that one among its siblings that could be its parent: it is not in the trash and,
  /// when that one is open, it is open.
  func previousSibling(of task: Task) throws -> Task?
}

extension TaskRepository {
  /// - Throws: `notFound`.
  package func existing(_ id: Int64, field: String = "ids") throws -> Task {
    guard let task = try task(id: id) else {
      throw Failure(.notFound, "There is no task \(id).", field: field)
    }
    return task
  }
}
