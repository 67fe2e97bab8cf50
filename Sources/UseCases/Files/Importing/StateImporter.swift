import Domain
import Platform

/// What an import did to the history of tasks: which were completed, and which overdue ones got another
/// due. Where the file tells that itself, its word counts, so all is seen to when the file is in.
struct StateImporter {
  private let store: any Store
  private let log: CompletionLog
  private let saveTask: SaveTask
  private var completed: [Int64] = []
  /// When tasks had been completed that the file says were completed at another time, by their ids.
  private var completedBefore: [Int64: Instant] = [:]
  private var postponements: [Postponement] = []
  /// Those that may be due again when they were before.
  private var rescheduled: [Task] = []
  /// Occurrences that the file has as tasks of their own, and says nothing of their marks.
  private var ownTasks: [(series: String, occurrence: LocalMoment, isPresent: Bool)] = []
  private let now: Instant
  private var need = MemoryNeed(bytesEach: 1)

  init(store: any Store, at now: Instant) {
    self.store = store
    self.now = now
    log = CompletionLog(store, at: now)
    saveTask = SaveTask(store: store, now: now)
  }

  mutating func added(_ task: Task, as id: Int64) {
    if task.completed != nil { completed.append(id) }
  }

  /// A task of a format that has no marks of occurrences. Of another program, it may stand for the present one.
  mutating func takenWithoutMarks(_ task: Task, isOfOthers: Bool) {
    if let series = task.seriesUID, let occurrence = task.occurrence {
      ownTasks.append((series, occurrence, isOfOthers))
    }
  }

  /// `time` is when it became what it is.
  mutating func saved(_ task: Task, over old: Task, at time: Instant) throws {
    if let postponement = try saveTask.postponement(of: task, over: old, at: time) {
      postponements.append(postponement)
    }
    if task.due != old.due || old.completed != nil {
      if !need.add(task.need) { throw Failure.noMemory }
      rescheduled.append(task)
    }
    if task.completed == old.completed { return }
    if task.completed == nil { return try log.takeBack(old) }
    completed.append(task.id)
    completedBefore[task.id] = old.completed
  }

  mutating func finish() throws {
    for purged in try store.purgedTasks.present() { try revive(purged) }
    for start in stride(from: 0, to: completed.count, by: CompletionLog.batchSize) {
      let end = min(start + CompletionLog.batchSize, completed.count)
      try complete(store.completions.unloggedTaskIDs(among: Array(completed[start..<end])))
    }
    for postponement in postponements where try isNews(postponement) {
      try saveTask.save(postponement)
    }
    for task in rescheduled { try saveTask.takeBackPostponements(of: task) }
    for task in ownTasks {
      try mark(task.occurrence, ofSeries: task.series, evenPresent: task.isPresent)
    }
  }

  /// A series does not come to an occurrence that is a task of its own.
  private func mark(
    _ occurrence: LocalMoment, ofSeries uid: String, evenPresent: Bool
  ) throws {
    guard let series = try store.tasks.task(uid: uid), series.repeats, series.repeatMode == .fixed,
      let present = series.occurrence,
      occurrence > present || evenPresent && occurrence == present,
      try !OccurrenceMarks(store).contains(occurrence, of: series)
    else { return }
    _ = try store.skippedOccurrences.insert(
      SkippedOccurrence(of: series, occurrence, at: now))
  }

  /// A task that was purged is there again: it goes on from what it was.
  private mutating func revive(_ purged: PurgedTask) throws {
    try store.purgedTasks.remove(purged)
    guard let task = try store.tasks.task(uid: purged.uid) else { return }
    rescheduled.append(task)
    guard let before = purged.completed, task.completed != before else { return }
    if task.completed == nil {
      var old = task
      old.completed = before
      try log.takeBack(old)
    } else {
      completedBefore[task.id] = before
    }
  }

  private func complete(_ ids: [Int64]) throws {
    var tasks: [Task] = []
    for task in try ids.isEmpty ? [] : store.tasks.tasks(ids: ids) {
      if try !move(task) { tasks.append(task) }
    }
    try log.complete(tasks)
  }

  /// Corrects when a task was completed, if the log has it.
  private func move(_ task: Task) throws -> Bool {
    guard let completed = task.completed, let before = completedBefore[task.id] else {
      return false
    }
    var old = task
    old.completed = before
    guard let entry = try log.entry(of: old) else { return false }
    var moved = entry
    moved.completed = completed
    try store.completions.save(moved, over: entry)
    return true
  }

  /// Whether the file does not say itself until when the task was due then: it was postponed or completed
  /// elsewhere.
  private func isNews(_ postponement: Postponement) throws -> Bool {
    let uid = postponement.taskUID
    return try !store.postponements.postponements(ofTask: uid).contains {
      $0.due == postponement.due
    } && !store.completions.contains(task: uid, due: postponement.due)
  }
}
