extension SkippedOccurrence {
  /// That a task skips an occurrence.
  package init(of task: Task, _ occurrence: LocalMoment, at now: Instant) {
    self.init(blank: Self.uid(of: task, occurrence))
    taskUID = task.uid
    self.occurrence = occurrence
    skipped = now
  }

  /// The same on every device.
  static func uid(of task: Task, _ occurrence: LocalMoment) -> String {
    OccurrenceUID.make(series: task.uid, occurrence: occurrence.text, role: "skip")
  }
}
