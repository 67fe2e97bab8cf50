package import Domain

/// Makes each of some tasks the last subtask of the task before it, in one step.
package final class IndentTasks: UseCase {
  /// Tasks next to each other come under the same one. One that is below another of them goes with
  /// that. The ids are asked for as part of the step.
  ///
  /// - Throws: `notFound`, or `conflict` for a task in the trash and for one that has no task before
  ///   it; nothing is changed then.
  package func run(_ ids: @autoclosure () throws -> [Int64], at now: Instant) throws {
    try store.write(.moveTasks, at: now) {
      let tasks = try IndentedTasks(ids(), in: store) { try $0.refuseDeleted() }
      for indented in tasks.inOrder {
        try indented.visit(in: store) { old in
          guard let previous = try store.tasks.previousSibling(of: old) else {
            throw Failure(
              .conflict,
              "There is no task before \(old.reference) that it could be a subtask of.",
              field: "ids")
          }
          var task = old
          try ParentTask(previous).adopt(&task)
          try PlaceTasks(store: store, now: now).run([.init(old: old, new: task)], .bottom)
        }
      }
    }
  }
}
