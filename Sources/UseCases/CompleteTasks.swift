package import Domain

/// Completes tasks with their open subtasks, in one step.
package struct CompleteTasks {
  private let store: any Store
  private let refusesOpenSubtasks: Bool

  /// It may refuse a task with open subtasks, unless these are to be completed as well.
  package init(_ store: any Store, refusesOpenSubtasks: Bool = false) {
    self.store = store
    self.refusesOpenSubtasks = refusesOpenSubtasks
  }

  /// The ids are asked for as part of the step.
  ///
  /// - Throws: `notFound`, or `conflict` for one that is not open; nothing is changed then.
  package func callAsFunction(
    _ ids: @autoclosure () throws -> [Int64], at now: Instant
  ) throws {
    try store.write(.completeTasks, at: now) {
      let ids = try ids()
      let change = ChangeTasks(store: store, now: now)
      try change(ids) { try $0.complete(at: now) }
      let subtasks = try store.tasks.descendants(of: ids, [.open])
      if refusesOpenSubtasks, let open = subtasks.first { throw try refusal(of: ids, for: open) }
      try change(subtasks) { try $0.complete(at: now) }
    }
  }

  private func refusal(of ids: [Int64], for open: Task) throws -> Failure {
    let above = Set(try store.tasks.ancestors(of: [open.id], Set(Status.allCases)).map(\.id))
    let index = ids.firstIndex { above.contains($0) }
    let id = index.map { ids[$0] } ?? 0
    return Failure(
      .conflict,
      "Task \(id) has an open subtask, \(open.reference): complete that first, or allow it to be "
        + "completed too.", field: "ids", index: index)
  }
}
