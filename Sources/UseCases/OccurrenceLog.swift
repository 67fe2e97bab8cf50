import Domain

/// Logs which occurrences of tasks that repeat were completed, within a step.
final class OccurrenceLog {
  private let store: any Store
  private let now: Instant
  private var projectUIDs: [Int64: String] = [:]

  init(_ store: any Store, at now: Instant) {
    self.store = store
    self.now = now
  }

  /// Logs that the present occurrence of a task is completed. One that was completed before, and came
  /// again, is logged anew in its place.
  func complete(_ task: Task, in zone: any Zone) throws {
    let occurrence = task.presentOccurrence(at: now, in: zone)
    let uid = task.uid(of: occurrence)
    let old = try store.completions.find(uid: uid)
    var completion =
      old ?? Completion(uid: uid, taskUID: task.uid, occurrence: occurrence, completed: now)
    completion.completed = now
    completion.projectUID = try projectUID(of: task)
    completion.priority = task.priority
    completion.points = try store.settings.pulse().points(for: task.priority)
    completion.due = task.due
    completion.tags = task.tags
    if let old {
      try store.completions.save(completion, over: old)
    } else {
      _ = try store.completions.insert(completion)
    }
  }

  /// Reopens a completed task, and takes back that its last occurrence is completed.
  func reopen(_ task: inout Task) throws {
    try task.reopen()
    guard let occurrence = task.occurrence else { return }
    if let completion = try store.completions.find(uid: task.uid(of: occurrence)) {
      try store.completions.remove(completion)
    }
    if !task.repeats, task.seriesUID == nil { task.occurrence = nil }
  }

  private func projectUID(of task: Task) throws -> String {
    if let known = projectUIDs[task.projectID] { return known }
    let uid = try store.projects.project(id: task.projectID)?.uid ?? ""
    projectUIDs[task.projectID] = uid
    return uid
  }
}

extension Task {
  /// The uid of one of its occurrences, the same on every device.
  func uid(of occurrence: LocalMoment) -> String {
    OccurrenceUID.make(series: uid, occurrence: occurrence.text)
  }
}
