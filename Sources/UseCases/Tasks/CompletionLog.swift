import Domain

/// Logs completed tasks and occurrences, within a step.
final class CompletionLog {
  static let batchSize = 500

  private let store: any Store
  private let now: Instant
  private let projects: ProjectUIDs
  private var settings: PulseSettings?

  init(_ store: any Store, at now: Instant) {
    self.store = store
    self.now = now
    projects = ProjectUIDs(store)
  }

  /// Logs that tasks are completed: of those that repeat, the present occurrences. An open one is
  /// completed now.
  func complete(_ tasks: [Task]) throws {
    for start in stride(from: 0, to: tasks.count, by: Self.batchSize) {
      let batch = tasks[start..<min(start + Self.batchSize, tasks.count)]
      var uids = try freeUIDs(of: batch.filter { !$0.repeats }).makeIterator()
      var entries: [Completion] = []
      for task in batch {
        if !task.repeats, let uid = uids.next() {
          let entry = Completion(uid: uid, taskUID: task.uid, occurrence: nil, completed: now)
          entries.append(try self.entry(entry, of: task))
        } else {
          try store.completions.insert(entries)
          entries.removeAll()
          try completeOccurrence(of: task)
        }
      }
      try store.completions.insert(entries)
    }
  }

  /// The uids of the next completions of tasks that do not repeat: mostly of their first ones.
  private func freeUIDs(of tasks: [Task]) throws -> [String] {
    if tasks.isEmpty { return [] }
    let first = tasks.map { uid(ofCompletion: 1, of: $0) }
    let known = try store.completions.known(amongUIDs: first)
    if known.isEmpty { return first }
    let taken = try store.completions.plainUIDs(ofTasks: tasks.map(\.uid))
    return try zip(tasks, first).map { task, first in
      guard known.contains(ExactText(first)) else { return first }
      return try freeUID(of: task, besides: taken[ExactText(task.uid)] ?? [])
    }
  }

  /// Of a task that was completed before, such as a subtask of one that repeats. A file may have given the
  /// uid to what was completed elsewhere.
  private func freeUID(of task: Task, besides taken: [String]) throws -> String {
    var number = taken.count
    while true {
      number += 1
      let uid = uid(ofCompletion: number, of: task)
      if !taken.contains(uid), try store.completions.find(uid: uid) == nil { return uid }
    }
  }

  /// With a UUID as the task's, "#1" just fits into one block of the hash.
  private func uid(ofCompletion number: Int, of task: Task) -> String {
    OccurrenceUID.make(series: task.uid, occurrence: "#\(number)")
  }

  /// Reopens a completed task, and takes its completion back.
  func reopen(_ task: inout Task) throws {
    try takeBack(task)
    try task.reopen()
    // Somebody sees a point in it again.
    if task.until != nil, task.isExpired(at: now, in: store.days) { task.until = nil }
    if !task.repeats, task.seriesUID == nil { task.occurrence = nil }
  }

  /// Takes back that a task was completed, or the last occurrence of one that repeated.
  func takeBack(_ task: Task) throws {
    if let entry = try entry(of: task) { try store.completions.remove(entry) }
  }

  /// The entry of a task that is completed; nil when the log has none.
  func entry(of task: Task) throws -> Completion? {
    guard let completed = task.completed else { return nil }
    if let occurrence = task.occurrence,
      let entry = try store.completions.find(uid: task.uid(of: occurrence))
    {
      return entry
    }
    return try store.completions.last(ofTask: task.uid, completed: completed)
  }

  /// Logs that an occurrence of a series was completed elsewhere, with what `task` is at that time and when it was
  /// completed. One that was taken back here since stays so.
  ///
  /// - Returns: whether the log did not have it.
  func complete(_ occurrence: LocalMoment, of task: Task) throws -> Bool {
    let uid = task.uid(of: occurrence)
    let completed = task.completed ?? now
    guard let old = try store.completions.find(uid: uid) else {
      let entry = Completion(
        uid: uid, taskUID: task.uid, occurrence: occurrence, completed: completed)
      _ = try store.completions.insert(self.entry(entry, of: task))
      return true
    }
    // Files say it to the second.
    let isSame = abs(old.completed.milliseconds - completed.milliseconds) < 1_000
    guard old.isReopened, !isSame else { return false }
    try store.completions.save(entry(old, of: task), over: old)
    return true
  }

  /// One that was completed before, and came again, is logged anew in its place.
  private func completeOccurrence(of task: Task) throws {
    let occurrence = try task.presentOccurrence(
      at: task.completed ?? now, in: store.days(named: task.zoneName))
    let uid = task.uid(of: occurrence)
    if let old = try store.completions.find(uid: uid) {
      try store.completions.save(entry(old, of: task), over: old)
    } else {
      _ = try store.completions.insert(
        entry(
          Completion(uid: uid, taskUID: task.uid, occurrence: occurrence, completed: now), of: task)
      )
    }
  }

  /// The entry with what the task is at present.
  private func entry(_ entry: Completion, of task: Task) throws -> Completion {
    let settings = try self.settings ?? store.settings.pulse()
    self.settings = settings
    var entry = entry
    entry.completed = task.completed ?? now
    entry.isReopened = false
    entry.projectUID = try projects.uid(of: task.projectID)
    entry.priority = task.priority
    entry.points = settings.points(for: task.priority)
    entry.due = task.due?.fixed(in: store.zone)
    entry.tags = task.tags
    return entry
  }
}
