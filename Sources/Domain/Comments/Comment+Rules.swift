package import Localization

extension Comment {
  /// The raw values are those of ``CommittedChange/Entity``, and of the C API and the store.
  package enum ItemKind: Int32, CaseIterable, CallerCode, Sendable {
    case task = 1
    case event = 5
    case invoice = 14

    package static func refusal(of code: Int32) -> (message: Message, field: String) {
      (
        "\(code) is not what a comment can be on: tasks (1), events (5) and invoices (14) are.",
        "entity"
      )
    }

    /// What messages call it.
    package var noun: Message {
      switch self {
      case .task: "task"
      case .event: "event"
      case .invoice: "invoice"
      }
    }
  }

  /// In bytes of UTF-8.
  package static let maximumLength = 65_536

  /// A new one.
  ///
  /// - Throws: `invalid` for a bad text.
  package init(uid: String, on kind: ItemKind, itemUID: String, text: String, created: Instant)
    throws
  {
    self.init(blank: uid)
    itemKind = kind
    self.itemUID = itemUID
    self.created = created
    try setText(text)
  }

  /// One that another program's file has, which gives it no uid: it has the same on each device that reads
  /// the file. Where the file has no date, its uid follows from its text alone.
  ///
  /// - Throws: `invalid` for a bad text.
  package init(
    filedOn kind: ItemKind, itemUID: String, text: String, created: Instant, isDated: Bool = true
  ) throws {
    let date = isDated ? created.text : "undated"
    let content = "comment \(date) \(TextRule.trimmed(text))"
    try self.init(
      uid: OccurrenceUID.make(series: itemUID, occurrence: content), on: kind, itemUID: itemUID,
      text: text, created: created)
  }

  /// - Throws: `invalid` for a text without anything in it, one of more than 65,536 bytes, and one that
  ///   holds U+0000.
  package mutating func setText(_ text: String) throws {
    let trimmed = TextRule.trimmed(text)
    if trimmed.isEmpty {
      throw Failure(.invalid, "A comment must not be empty.", field: "text")
    }
    if trimmed.utf8.count > Self.maximumLength {
      throw Failure(
        .invalid,
        "A comment has at most \(Self.maximumLength) bytes; this one has \(trimmed.utf8.count).",
        field: "text")
    }
    if trimmed.utf8.contains(0) {
      throw Failure(.invalid, "A comment must not hold U+0000.", field: "text")
    }
    self.text = trimmed
  }

  /// - Throws: `invalid` for anything but a uid.
  package mutating func setItemUID(_ uid: String) throws {
    itemUID = try TextRule.uid.line(uid)
  }
}
