import Domain

/// The changed parents and dependencies of imported tasks, for validation once all tasks are imported.
struct LinkImporter {
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

  /// Looks for tasks that would be below themselves, or wait for themselves. `refuse` is told of each
  /// with its position and uid; unless it throws, the link that the file gave is taken away.
  func check(_ refuse: (_ failure: Failure, _ uid: String) throws -> Void) throws {
    let lookups = store.lookups
    try refuseCircle(
      through: parents,
      Failure(.malformed, "The task would be a subtask of itself.", field: "parent")
    ) {
      try lookups.parentID(ofTask: $0).map { [$0] } ?? []
    } unlink: { failure, task, _ in
      try refuse(failure, task.uid)
      task.parentID = nil
    }
    try refuseCircle(
      through: dependencies,
      Failure(.malformed, "The task would have to wait for itself.", field: "depends_on")
    ) {
      try lookups.dependencies(ofTask: $0)
    } unlink: { failure, task, blocker in
      try refuse(failure, task.uid)
      try task.setDependencies(task.dependencies.filter { $0 != blocker })
    }
  }

  /// Takes subtasks along into the project of their parent, whatever the file said of theirs; `visit`
  /// is told the id of each that changed. What follows from another task is no change of theirs: what an older
  /// file says of them otherwise counts as before.
  func carrySubtasks(_ visit: (Int64) -> Void) throws {
    var waiting = moved
    while let id = waiting.popLast() {
      guard let project = try store.lookups.projectID(ofTask: id) else { continue }
      for subtaskID in try store.lookups.subtaskIDs(ofTask: id)
      where try store.lookups.projectID(ofTask: subtaskID) != project {
        let old = try store.tasks.existing(subtaskID)
        var subtask = old
        subtask.projectID = project
        try store.tasks.save(subtask, over: old, modified: nil)
        visit(subtaskID)
        waiting.append(subtaskID)
      }
    }
  }

  /// Makes tasks of their own of those that cannot be under a parent that the file closed; `visit` is told
  /// each.
  func detachMisplaced(_ visit: (Task) -> Void) throws {
    for id in try store.lookups.misplacedSubtaskIDs() {
      let old = try store.tasks.existing(id)
      var task = old
      task.parentID = nil
      try store.tasks.save(task, over: old, modified: nil)
      visit(task)
    }
  }

  /// Goes on from each of these tasks as far as there are next ones, each once. `unlink` takes away
  /// what leads from a task to the next in a circle.
  private func refuseCircle(
    through positions: [Int64: TextPosition], _ refusal: Failure,
    next: (Int64) throws -> [Int64],
    unlink: (_ failure: Failure, _ task: inout Task, _ next: Int64) throws -> Void
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
          guard let index = circle.firstIndex(where: { positions[$0] != nil }) else { continue }
          var failure = refusal
          failure.position = positions[circle[index]]
          let following = circle[(index + 1) % circle.count]
          let old = try store.tasks.existing(circle[index])
          var task = old
          try unlink(failure, &task, following)
          try store.tasks.save(task, over: old, modified: task.modified)
          guard try !next(task.id).contains(following) else {
            throw Failure(
              .corrupt,
              "The store is damaged: the link from task \(task.id) to \(following) cannot be removed. "
                + "Repair the store.")
          }
          // From the task on, all is to be gone over again without that link.
          while let top = path.last, top.id != task.id { onPath.remove(path.removeLast().id) }
          continue
        }
        if done.contains(id) { continue }
        path.append((id, try next(id)))
        onPath.insert(id)
      }
    }
  }
}
