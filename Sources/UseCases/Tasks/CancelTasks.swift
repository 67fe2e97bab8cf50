package import Domain

/// Cancels tasks with their open subtasks, in one step: they are closed, score nothing and keep nobody
/// waiting. Of one that repeats, it cancels the present occurrence, and the series goes on.
package struct CancelTasks {
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A task that repeats is cancelled with all occurrences to come.
    package static let wholeSeries = Options(rawValue: 1)
  }

  /// A repeating task, and its next occurrence.
  private struct Repeating {
    var task: Task
    var next: (task: Task, shift: SeriesShift)
  }

  private static let batchSize = 500

  private let store: any Store
  private let options: Options

  package init(_ store: any Store, _ options: Options = []) {
    self.store = store
    self.options = options
  }

  /// One that repeats without a next occurrence is cancelled as any other, and keeps its rule, so that it
  /// goes on when it is reopened. The ids are asked for as part of the step.
  ///
  /// - Throws: `notFound`, or `conflict` for one that is not open; nothing is changed then.
  package func run(_ ids: @autoclosure () throws -> [Int64], at now: Instant) throws {
    try store.write(.cancelTasks, at: now) {
      let ids = try ids()
      let goingOn = try cancelOthers(ids, at: now)
      let skipping = Set(goingOn.map(\.task.id))
      let closed = skipping.isEmpty ? ids : ids.filter { !skipping.contains($0) }
      let subtasks = try store.tasks.descendants(of: closed, [.open])
      try ChangeTasks(store: store, now: now).run(subtasks) { try $0.cancel(at: now) }
      let over = Set(subtasks.map(\.id))
      let series = AdvanceSeries(store: store, now: now)
      for entry in goingOn where !over.contains(entry.task.id) {
        try series.logSkip(of: entry.task)
        try series.run(entry.task, after: .cancelled, to: entry.next.task, by: entry.next.shift)
      }
      try RunningEntries(store: store).end(ofTasks: ids, at: now)
    }
  }

  /// Cancels those that do not go on.
  ///
  /// - Returns: the others.
  private func cancelOthers(_ ids: [Int64], at now: Instant) throws -> [Repeating] {
    var goingOn: [Repeating] = []
    var others: [(task: Task, old: Task)] = []
    let series = AdvanceSeries(store: store, now: now)
    try store.tasks.forEach(ids, readingAhead: true) { old, _ in
      var task = old
      try task.cancel(at: now)
      if old.repeats, !options.contains(.wholeSeries),
        let next = try series.next(of: old, after: .cancelled)
      {
        return goingOn.append(Repeating(task: old, next: next))
      }
      others.append((task, old))
      if others.count == Self.batchSize {
        try store.tasks.save(others, modified: now)
        others.removeAll(keepingCapacity: true)
      }
    }
    try store.tasks.save(others, modified: now)
    return goingOn
  }
}
