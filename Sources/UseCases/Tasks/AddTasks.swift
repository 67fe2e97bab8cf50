package import Domain

/// Adds tasks, in one step.
package final class AddTasks: CreatingUseCase {
  /// Adds as many tasks as `input` is asked for, by their indexes; each needs a title. `added` is told
  /// the index and the id of each.
  ///
  /// - Throws: what is wrong with the first bad input, with its index; nothing is added then.
  package func run(
    _ count: Int, at now: Instant, input: (Int) throws -> TaskInput,
    added: (Int, Int64) -> Void
  ) throws {
    try store.write(.addTasks, at: now) {
      let series = UpdateSeries(store: store, now: now)
      var last = try store.tasks.lastPosition()
      for index in 0..<count {
        do {
          let input = try input(index)
          let home = try TaskDestination(input, isNew: true, in: store, newUID: newUID, at: now)
          guard let title = input.title else {
            throw Failure(.invalid, "A new task needs a title.", field: TextRule.title.field)
          }
          var task = try Task(
            uid: newUID(), title: title, projectID: Project.inboxID, created: now)
          try home.take(&task)
          try input.apply(to: &task)
          if input.changesDependencies { _ = try Prerequisites(input, in: store) }
          try task.checkDates(in: store.zone)
          try series.run(&task, over: nil)
          task.position = OrderKey.between(last, nil) ?? .first
          last = task.position
          added(index, try store.tasks.insert(task))
        } catch let failure as Failure {
          throw failure.at(index: index)
        }
      }
    }
  }
}
