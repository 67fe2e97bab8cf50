import Domain
import Localization
import ViewModels

/// The text of a message with an invoice, in the invoice's language.
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
    let (number, seller) = (invoice.number, document.seller.name)
    if invoice.kind == .downPayment {
      return seller.isEmpty
        ? wording.text("subject\u{4}Down payment invoice \(number)")
        : wording.text("subject\u{4}Down payment invoice \(number) – \(seller)")
    }
    if invoice.kind == .corrected {
      return seller.isEmpty
        ? wording.text("subject\u{4}Corrected invoice \(number)")
        : wording.text("subject\u{4}Corrected invoice \(number) – \(seller)")
    }
    if invoice.kind == .quote {
      return seller.isEmpty
        ? wording.text("subject\u{4}Quote \(number)")
        : wording.text("subject\u{4}Quote \(number) – \(seller)")
    }
    return switch (isCreditNote, seller.isEmpty) {
    case (false, true): wording.text("subject\u{4}Invoice \(number)")
    case (false, false): wording.text("subject\u{4}Invoice \(number) – \(seller)")
    case (true, true): wording.text("subject\u{4}Credit note \(number)")
    case (true, false): wording.text("subject\u{4}Credit note \(number) – \(seller)")
    }
  }

  var body: String {
    ([wording.text("letter\u{4}Hello,"), "", opening, ""] + facts + closing)
      .joined(separator: "\n") + "\n"
  }

  private var opening: String {
    let number = invoice.number
    let date = wording.date(issueDate)
    let credited = invoice.precedingNumber
    if invoice.kind == .downPayment {
      return wording.text("Please find attached our down payment invoice \(number) of \(date).")
    }
    if invoice.kind == .corrected {
      return wording.text(
        "Please find attached our invoice \(number) of \(date), which replaces the invoice \(credited)."
      )
    }
    if invoice.kind == .quote {
      return wording.text("Please find attached our quote \(number) of \(date).")
    }
    guard isCreditNote else {
      return wording.text("Please find attached our invoice \(number) of \(date).")
    }
    if credited.isEmpty {
      return wording.text("Please find attached our credit note \(number) of \(date).")
    }
    guard let precedingDate = invoice.precedingDate.map(wording.date) else {
      return wording.text(
        "Please find attached our credit note \(number) of \(date) for the invoice \(credited).")
    }
    return wording.text(
      "Please find attached our credit note \(number) of \(date) for the invoice \(credited) of \(precedingDate)."
    )
  }

  private var facts: [String] {
    let due = wording.amount(document.totals.due, currency)
    if invoice.kind == .quote { return quoteFacts }
    if isCreditNote {
      return [wording.labelled(wording.text("Amount of the credit"), due), ""]
    }
    if document.totals.due == 0 {
      return [wording.text("This invoice is paid already."), ""]
    }
    var facts = [wording.labelled(.due, due)]
    if let date = invoice.dueDate {
      facts.append(wording.labelled(.dueDate, wording.date(date)))
    }
    let number = invoice.number
    return facts
      + ["", wording.text("Please quote the reference \(number) with your payment."), ""]
  }

  private var quoteFacts: [String] {
    var facts = [wording.labelled(.grossTotal, wording.amount(document.totals.gross, currency))]
    if let day = invoice.validUntil {
      facts.append(wording.labelled(.validUntil, wording.date(day)))
    }
    return facts + ["", wording.text("To accept it, please send it back with your signature."), ""]
  }

  private var closing: [String] {
    [wording.text("Kind regards,"), document.seller.name]
  }
}
