import Domain

/// Advances repeating tasks to their next occurrences, with their subtasks, within a step.
struct AdvanceSeries {
  let store: any Store
  let now: Instant

  /// What becomes of a task that goes on; nil when its series is over.
  func next(of task: Task, after step: SeriesStep) throws -> (task: Task, shift: SeriesShift)? {
    var next = task
    let zone = try store.days(named: task.zoneName)
    let marks = OccurrenceMarks(store)
    let shift = try next.goOn(after: step, at: now, in: zone) { occurrence in
      try marks.contains(occurrence, of: task)
    }
    return shift.map { (next, $0) }
  }

  /// Stores a task that goes on. What is below it is open again, with its completions in the log, and
  /// goes along; but an open task that repeats has a series of its own, and stays with all that is below
  /// it.
  func run(_ task: Task, after step: SeriesStep, to next: Task, by shift: SeriesShift) throws {
    let save = SaveTask(store: store, now: now)
    switch step {
    case .completed, .completedWithMissed, .cancelled: try save.withoutPostponing(next, over: task)
    case .skipped: try save.run(next, over: task)
    }
    let marks = OccurrenceMarks(store)
    // It may have been done before its time, and is counted from that now.
    if next.repeatMode == .afterCompletion, let occurrence = next.occurrence {
      try marks.reopen(occurrence, of: next)
    }
    let zone = try store.days(named: task.zoneName)
    let below = try store.tasks.descendants(of: [task.id], Status.present)
    if below.isEmpty { return }
    try ChangeTasks(store: store, now: now).run(carried(below, under: task.id)) { subtask in
      if subtask.status == .open { subtask.started = nil } else { try subtask.reopen() }
      try subtask.shift(by: shift, in: zone)
      if subtask.repeats, let occurrence = subtask.occurrence {
        try marks.reopen(from: occurrence, of: subtask)
      }
    }
  }

  /// Logs that a task leaves its present occurrence out.
  func logSkip(of task: Task) throws {
    let zone = try store.days(named: task.zoneName)
    var skip = SkippedOccurrence(
      of: task, task.presentOccurrence(at: now, in: zone), at: now)
    if let old = try store.skippedOccurrences.find(uid: skip.uid) {
      skip.id = old.id
      try store.skippedOccurrences.save(skip, over: old)
    } else {
      _ = try store.skippedOccurrences.insert(skip)
    }
  }

  private func carried(_ tasks: [Task], under id: Int64) -> [Task] {
    let children = Dictionary(grouping: tasks) { $0.parentID }
    var carried: [Task] = []
    var ids = [id]
    // In a damaged store, a task can be below itself.
    var seen: Set<Int64> = [id]
    while let parent = ids.popLast() {
      for task in children[parent] ?? []
      where !(task.repeats && task.status == .open) && seen.insert(task.id).inserted {
        carried.append(task)
        ids.append(task.id)
      }
    }
    return carried.sorted { $0.id < $1.id }
  }
}
