import Domain

/// Copies tasks with their descendants, within a step. Cancelled and trashed ones are left out.
struct TaskCopies {
  let store: any Store
  let now: Instant
  let newUID: () -> String
  /// The ids of the copies, by those of the tasks that they are of.
  private(set) var ids: [Int64: Int64] = [:]

  /// Those of which there are copies.
  static let statuses: Set<Status> = [.open, .completed]

  init(store: any Store, now: Instant, newUID: @escaping () -> String) {
    self.store = store
    self.now = now
    self.newUID = newUID
  }

  /// Copies tasks, behind all others in the manual order and in their own one: those without a parent, and those
  /// that are below one which is copied.
  mutating func copy(_ tasks: [Task], _ change: (inout Task) -> Void) throws {
    let children = Dictionary(grouping: tasks, by: \.parentID)
    var level = (children[nil] ?? []) + ids.keys.flatMap { children[$0] ?? [] }
    while !level.isEmpty {
      // In a damaged store, a task can be below itself.
      level = level.filter { ids[$0.id] == nil }
        .sorted { ($0.position, $0.uid) < ($1.position, $1.uid) }
      try copy(level: level, change)
      level = level.flatMap { children[$0.id] ?? [] }
    }
    try copyDependencies(of: tasks)
  }

  /// Takes a copy in that was stored already.
  mutating func add(_ id: Int64, of task: Task) { ids[task.id] = id }

  private mutating func copy(level: [Task], _ change: (inout Task) -> Void) throws {
    var copies = level.map { task in
      var copy = task.copied(as: newUID(), at: now)
      copy.parentID = task.parentID.map { ids[$0] ?? $0 }
      change(&copy)
      return copy
    }
    let last = try store.tasks.places(before: nil, limit: 1, besides: []).first
    let keys = try ManualOrder(store: store).keys(
      for: copies, in: ManualOrder.Gap(lower: last, upper: nil))
    for (index, key) in zip(copies.indices, keys) {
      copies[index].position = key
      ids[level[index].id] = try store.tasks.insert(copies[index])
    }
  }

  /// Copies wait for the copies of what the tasks wait for, and else for the same.
  func copyDependencies(of tasks: [Task]) throws {
    for task in tasks where !task.dependencies.isEmpty {
      guard let id = ids[task.id] else { continue }
      let old = try store.tasks.existing(id)
      var copy = old
      try copy.setDependencies(task.dependencies.map { ids[$0] ?? $0 })
      try store.tasks.save(copy, over: old, modified: now)
    }
  }
}
