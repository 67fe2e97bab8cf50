extension SkippedOccurrence {
  /// That a task skips an occurrence.
  package init(of task: Task, _ occurrence: LocalMoment, at now: Instant) {
    self.init(
      blank: OccurrenceUID.make(series: task.uid, occurrence: occurrence.text, role: "skip"))
    taskUID = task.uid
    self.occurrence = occurrence
    skipped = now
  }
}
