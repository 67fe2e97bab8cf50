import Domain
import Localization

/// The problems that prevent a credit note from being issued.
struct CreditCheck {
  private(set) var problems: [Problem] = []

  private let document: InvoiceDocument
  private let invoice: Invoice
  private let store: any Store

  private var note: Invoice { document.invoice }

  /// The document is the credit note with the dates that it would be issued with.
  init(_ document: InvoiceDocument, of invoice: Invoice, in store: any Store) throws {
    self.document = document
    self.invoice = invoice
    self.store = store
    try check()
  }

  private mutating func report(_ rule: String, _ field: Invoice.Property, _ message: Message) {
    problems.append(Problem(rule: rule, field: field.rawValue, message: message))
  }

  private mutating func check() throws {
    if invoice.kind == .creditNote {
      report("BT-25", .precedingNumber, "\(invoice.number) is a credit note itself.")
    } else if invoice.stage == .replaced {
      report(
        "BT-25", .precedingNumber,
        "A corrected invoice stands in the place of \(invoice.number): credit that one.")
    } else if invoice.kind == .quote {
      report(
        "BT-25", .precedingNumber,
        "\(invoice.number) is a quote: nothing is owed of it, so nothing is credited.")
    } else if invoice.stage == .void {
      report(
        "BT-25", .precedingNumber, "\(invoice.number) is void: all of it is credited already.")
    } else if invoice.currency != note.currency {
      report(
        "BT-25", .currency,
        "\(invoice.number) is in \(invoice.currency), so its credit note cannot be in "
          + "\(note.currency).")
    } else {
      try checkAmounts()
    }
    try checkClient()
    checkDates()
  }

  private mutating func checkClient() throws {
    guard !invoice.clientUID.isEmpty, !note.clientUID.isEmpty, invoice.clientUID != note.clientUID
    else { return }
    let parties = try store.invoiceParties.all(ofInvoice: invoice.uid)
    let buyer = parties.first { $0.role == .buyer }?.party.name ?? ""
    report(
      "BG-7", .client,
      "\(invoice.number) is for “\(buyer)”, so its credit note cannot be for another client.")
  }

  private mutating func checkDates() {
    guard let issued = invoice.issueDate else { return }
    if note.precedingDate != issued {
      report(
        "BT-26", .precedingDate, "\(invoice.number) is of \(issued.text), not of another day.")
    }
    if let date = note.issueDate, date < issued {
      report(
        "BT-2", .issueDate,
        "A credit note is not issued before its invoice: \(invoice.number) is of "
          + "\(issued.text).")
    }
  }

  /// All credit notes of an invoice together come to no more than it, in the whole and in each way
  /// in which it is taxed.
  private mutating func checkAmounts() throws {
    let left = try invoice.total - store.invoices.settlement(of: invoice).credited
    if document.totals.total > left {
      let (left, amount) = (try text(left), try text(document.totals.total))
      report(
        "BT-25", .precedingNumber,
        "Of \(invoice.number), \(left) is not credited yet, and this credit note comes to "
          + "\(amount).")
      return
    }
    guard let rest = try store.invoices.rest(for: note) else { return }
    for (row, left) in rest.excess(of: document.totals.breakdown) {
      let rate = DecimalText.shortest(row.rate, decimals: DecimalText.vatRateDecimals)
      let (left, amount) = (try text(left), try text(row.taxable))
      report(
        "BG-23", .precedingNumber,
        "Of what \(invoice.number) has in VAT category \(row.category.code) at \(rate) %, \(left) is "
          + "not credited yet, and this credit note has \(amount) of it.")
    }
  }

  private func text(_ amount: Int64) throws -> String {
    let currency = try Currency(invoice.currency)
    return DecimalText.text(amount, decimals: currency.exponent) + " " + currency.code
  }
}
