/// The facts of a task that a line on a screen shows, at the time of reading.
package struct TaskFacts: Equatable, Sendable {
  package var id: Int64
  package var title: String
  package var projectID = Project.inboxID
  package var projectName = Project.inboxName
  /// Sorted.
  package var tags: [String] = []
  package var status = Status.open
  /// Whether it is done, also when it is in the trash by now.
  package var isCompleted = false
  /// Whether it is cancelled, also when it is in the trash by now.
  package var isCancelled = false
  /// Whether it is open, and in progress.
  package var isStarted = false
  /// Whether it is open, and its until is over.
  package var isExpired = false
  package var priority = Priority.p2
  package var isFavourite = false
  package var due: Moment?
  /// Direct subtasks that are neither in the trash nor cancelled.
  package var subtaskCount: Int64 = 0
  package var completedSubtaskCount: Int64 = 0
  /// The titles of the open tasks that it waits for, in the manual order; none when it is not open.
  package var blockers: [String] = []
  package var isSubtask = false
  package var repeats = false
  /// Whether a task stands above it that it could be indented under.
  package var hasPreviousSibling = false
  /// Whether it is open and happens again after the present occurrence.
  package var hasNextOccurrence = false
  /// In a tree, how many tasks of the list it is under.
  package var depth: Int32 = 0

  package init(id: Int64, title: String) {
    self.id = id
    self.title = title
  }
}

/// A task that another one is linked to.
package struct LinkedTask: Equatable, Sendable {
  package var id: Int64
  package var title: String
  package var status: Status

  package init(id: Int64, title: String, status: Status) {
    self.id = id
    self.title = title
    self.status = status
  }
}

/// Reads the task facts that screens show, at one instant.
package protocol TaskFactsReader {
  /// The tasks that a query asks for, in its order.
  func facts(_ query: TaskQuery) throws -> [TaskFacts]

  /// The tasks with these ids, in their order.
  ///
  /// - Throws: `notFound` for an id that no task has.
  func facts(ids: [Int64]) throws -> [TaskFacts]

  /// How many tasks a query asks for, before its limit and offset.
  func count(_ query: TaskQuery) throws -> Int64

  /// How many open tasks that are not hidden until later each project has, by its id.
  func openCounts() throws -> [Int64: Int64]

  /// Whether a task was ever added, and be it purged by now.
  func hadAnyTask() throws -> Bool

  /// The tasks that a task depends on, in the manual order.
  func dependencies(of id: Int64) throws -> [LinkedTask]

  /// The open tasks that depend on a task, in the manual order.
  func openDependents(of id: Int64) throws -> [LinkedTask]
}
