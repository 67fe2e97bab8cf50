import Domain

/// Stores a changed task, within a step. An overdue task that gets another due, or none, is recorded as
/// postponed until it gets that due back.
struct SaveTask {
  let store: any Store
  let now: Instant
  private let projects: ProjectUIDs
  private let days: any Zone

  init(store: any Store, now: Instant) {
    self.store = store
    self.now = now
    projects = ProjectUIDs(store)
    days = store.days
  }

  func run(_ task: Task, over old: Task) throws {
    try withoutPostponing(task, over: old)
    if let postponement = try postponement(of: task, over: old) { try save(postponement) }
  }

  /// Stores one that is not postponed, whatever its due was: it goes on because its present occurrence
  /// was completed, and the log of completions has that due.
  func withoutPostponing(_ task: Task, over old: Task) throws {
    try store.tasks.save(task, over: old, modified: now)
    if task.due != old.due || old.completed != nil { try takeBackPostponements(of: task) }
  }

  /// A task that is due again when it was before counts as if it had never had another due since.
  func takeBackPostponements(of task: Task) throws {
    guard task.completed == nil, let due = task.due?.fixed(in: days) else { return }
    for postponement in try store.postponements.postponements(ofTask: task.uid)
    where postponement.due == due {
      try store.postponements.remove(postponement)
    }
  }

  /// Nil unless it was and is open, and is due at another time than the past one at which it was. One
  /// that came just now was never overdue before. What a file tells of may have been at another time than now.
  func postponement(
    of task: Task, over old: Task, at time: Instant? = nil
  ) throws -> Postponement? {
    let time = time ?? now
    guard task.due != old.due, let due = old.due, old.status == .open, task.status == .open,
      old.created < time, due.end(in: days) < time
    else { return nil }
    let uid = OccurrenceUID.make(
      series: task.uid, occurrence: "postponement \(due.text) \(time.text)")
    var postponement = Postponement(
      uid: uid, taskUID: task.uid, due: due.fixed(in: days), ended: time)
    postponement.projectUID = try projects.uid(of: old.projectID)
    return postponement
  }

  /// At one instant, a task is postponed once from one due.
  func save(_ postponement: Postponement) throws {
    if try store.postponements.find(uid: postponement.uid) == nil {
      _ = try store.postponements.insert(postponement)
    }
  }
}
