package import Domain
package import Localization
import ViewModels

/// The message that an invoice is sent with.
///
///     let email = InvoiceEmail(document, in: locale, options)
///     try email.draft(attaching: pdf, uid: uid, at: now, in: zone).message()
package struct InvoiceEmail {
  /// The caller's choices; nil takes the default.
  package struct Options {
    /// Addresses with or without names, between commas; else that of the buyer.
    package var to: String?
    package var cc: String?
    package var replyTo: String?
    /// One address with or without a name; else that of the seller.
    package var from: String?
    package var subject: String?
    package var body: String?

    package init() {}
  }

  let document: InvoiceDocument
  let locale: Locale
  let options: Options

  /// `locale` is that of the invoice: ``InvoiceLanguage``.
  package init(_ document: InvoiceDocument, in locale: Locale, _ options: Options = Options()) {
    self.document = document
    self.locale = locale
    self.options = options
  }

  /// The message with the invoice as a PDF file, and beside it the data of a profile that has them in a file of their own.
  /// The uid is that of its record; its Message-ID begins
  /// with it.
  ///
  /// - Throws: `conflict` for a draft; `invalid` without a sender or a recipient, and for what an option
  ///   cannot be.
  package func draft(
    attaching pdf: [UInt8], data: [UInt8]? = nil, uid: String, at now: Instant, in zone: any Zone
  ) throws -> EmailDraft {
    guard document.invoice.stage != .draft, let issueDate = document.invoice.issueDate else {
      throw Failure(
        .conflict, "The invoice is a draft: issue it before it is sent.", field: "invoice_id")
    }
    let sender = try sender()
    let text = InvoiceEmailText(
      document, wording: InvoiceWording(locale),
      currency: try Currency(document.invoice.currency), issueDate: issueDate)
    return try EmailDraft(
      from: sender, to: recipients(), cc: mailboxes(options.cc, field: "cc"),
      replyTo: mailboxes(options.replyTo, field: "reply_to"),
      subject: options.subject ?? text.subject, body: options.body ?? text.body, date: now,
      utcOffset: zone.utcOffset(at: now), messageID: MessageID(uid: uid, sender: sender.address),
      attachments: attachments(pdf, data))
  }

  private func attachments(
    _ pdf: [UInt8], _ data: [UInt8]?
  ) throws -> [EmailDraft.Attachment] {
    let page = try EmailDraft.Attachment(
      name: "\(fileName).pdf", mediaType: "application/pdf", bytes: pdf)
    guard let data else { return [page] }
    let file = try EmailDraft.Attachment(
      name: "\(fileName).xml", mediaType: "application/xml", bytes: data)
    return [page, file]
  }

  func sender() throws -> EmailDraft.Mailbox {
    if let from = options.from { return try MailboxList.mailbox(from, field: "sender") }
    return try mailbox(
      of: document.seller, field: "sender",
      without: "The seller has no e-mail address on this invoice: give one to send it from.")
  }

  func recipients() throws -> [EmailDraft.Mailbox] {
    if let to = options.to { return try mailboxes(to, field: "to") }
    return [
      try mailbox(
        of: document.buyer, field: "to",
        without: "The client has no e-mail address on this invoice: give one to send it to.")
    ]
  }

  private func mailbox(
    of party: Party, field: String, without message: Message
  ) throws -> EmailDraft.Mailbox {
    if party.email.isEmpty { throw Failure(.invalid, message, field: field) }
    return try EmailDraft.Mailbox(
      name: party.name, address: EmailAddress(party.email, field: field), field: field)
  }

  func mailboxes(_ text: String?, field: String) throws -> [EmailDraft.Mailbox] {
    try text.map { try MailboxList.mailboxes($0, field: field) } ?? []
  }

  private var fileName: String { Self.fileName(document.invoice.number) }

  /// `F2026-0001`; hyphens stand for what a file's name cannot have.
  static func fileName(_ name: String) -> String {
    let scalars = name.utf8.map { byte in
      byte.isASCIILetterOrDigit || Self.fileMarks.contains(byte)
        ? Unicode.Scalar(byte) : Unicode.Scalar(UInt8(ascii: "-"))
    }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: scalars)
    return String(name)
  }

  private static let fileMarks = Array("+-_".utf8)
}
