package import Domain

/// Changes properties of tasks, in one step.
package struct UpdateTasks {
  private let store: any Store
  private let newUID: () -> String

  package init(_ store: any Store, newUID: @escaping () -> String) {
    self.store = store
    self.newUID = newUID
  }

  /// - Throws: what is wrong with the input, `notFound`, or `conflict` for a task in the trash;
  ///   nothing is changed then.
  package func callAsFunction(_ ids: [Int64], to input: TaskInput, at now: Instant) throws {
    let resolveProject = ResolveProject(store: store, newUID: newUID)
    var project: Int64?
    try ChangeTasks(store: store)(ids, .updateTasks, at: now) { task in
      try task.refuseDeleted()
      try input.apply(to: &task)
      // Only now, so that no project is made when there is no task for it.
      if project == nil { project = try input.project.map { try resolveProject($0, at: now) } }
      if let project { task.projectID = project }
    }
  }
}
