package import Domain

/// Changes properties of tasks, in one step. Of one that repeats, it changes all occurrences from the
/// present one on.
package final class UpdateTasks: CreatingUseCase {
  /// What is below a task that goes to another project goes with it. The ids are asked for as part of
  /// the step.
  ///
  /// - Throws: what is wrong with the input, `notFound`, or `conflict` for a task in the trash, for
  ///   a circle of parents or dependencies and for an archived project that is not the task's own;
  ///   nothing is changed then.
  package func run(
    _ ids: @autoclosure () throws -> [Int64], to input: TaskInput, at now: Instant,
    _ check: InputCheck = .throwing
  ) throws {
    try store.write(.updateTasks, at: now) {
      let ids = try ids()
      // These go to the project with the ones that they are below, and stay there.
      let carried =
        input.project != nil && input.parent == nil
        ? try store.tasks.idsBelowOthers(among: ids) : []
      var home: TaskDestination?
      var prerequisites: Prerequisites?
      var moved: [Int64] = []
      let series = UpdateSeries(store: store, now: now)
      try ChangeTasks(store: store, now: now).run(ids) { task in
        let old = task
        try task.refuseDeleted()
        try input.apply(to: &task, check)
        try check { try store.apply(input.fieldValues, to: &task.fieldValues, of: .task) }
        try check { try input.settleFloating(&task, over: old, in: store.zone) }
        if case .some(nil) = input.until, input.repeatRule == nil { try task.removeEndOfRule() }
        if input.start != nil || input.due != nil {
          try check(unlessWrong: Task.dates) { try task.checkDates(in: store.zone) }
        }
        try check(unlessWrong: Task.timesOfSeries) { try series.run(&task, over: old) }
        // Only now, so that no project is made when there is no task for it.
        try check {
          let target =
            try home ?? TaskDestination(input, isNew: false, in: store, newUID: newUID, at: now)
          home = target
          if !carried.contains(task.id) { try target.take(&task) }
          if let section = input.sectionUID {
            try TaskSection(store: store, name: section).take(&task)
          }
        }
        if task.projectID != old.projectID { moved.append(task.id) }
        if input.changesDependencies {
          try check {
            var checked = try prerequisites ?? Prerequisites(input, in: store)
            try checked.check(task)
            prerequisites = checked
          }
        }
        try check.requireAll()
      }
      if let project = home?.projectID {
        try CarrySubtasks(store: store, now: now).run(of: moved, into: project)
      }
      try check.end()
    }
  }
}
