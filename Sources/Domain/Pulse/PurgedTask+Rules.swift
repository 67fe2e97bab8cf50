extension PurgedTask {
  package init(uid: String, created: Instant, deleted: Instant) {
    self.init(blank: uid)
    self.created = created
    self.deleted = deleted
  }
}
