/// A list of tasks with a name; every task is in exactly one.
package struct Project: Equatable, Sendable {
  /// Every store has it, and it stays as it is.
  package static let inboxID: Int64 = 1
  /// The same on every device, so that they never make two.
  package static let inboxUID = "inbox"
  package static let inboxName = "Inbox"

  package var id: Int64
  package var uid: String
  package private(set) var name: String
  package private(set) var description = ""
  package var colour = ColourToken.black
  /// A name or an emoji that the screens know.
  package private(set) var icon = ""
  /// Its place among the projects; Inbox is always the first, whatever its own.
  package var position = OrderKey.first
  package var created: Instant
  /// Since then it and its tasks are out of sight.
  package private(set) var archived: Instant?

  package var isInbox: Bool { id == Self.inboxID }

  /// A project whose id is 0 is not stored yet.
  ///
  /// - Throws: `invalid` for a name that is empty, over 200 characters or more than one line.
  package init(id: Int64 = 0, uid: String, name: String, created: Instant) throws {
    self.id = id
    self.uid = try TextRule.uid.line(uid)
    self.name = try TextRule.projectName.line(name)
    self.created = created
  }

  /// Gives it another name.
  ///
  /// - Throws: `conflict` for Inbox.
  package mutating func rename(to newName: String) throws {
    try refuseInbox("renamed")
    try setName(newName)
  }

  mutating func setName(_ text: String) throws {
    name = try TextRule.projectName.line(text)
  }

  /// Gives it a description; an empty text takes it away.
  package mutating func setDescription(_ text: String) throws {
    description = text.isEmpty ? "" : try TextRule.description.line(text)
  }

  /// Gives it an icon; an empty text takes it away.
  package mutating func setIcon(_ text: String) throws {
    icon = text.isEmpty ? "" : try TextRule.icon.line(text)
  }

  /// Puts it out of sight, or back with nil.
  ///
  /// - Throws: `conflict` for Inbox.
  package mutating func archive(at instant: Instant?) throws {
    if instant != nil { try refuseInbox("archived") }
    archived = instant
  }

  /// Another program took it away.
  package static let missingInbox = Failure(
    .corrupt, "The store is damaged: the project Inbox is missing. Repair the store.")

  /// - Throws: `conflict` for Inbox.
  package func refuseInbox(_ participle: String) throws {
    if isInbox {
      throw Failure(
        .conflict, "Inbox cannot be \(participle): every store has it.", field: "id")
    }
  }
}
