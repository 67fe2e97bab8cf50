package import Domain

/// Moves tasks to the trash with all that is below them, in one step.
package struct DeleteTasks {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// The ids are asked for as part of the step.
  ///
  /// - Throws: `notFound`, or `conflict` for one that is there; nothing is changed then.
  package func callAsFunction(
    _ ids: @autoclosure () throws -> [Int64], at now: Instant
  ) throws {
    try store.write(.deleteTasks, at: now) {
      let ids = try ids()
      let change = ChangeTasks(store: store, now: now)
      try change(ids) { try $0.delete(at: now) }
      try change(store.tasks.descendants(of: ids, [.open, .completed])) { try $0.delete(at: now) }
    }
  }
}
