package import Domain

/// Completes tasks with their open subtasks, in one step. Of a repeating task, it completes the current
/// occurrence.
package struct CompleteTasks {
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A task with open subtasks is refused, unless these are to be completed as well.
    package static let refusingOpenSubtasks = Options(rawValue: 1)
    /// A task that repeats goes on with the first occurrence after now, and not with the next one.
    package static let skippingMissed = Options(rawValue: 2)
    /// A task that repeats does so no longer.
    package static let endingSeries = Options(rawValue: 4)
  }

  /// A repeating task, and its next occurrence; nil at the end of its series.
  private struct Repeating {
    var task: Task
    var next: (task: Task, shift: SeriesShift)?
  }

  private let store: any Store
  private let options: Options

  package init(_ store: any Store, _ options: Options = []) {
    self.store = store
    self.options = options
  }

  /// The ids are asked for as part of the step.
  ///
  /// - Throws: `notFound`, or `conflict` for one that is not open; nothing is changed then.
  package func run(_ ids: @autoclosure () throws -> [Int64], at now: Instant) throws {
    try store.write(.completeTasks, at: now) {
      let ids = try ids()
      let log = CompletionLog(store, at: now)
      let repeating = try completeOthers(ids, in: log, at: now)
      if options.contains(.refusingOpenSubtasks) { try refuseOpenSubtasks(of: ids) }
      let goingOn = Set(repeating.filter { $0.next != nil }.map(\.task.id))
      let final = goingOn.isEmpty ? ids : ids.filter { !goingOn.contains($0) }
      let subtasks = try store.tasks.descendants(of: final, [.open])
      try finish(repeating, below: subtasks, in: log, at: now)
      try RunningEntries(store: store).end(ofTasks: ids, at: now)
    }
  }

  /// Completes those that do not repeat.
  ///
  /// - Returns: the others.
  private func completeOthers(
    _ ids: [Int64], in log: CompletionLog, at now: Instant
  ) throws -> [Repeating] {
    var repeating: [Repeating] = []
    var others: [(task: Task, old: Task)] = []
    let series = AdvanceSeries(store: store, now: now)
    try store.tasks.forEach(ids, readingAhead: true) { old, _ in
      var task = old
      try task.complete(at: now)
      if old.repeats {
        let next = options.contains(.endingSeries) ? nil : try series.next(of: old, after: step)
        repeating.append(Repeating(task: old, next: next))
      } else {
        others.append((task, old))
        if others.count == CompletionLog.batchSize { try complete(&others, in: log, at: now) }
      }
    }
    try complete(&others, in: log, at: now)
    return repeating
  }

  private func complete(
    _ tasks: inout [(task: Task, old: Task)], in log: CompletionLog, at now: Instant
  ) throws {
    try store.tasks.save(tasks, modified: now)
    try log.complete(tasks.map(\.task))
    tasks.removeAll(keepingCapacity: true)
  }

  private var step: SeriesStep {
    options.contains(.skippingMissed) ? .completedWithMissed : .completed
  }

  /// Completes what is below a completed task for good, and takes the other ones that repeat on.
  private func finish(
    _ repeating: [Repeating], below subtasks: [Task], in log: CompletionLog, at now: Instant
  ) throws {
    let change = ChangeTasks(store: store, now: now)
    let over = Set(subtasks.map(\.id))
    var final = subtasks
    for entry in repeating where entry.next == nil && !over.contains(entry.task.id) {
      final.append(entry.task)
    }
    try log.complete(final)
    try change.run(final) { task in
      try task.complete(at: now)
      if options.contains(.endingSeries), task.repeats { try task.endSeries() }
    }
    let series = AdvanceSeries(store: store, now: now)
    for entry in repeating {
      guard let next = entry.next, !over.contains(entry.task.id) else { continue }
      try log.complete([entry.task])
      try series.run(entry.task, after: step, to: next.task, by: next.shift)
    }
  }

  private func refuseOpenSubtasks(of ids: [Int64]) throws {
    let given = Set(ids)
    let open = try store.tasks.descendants(of: ids, [.open]).first { !given.contains($0.id) }
    if let open { throw try refusal(of: ids, for: open) }
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
