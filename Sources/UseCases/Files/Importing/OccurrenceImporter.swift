import Domain

/// Takes in what a file of another program says of single occurrences of tasks that repeat: which ones are completed,
/// and which ones are tasks of their own. The series go on past them.
struct OccurrenceImporter {
  /// The outcome of an occurrence that a file marks as completed.
  enum Outcome {
    case completed
    case known
    /// It says more than that, or is none of its series: it is a task of its own.
    case ownTask
  }

  private let store: any Store
  private let now: Instant
  private let log: CompletionLog
  /// The series that a file says something of, in their order.
  private var series: [ExactText] = []
  private var seen: Set<ExactText> = []

  init(store: any Store, at now: Instant) {
    self.store = store
    self.now = now
    log = CompletionLog(store, at: now)
  }

  /// The same task, as the occurrence of its series that the clocks of the series say that it is.
  func placed(_ filed: FiledTask) throws -> FiledTask {
    try filed.placed(
      in: { uid in
        guard let series = try store.tasks.task(uid: uid) else { return nil }
        return series.recurrence.map { ($0, series.zoneName) }
      }, of: store)
  }

  /// Whether a file says of an occurrence that it is completed, and not that a task of its own is: what Taskcore writes
  /// of that has a place of its own, and other programs repeat that of the series.
  func isCompleted(_ filed: FiledTask) throws -> Bool {
    guard filed.changedOccurrence != nil, filed.task.completed != nil else { return false }
    guard filed.properties.contains(.position), let uid = filed.task.seriesUID else { return true }
    return try store.tasks.task(uid: uid)?.position == filed.task.position
  }

  /// The same task; without a word of a series that the store does not have, it is a task of its own.
  func folded(_ filed: FiledTask) throws -> FiledTask {
    guard filed.foldsIntoSeries, !filed.isOccurrenceExact, let uid = filed.task.seriesUID else {
      return filed
    }
    var folded = filed
    if let series = try store.tasks.task(uid: uid), series.repeats {
      let isSame = ExactText(series.title) == ExactText(filed.task.title)
      folded.foldsIntoSeries = isSame || filed.task.status != .open
      return folded
    }
    folded.task.seriesUID = nil
    folded.task.occurrence = nil
    folded.changedOccurrence = nil
    folded.foldsIntoSeries = false
    folded.properties.subtract([.series, .occurrence])
    return folded
  }

  /// Logs that a series skips an occurrence that it did not come to yet, or came past without a mark.
  mutating func skip(_ filed: FiledTask) throws -> Outcome {
    guard let uid = filed.task.seriesUID, let occurrence = filed.task.occurrence,
      let skipped = filed.task.deleted ?? filed.task.cancelled,
      let series = try store.tasks.task(uid: uid), series.repeats
    else { return .known }
    let skip = SkippedOccurrence(of: series, occurrence, at: skipped)
    // What was taken back here stays so.
    guard try !OccurrenceMarks(store).contains(occurrence, of: series),
      try store.lookups.writes(of: SkippedOccurrence.entity, uid: skip.uid).removed == nil
    else { return .known }
    touch(uid)
    _ = try store.skippedOccurrences.insert(skip)
    return .completed
  }

  /// Logs that an occurrence was completed, when that is all that the file says of it.
  mutating func complete(_ filed: FiledTask) throws -> Outcome {
    if filed.foldsIntoSeries {
      guard let uid = filed.task.seriesUID, let series = try store.tasks.task(uid: uid),
        series.repeats
      else { return .known }
    }
    guard let uid = filed.task.seriesUID, let occurrence = filed.task.occurrence,
      let completed = filed.task.completed, let series = try store.tasks.task(uid: uid),
      try filed.foldsIntoSeries
        || Self.isCompletion(filed, of: series, in: store.zone(named: series.zoneName))
    else { return .ownTask }
    touch(uid)
    let zone = try store.days(named: series.zoneName)
    var done = series
    done.completed = completed
    if filed.task.due != nil {
      done.due = filed.task.due
    } else if let present = series.occurrence {
      done.due = series.due.map {
        SeriesShift(fromOccurrence: present, to: occurrence, in: zone).moved($0, in: zone)
      }
    }
    return try log.complete(occurrence, of: done) ? .completed : .known
  }

  /// A task of its own stands for an occurrence.
  mutating func touch(_ series: String) {
    if seen.insert(ExactText(series)).inserted { self.series.append(ExactText(series)) }
  }

  /// Takes the series on to the first occurrence that has no mark.
  func finish() throws {
    for uid in series { try goOn(uid.text) }
  }

  private func goOn(_ uid: String) throws {
    guard let task = try store.tasks.task(uid: uid), task.status == .open, task.repeats,
      let present = task.occurrence, try OccurrenceMarks(store).contains(present, of: task)
    else { return }
    let completion = try store.completions.find(uid: task.uid(of: present))
    let completed = completion.flatMap { $0.isReopened ? nil : $0.completed }
    // What happened elsewhere is of then, on each device that reads of it.
    let then = max(task.modified, completed ?? task.modified)
    let step: SeriesStep = completed == nil ? .skipped : .completed
    let series = AdvanceSeries(
      store: store, now: task.repeatMode == .fixed ? then : completed ?? now)
    if let next = try series.next(of: task, after: step) {
      return try series.run(task, after: step, to: next.task, by: next.shift)
    }
    guard let completed else { return }
    var last = task
    try last.complete(at: completed)
    try SaveTask(store: store, now: then).withoutPostponing(last, over: task)
  }

  private static func isCompletion(
    _ filed: FiledTask, of series: Task, in zone: any Zone
  ) throws -> Bool {
    guard series.repeats, let occurrence = filed.task.occurrence, let recurrence = series.recurrence
    else { return false }
    let title = filed.task.title
    guard title == "…" || ExactText(title) == ExactText(series.title) else { return false }
    let notes = filed.task.notes
    guard notes.isEmpty || ExactText(notes) == ExactText(series.notes) else { return false }
    switch series.repeatMode {
    case .fixed: return try recurrence.contains(occurrence, in: zone)
    case .afterCompletion: return occurrence == series.occurrence || occurrence < recurrence.start
    }
  }
}
