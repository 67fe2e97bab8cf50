import Domain

/// What an import changed of which task belongs under which and waits for which, to be checked when
/// all tasks are in.
struct ImportedLinks {
  let store: any Store
  /// Where the file gave a stored task another parent or other dependencies, by its id. Every circle
  /// goes through one of them, for nothing pointed to a task before it was stored.
  private var parents: [Int64: TextPosition] = [:]
  private var dependencies: [Int64: TextPosition] = [:]
  /// The stored tasks whose subtasks may have to follow into another project.
  private var moved: [Int64] = []

  init(store: any Store) {
    self.store = store
  }

  mutating func saved(_ task: Task, over old: Task, at position: TextPosition) {
    if task.parentID != old.parentID { parents[task.id] = position }
    if task.dependencies != old.dependencies { dependencies[task.id] = position }
    if task.projectID != old.projectID { moved.append(task.id) }
  }

  /// - Throws: `malformed` with the position of a task that would be below itself, or wait for itself.
  func check() throws {
    let lookups = store.lookups
    try refuseCircle(
      through: parents,
      Failure(.malformed, "The task would be a subtask of itself.", field: "parent")
    ) {
      try lookups.parentID(ofTask: $0).map { [$0] } ?? []
    }
    try refuseCircle(
      through: dependencies,
      Failure(.malformed, "The task would have to wait for itself.", field: "depends_on")
    ) {
      try lookups.dependencies(ofTask: $0)
    }
  }

  /// Takes subtasks along into the project of their parent, whatever the file said of theirs; `visit`
  /// is told the id of each that changed.
  func carrySubtasks(modified now: Instant, _ visit: (Int64) -> Void) throws {
    var waiting = moved
    while let id = waiting.popLast() {
      guard let project = try store.lookups.projectID(ofTask: id) else { continue }
      for subtaskID in try store.lookups.subtaskIDs(ofTask: id)
      where try store.lookups.projectID(ofTask: subtaskID) != project {
        let old = try store.tasks.existing(subtaskID)
        var subtask = old
        subtask.projectID = project
        try store.tasks.save(subtask, over: old, modified: now)
        visit(subtaskID)
        waiting.append(subtaskID)
      }
    }
  }

  /// Goes on from each of these tasks as far as there are next ones, each once.
  private func refuseCircle(
    through positions: [Int64: TextPosition], _ refusal: Failure,
    next: (Int64) throws -> [Int64]
  ) throws {
    var done = Set<Int64>()
    for start in positions.keys.sorted() where !done.contains(start) {
      var path = [(id: start, next: try next(start))]
      var onPath: Set<Int64> = [start]
      while let last = path.indices.last {
        guard let id = path[last].next.popLast() else {
          let finished = path.removeLast().id
          onPath.remove(finished)
          done.insert(finished)
          continue
        }
        if onPath.contains(id) {
          let circle = path.drop { $0.id != id }.map(\.id)
          var failure = refusal
          failure.position = circle.compactMap { positions[$0] }.first
          throw failure
        }
        if done.contains(id) { continue }
        path.append((id, try next(id)))
        onPath.insert(id)
      }
    }
  }
}
