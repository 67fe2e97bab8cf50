extension Task {
  /// The uid of the completion of one of its occurrences, the same on every device.
  package func uid(of occurrence: LocalMoment) -> String {
    OccurrenceUID.make(series: uid, occurrence: occurrence.text)
  }
}

extension Completion {
  package init(uid: String, taskUID: String, occurrence: LocalMoment?, completed: Instant) {
    self.init(blank: uid)
    self.taskUID = taskUID
    self.occurrence = occurrence
    self.completed = completed
  }
}
