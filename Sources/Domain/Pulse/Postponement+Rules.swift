extension Postponement {
  package init(uid: String, taskUID: String, due: Moment, ended: Instant) {
    self.init(blank: uid)
    self.taskUID = taskUID
    self.due = due
    self.ended = ended
  }
}
