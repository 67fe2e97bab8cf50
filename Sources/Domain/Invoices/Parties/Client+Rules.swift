extension Client {
  package init(uid: String, created: Instant) {
    self.init(blank: uid)
    self.created = created
  }

  mutating func setNotes(_ text: String) throws {
    notes = try TextRule.notes(text)
  }
}
