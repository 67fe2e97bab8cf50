import Domain
import Localization
import TestSupport
import Testing

@testable import Documents

@Suite("Messages with invoices") struct InvoiceEmailTests {
  private func document(_ change: (inout InvoiceDocument) throws -> Void = { _ in })
    throws -> InvoiceDocument
  {
    var invoice = Invoice(uid: "i1", kind: .invoice, created: MailExamples.now)
    invoice.stage = .issued
    invoice.number = "F2026/0001"
    invoice.issueDate = CalendarDate(packed: 2026_11_21)
    invoice.dueDate = CalendarDate(packed: 2026_12_21)
    var document = InvoiceDocument(
      invoice: invoice, seller: Party(), buyer: Party(), logo: nil, lines: [], adjustments: [],
      totals: InvoiceTotals())
    try document.seller.set(.name, to: "Zoë, Atelier")
    try document.seller.set(.email, to: "zoe@example.org")
    try document.buyer.set(.name, to: "Bob SARL")
    try document.buyer.set(.email, to: "bob@example.net")
    try change(&document)
    return document
  }

  private func draft(
    _ document: InvoiceDocument, _ options: InvoiceEmail.Options = .init()
  ) throws -> EmailDraft {
    try InvoiceEmail(
      document, in: document.invoice.language == "fr" ? .french : .english, options
    ).draft(
      attaching: Array("%PDF".utf8), uid: "0190-a", at: MailExamples.now, in: FixedZone())
  }

  @Test("It goes from the seller to the buyer, with the file and what is to be paid, in French")
  func french() throws {
    let document = try document { $0.totals.due = 123_456 }
    let draft = try draft(document)
    #expect(draft.from.name == "Zoë, Atelier")
    #expect(draft.from.address.text == "zoe@example.org")
    #expect(draft.to.map(\.name) == ["Bob SARL"])
    #expect(draft.recipients.map(\.text) == ["bob@example.net"])
    #expect(draft.messageID.text == "0190-a@example.org")
    #expect(draft.subject == "Facture F2026/0001 – Zoë, Atelier")
    #expect(draft.attachments.map(\.name) == ["F2026-0001.pdf"])
    #expect(draft.attachments.map(\.mediaType) == ["application/pdf"])
    #expect(draft.attachments.first?.bytes == Array("%PDF".utf8))
    #expect(
      draft.body == """
        Bonjour,

        Vous trouverez en pièce jointe notre facture F2026/0001 du 21/11/2026.

        Net à payer\u{A0}: 1\u{202F}234,56\u{A0}€
        Date d’échéance\u{A0}: 21/12/2026

        Merci d’indiquer la référence F2026/0001 avec votre paiement.

        Cordialement,
        Zoë, Atelier

        """)
  }

  @Test("In English, and without an amount when nothing is left to pay")
  func english() throws {
    let document = try document {
      $0.invoice.language = "en"
      $0.totals.due = 0
    }
    let draft = try draft(document)
    #expect(draft.subject == "Invoice F2026/0001 – Zoë, Atelier")
    #expect(
      draft.body == """
        Hello,

        Please find attached our invoice F2026/0001 of 21\u{A0}Nov\u{A0}2026.

        This invoice is paid already.

        Kind regards,
        Zoë, Atelier

        """)
  }

  @Test("A credit note names its invoice")
  func creditNote() throws {
    let document = try document {
      $0.invoice.kind = .creditNote
      $0.invoice.number = "A2026-0001"
      $0.invoice.precedingNumber = "F2026-0001"
      $0.invoice.precedingDate = CalendarDate(packed: 2026_11_01)
      $0.totals.due = 5_00
    }
    let draft = try draft(document)
    #expect(draft.subject == "Avoir A2026-0001 – Zoë, Atelier")
    #expect(
      draft.body.contains(
        "avoir A2026-0001 du 21/11/2026 relatif à la facture F2026-0001 du 01/11/2026."))
    #expect(draft.body.contains("Montant de l’avoir\u{A0}: 5,00\u{A0}€"))
    #expect(!draft.body.contains("échéance"))
  }

  @Test("What the caller gives stands instead of what is usual")
  func options() throws {
    var options = InvoiceEmail.Options()
    options.to = "Eve <eve@example.com>, mallory@example.com"
    options.cc = "copy@example.com"
    options.replyTo = "answers@example.com"
    options.from = "Office <office@example.fr>"
    options.subject = "Subject"
    options.body = "Body"
    let document = try document {
      try $0.seller.set(.email, to: "")
      try $0.buyer.set(.email, to: "")
    }
    let draft = try draft(document, options)
    #expect(
      draft.recipients.map(\.text) == [
        "eve@example.com", "mallory@example.com", "copy@example.com",
      ])
    #expect(draft.replyTo.map(\.address.text) == ["answers@example.com"])
    #expect(draft.from.name == "Office")
    #expect(draft.messageID.text == "0190-a@example.fr")
    #expect((draft.subject, draft.body) == ("Subject", "Body"))
  }

  @Test("Without an address of either, and for a draft, there is no message")
  func refusals() throws {
    let withoutSender = try document { try $0.seller.set(.email, to: "") }
    #expect(MailExamples.refusedField { try draft(withoutSender) } == "sender")
    let withoutRecipient = try document { try $0.buyer.set(.email, to: "") }
    #expect(MailExamples.refusedField { try draft(withoutRecipient) } == "to")
    let unissued = try document { $0.invoice.stage = .draft }
    #expect { try draft(unissued) } throws: { ($0 as? Failure)?.kind == .conflict }
    var options = InvoiceEmail.Options()
    options.to = ""
    #expect(MailExamples.refusedField { try draft(document(), options) } == "to")
    options.to = nil
    options.subject = "a\r\nBcc: eve@example.com"
    #expect(MailExamples.refusedField { try draft(document(), options) } == "subject")
  }
}
