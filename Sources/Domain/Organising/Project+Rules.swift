package import Localization

extension Project {
  /// Every store has it, and it stays as it is.
  package static let inboxID: Int64 = 1
  /// The same on every device, so that they never make two.
  package static let inboxUID = "inbox"
  package static let inboxName = "Inbox"

  package var isInbox: Bool { id == Self.inboxID }

  /// A project whose id is 0 is not stored yet.
  ///
  /// - Throws: `invalid` for a name that is empty, over 200 characters or more than one line.
  package init(id: Int64 = 0, uid: String, name: String, created: Instant) throws {
    self.init(blank: try TextRule.uid.line(uid))
    self.id = id
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

  /// What no other project has: its name without case and accents, after the uid of the project that it is below.
  /// No name and no uid has the character between them.
  package var nameKey: String { Self.nameKey(name, under: parentUID) }

  package static func nameKey(_ name: String, under parentUID: String?) -> String {
    (parentUID.map { $0 + "\u{1F}" } ?? "") + NameKey(name).text
  }

  /// - Throws: `invalid` for Inbox, and for anything but a uid.
  package mutating func setParentUID(_ uid: String?) throws {
    guard let uid else {
      parentUID = nil
      return
    }
    if isInbox {
      throw Failure(
        .invalid, "Inbox cannot be below another project: every store has it at the top.",
        field: "parent_id")
    }
    parentUID = try TextRule.uid.line(uid)
  }

  /// - Throws: `invalid` for anything but a uid.
  package mutating func setClientUID(_ uid: String?) throws {
    clientUID = try uid.map { try TextRule.uid.line($0) }
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

  /// - Throws: `invalid` for Inbox.
  mutating func setArchived(_ instant: Instant?) throws {
    if isInbox, instant != nil {
      throw Failure(.invalid, "Inbox is archived: repair the store.")
    }
    archived = instant
  }

  /// Another program took it away.
  package static let missingInbox = Failure(
    .corrupt, "The store is damaged: the project Inbox is missing. Repair the store.")

  /// - Throws: `conflict` for Inbox.
  package func refuseInbox(_ participle: Message) throws {
    if isInbox {
      throw Failure(
        .conflict, "Inbox cannot be \(participle): every store has it.", field: "id")
    }
  }
}
