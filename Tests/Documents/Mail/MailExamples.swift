import Domain

@testable import Documents

/// What the tests of messages have in common.
enum MailExamples {
  /// 2026-11-21T20:00:00Z
  static let now = Instant(clamping: 1_795_291_200_000)

  static var messageID: MessageID {
    get throws { try MessageID(uid: "0190-a", sender: EmailAddress("ada@example.org")) }
  }

  static func mailbox(_ name: String, _ address: String) throws -> EmailDraft.Mailbox {
    try EmailDraft.Mailbox(name: name, address: EmailAddress(address))
  }

  static func draft(
    subject: String = "Hello", body: String = "", attachments: [EmailDraft.Attachment] = []
  ) throws -> EmailDraft {
    try EmailDraft(
      from: mailbox("Ada", "ada@example.org"), to: [mailbox("", "bob@example.net")],
      subject: subject, body: body, date: now, utcOffset: 3_600, messageID: messageID,
      attachments: attachments)
  }

  static func text(_ draft: EmailDraft) -> String {
    String(decoding: draft.message(), as: UTF8.self)
  }

  /// What is refused as invalid; nil when it is not.
  static func refusedField(_ body: () throws -> some Any) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? Failure).flatMap { $0.kind == .invalid ? $0.field : nil }
    }
  }
}

extension String {
  /// With CRLF for LF.
  var replacingLineBreaks: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }

  /// What comes after a text; empty when it does not occur.
  func rest(after text: String) -> String {
    guard let range = firstRange(of: text) else { return "" }
    return String(self[range.upperBound...])
  }
}
