package import Domain

/// Computes the time left until the due of a task, an event, or the end of the day.
package struct CountdownReader {
  let store: any Store
  let now: Instant

  package init(_ store: any Store, at now: Instant) {
    self.store = store
    self.now = now
  }

  /// A due date counts to the end of its day. The elapsed part is counted from `beginning`; without
  /// that, from the task's start, if it has one, else from its creation. Nothing counts to the due of one that is
  /// cancelled or expired.
  ///
  /// - Throws: `notFound`; `conflict` for a task without a due or in the trash.
  package func task(_ id: Int64, from beginning: Instant? = nil) throws -> Countdown {
    let task = try Failure.about("id") {
      let task = try store.tasks.existing(id)
      try task.refuseDeleted()
      return task
    }
    guard let due = task.due else {
      throw Failure(
        .conflict, "Task \(id) has no due that a countdown could lead to: give it one.",
        field: "id")
    }
    let days = store.days
    let start = task.start?.beginning(in: days)
    let over = Instant(clamping: due.end(in: days).milliseconds + 1)
    let end = due.isDate ? over : due.beginning(in: days)
    return Countdown(
      start: start, end: end, over: over, beginning: beginning ?? start ?? task.created,
      done: task.completed,
      givenUp: task.cancelled
        ?? (task.isExpired(at: now, in: days) ? task.until?.end(in: days) : nil), at: now)
  }

  /// The day that it is, from its beginning to its end.
  package func day() -> Countdown {
    let days = store.days
    let day = days.day(containing: now)
    let beginning = days.startOfDay(day)
    let end = days.end(of: day)
    return Countdown(
      start: nil, end: end, over: end, beginning: beginning, done: nil, at: now)
  }
}
