package import Domain

/// Moves the subtasks of moved tasks into their new project.
package struct CarrySubtasks {
  private let store: any Store
  private let now: Instant

  package init(store: any Store, now: Instant) {
    self.store = store
    self.now = now
  }

  package func run(of ids: [Int64], into project: Int64) throws {
    if ids.isEmpty { return }
    let subtasks = try store.tasks.descendants(of: ids, Set(Status.allCases))
    try ChangeTasks(store: store, now: now).run(subtasks) { $0.projectID = project }
  }
}
