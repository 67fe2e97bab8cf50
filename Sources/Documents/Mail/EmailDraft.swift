package import Domain

/// A message before its encoding by RFC 5322.
///
///     let ada = try EmailDraft.Mailbox(name: "Ada", address: EmailAddress("ada@example.org"))
///     let bob = try EmailDraft.Mailbox(address: EmailAddress("bob@example.net"))
///     var draft = try EmailDraft(
///       from: ada, to: [bob], subject: "Été", body: "À bientôt !", date: now, utcOffset: 3_600,
///       messageID: MessageID(uid: "0190", sender: ada.address))
///     draft.message()  // "Date: Sat, 21 Nov 2026 21:00:00 +0100\r\nFrom: Ada <ada@example.org>..."
package struct EmailDraft {
  package let from: Mailbox
  package let to: [Mailbox]
  package let cc: [Mailbox]
  package let replyTo: [Mailbox]
  package let subject: String
  package let body: String
  package let date: Instant
  /// In seconds east of UTC.
  package let utcOffset: Int
  package let messageID: MessageID
  package let attachments: [Attachment]

  /// What a server takes at least: RFC 5321 section 4.5.3.1.8.
  package static let maximumRecipientCount = 100
  /// In bytes of UTF-8.
  package static let maximumBodyLength = 65_536

  /// - Throws: `invalid` for a subject that is empty, too long or no single line, without a
  ///   recipient or with too many, and for a body that is too long or has control characters.
  package init(
    from: Mailbox, to: [Mailbox], cc: [Mailbox] = [], replyTo: [Mailbox] = [], subject: String,
    body: String, date: Instant, utcOffset: Int, messageID: MessageID,
    attachments: [Attachment] = []
  ) throws {
    try Self.checkRecipients(to, cc, replyTo)
    try Self.checkBody(body)
    self.from = from
    self.to = to
    self.cc = cc
    self.replyTo = replyTo
    self.subject = try TextRule.mailSubject.line(subject)
    self.body = body
    self.date = date
    self.utcOffset = utcOffset
    self.messageID = messageID
    self.attachments = attachments
  }

  /// Each address that the message goes to, once.
  package var recipients: [EmailAddress] {
    var seen: Set<EmailAddress> = []
    return (to + cc).map(\.address).filter { seen.insert($0).inserted }
  }

  private static func checkRecipients(
    _ to: [Mailbox], _ cc: [Mailbox], _ replyTo: [Mailbox]
  ) throws {
    if to.isEmpty {
      throw Failure(.invalid, "A message needs an address to go to.", field: "to")
    }
    if to.count + cc.count > maximumRecipientCount {
      throw Failure(
        .invalid,
        "A message goes to at most \(maximumRecipientCount) addresses; these are "
          + "\(to.count + cc.count).", field: "to")
    }
    if replyTo.count > maximumRecipientCount {
      throw Failure(
        .invalid,
        "Answers go to at most \(maximumRecipientCount) addresses; these are \(replyTo.count).",
        field: "reply_to")
    }
  }

  private static func checkBody(_ body: String) throws {
    if body.utf8.count > maximumBodyLength {
      throw Failure(
        .invalid,
        "The text of a message has at most \(maximumBodyLength) bytes; this one has "
          + "\(body.utf8.count).", field: "body")
    }
    let hasControls = body.utf8.contains { byte in
      byte == 0x7F || byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
    }
    if hasControls {
      throw Failure(
        .invalid,
        "The text of a message has no control characters besides tabs and line breaks.",
        field: "body")
    }
  }
}
