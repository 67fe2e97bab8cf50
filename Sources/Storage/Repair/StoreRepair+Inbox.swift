import Domain

extension StoreRepair {
  /// Makes project 1 the Inbox that every store has.
  func mendInbox() throws {
    guard let inbox = try readInbox() else {
      try freeNameAndUID()
      let inbox = try Project(
        id: Project.inboxID, uid: Project.inboxUID, name: Project.inboxName, created: now)
      _ = try projects.insert(inbox, id: Project.inboxID)
      report.isInboxRestored = true
      return
    }
    if inbox.isSound { return }
    try freeNameAndUID()
    try database.statement(
      "UPDATE project SET uid = ?, name = ?, name_key = ?, archived_ms = NULL, parent_uid = NULL WHERE id = ?"
    ).run(
      Project.inboxUID, Project.inboxName, NameKey(Project.inboxName).text, Project.inboxID)
    let row = Row(id: Project.inboxID, uid: Project.inboxUID)
    try logChange(of: .name, of: row, old: .text(inbox.name), new: .text(Project.inboxName))
    if let archived = inbox.archived {
      try logChange(of: .archived, of: row, old: .integer(archived), new: .null)
    }
    if let parent = inbox.parent {
      try logChange(of: Project.Property.parent, of: row, old: .text(parent), new: .null)
    }
    report.isInboxRestored = true
  }

  private struct InboxRow {
    var uid: String
    var name: String
    var nameKey: String
    var archived: Int64?
    var parent: String?

    var isSound: Bool {
      ExactText(uid) == ExactText(Project.inboxUID)
        && ExactText(name) == ExactText(Project.inboxName)
        && ExactText(nameKey) == ExactText(NameKey(Project.inboxName).text) && archived == nil
        && parent == nil
    }
  }

  private func readInbox() throws -> InboxRow? {
    try rows(
      "SELECT uid, name, name_key, archived_ms, parent_uid FROM project WHERE id = \(Project.inboxID)"
    ) {
      InboxRow(
        uid: $0.text(0), name: $0.text(1), nameKey: $0.text(2), archived: $0.optionalInteger(3),
        parent: $0.optionalText(4))
    }.first
  }

  /// Another project that took what is Inbox's gets a name and a uid of its own.
  private func freeNameAndUID() throws {
    let others = try rows(
      """
      SELECT id, uid, name, name_key FROM project
      WHERE id <> \(Project.inboxID) AND (uid = '\(Project.inboxUID)'
        OR name_key = '\(NameKey(Project.inboxName).text)')
      """
    ) { (row: Row(id: $0.integer(0), uid: $0.text(1)), name: $0.text(2), key: $0.text(3)) }
    for var other in others {
      if other.row.uid == Project.inboxUID {
        other.row.uid = newUID()
        try database.statement("UPDATE project SET uid = ? WHERE id = ?").run(
          other.row.uid, other.row.id)
        log.updated(.project, id: other.row.id, uid: other.row.uid)
        log.changedUnlogged()
      }
      if other.key == NameKey(Project.inboxName).text {
        let name = try freeName()
        try database.statement("UPDATE project SET name = ?, name_key = ? WHERE id = ?").run(
          name, NameKey(name).text, other.row.id)
        try logChange(of: .name, of: other.row, old: .text(other.name), new: .text(name))
      }
    }
  }

  /// “Inbox 2”, or the next one that no project has.
  private func freeName() throws -> String {
    var number = 2
    while try projects.find(named: "\(Project.inboxName) \(number)", under: nil) != nil {
      number += 1
    }
    return "\(Project.inboxName) \(number)"
  }

  private func logChange(
    of property: Project.Property, of project: Row, old: LogValue, new: LogValue
  ) throws {
    try log.changed(
      .project, id: project.id, uid: project.uid, property: property.rawValue, old: old, new: new)
  }
}
