package import Domain

/// Adds tasks, in one step.
package final class AddTasks: CreatingUseCase {
  /// As far as they were asked for.
  private var defaultReminders: [DefaultReminders: [Reminder]] = [:]

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
          var task = try task(input(index), series, at: now, .throwing)
          task.position = OrderKey.between(last, nil) ?? .first
          last = task.position
          added(index, try store.tasks.insert(task))
        } catch let failure as Failure {
          throw failure.at(index: index)
        }
      }
    }
  }

  /// Checks what would be added.
  package func check(_ input: TaskInput, at now: Instant, _ check: InputCheck) throws {
    try store.write(.addTasks, at: now) {
      let series = UpdateSeries(store: store, now: now)
      let task = try task(input, series, at: now, check)
      try check.requireAll()
      _ = try store.tasks.insert(task)
      try check.end()
    }
  }

  private func remindByDefault(of task: inout Task) throws {
    guard let moment = task.due ?? task.start else { return }
    let kind: DefaultReminders = moment.isDate ? .allDayTask : .timedTask
    let reminders = try defaultReminders[kind] ?? store.settings.defaultReminders(kind)
    defaultReminders[kind] = reminders
    if !reminders.isEmpty { try task.setReminders(reminders) }
  }

  /// A new task, but for its place.
  private func task(
    _ input: TaskInput, _ series: UpdateSeries, at now: Instant, _ check: InputCheck
  ) throws -> Task {
    var home: TaskDestination?
    try check {
      home = try TaskDestination(input, isNew: true, in: store, newUID: newUID, at: now)
    }
    try check(unlessWrong: [TextRule.title.field]) {
      if input.title == nil {
        throw Failure(.invalid, "A new task needs a title.", field: TextRule.title.field)
      }
    }
    var task = Task(blank: newUID())
    task.projectID = Project.inboxID
    task.created = now
    task.modified = now
    try check { try home?.take(&task) }
    if let section = input.sectionUID {
      try check { try TaskSection(store: store, name: section).take(&task) }
    }
    try input.apply(to: &task, check)
    try check { try store.apply(input.fieldValues, to: &task.fieldValues, of: .task) }
    try check { try input.settleFloating(&task, over: nil, in: store.zone) }
    if input.reminders == nil { try remindByDefault(of: &task) }
    if input.changesDependencies { try check { _ = try Prerequisites(input, in: store) } }
    try check(unlessWrong: Task.dates) { try task.checkDates(in: store.zone) }
    try check(unlessWrong: Task.timesOfSeries) { try series.run(&task, over: nil) }
    return task
  }
}
