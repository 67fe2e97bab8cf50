extension Completion {
  package init(uid: String, taskUID: String, occurrence: LocalMoment?, completed: Instant) {
    self.init(blank: uid)
    self.taskUID = taskUID
    self.occurrence = occurrence
    self.completed = completed
  }
}
