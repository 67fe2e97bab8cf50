import Domain
import ViewModels

/// What a message says of its invoice, in the invoice's language.
struct InvoiceEmailText {
  private let document: InvoiceDocument
  private let wording: InvoiceWording
  private let currency: Currency
  private let issueDate: CalendarDate

  init(
    _ document: InvoiceDocument, wording: InvoiceWording, currency: Currency,
    issueDate: CalendarDate
  ) {
    self.document = document
    self.wording = wording
    self.currency = currency
    self.issueDate = issueDate
  }

  private var invoice: Invoice { document.invoice }
  private var isCreditNote: Bool { invoice.kind == .creditNote }

  /// `Facture F2026-0001 – Ada Lovelace`
  var subject: String {
    let kind =
      isCreditNote
      ? wording.text("Avoir", "Credit note") : wording.text("Facture", "Invoice")
    let seller = document.seller.name
    return "\(kind) \(invoice.number)" + (seller.isEmpty ? "" : " – \(seller)")
  }

  var body: String {
    ([wording.text("Bonjour,", "Hello,"), "", opening, ""] + facts + closing)
      .joined(separator: "\n") + "\n"
  }

  private var opening: String {
    let number = invoice.number
    let date = wording.date(issueDate)
    guard isCreditNote else {
      return wording.text(
        "Vous trouverez en pièce jointe notre facture \(number) du \(date).",
        "Please find attached our invoice \(number) of \(date).")
    }
    return wording.text(
      "Vous trouverez en pièce jointe notre avoir \(number) du \(date)"
        + "\(credited(" relatif à la facture", " du")).",
      "Please find attached our credit note \(number) of \(date)"
        + "\(credited(" for the invoice", " of")).")
  }

  /// The invoice that a credit note is for, after these words.
  private func credited(_ invoiceWords: String, _ dateWords: String) -> String {
    if invoice.precedingNumber.isEmpty { return "" }
    let date = invoice.precedingDate.map { "\(dateWords) \(wording.date($0))" } ?? ""
    return "\(invoiceWords) \(invoice.precedingNumber)\(date)"
  }

  private var facts: [String] {
    let colon = wording.text("\u{A0}:", ":")
    let due = wording.amount(document.totals.due, currency)
    if isCreditNote {
      return ["\(wording.text("Montant de l’avoir", "Amount of the credit"))\(colon) \(due)", ""]
    }
    if document.totals.due == 0 {
      return [wording.text("Cette facture est déjà réglée.", "This invoice is paid already."), ""]
    }
    var facts = ["\(wording.label(.due))\(colon) \(due)"]
    if let date = invoice.dueDate {
      facts.append("\(wording.label(.dueDate))\(colon) \(wording.date(date))")
    }
    let reference = wording.text(
      "Merci d’indiquer la référence \(invoice.number) avec votre paiement.",
      "Please quote the reference \(invoice.number) with your payment.")
    return facts + ["", reference, ""]
  }

  private var closing: [String] {
    [wording.text("Cordialement,", "Kind regards,"), document.seller.name]
  }
}
