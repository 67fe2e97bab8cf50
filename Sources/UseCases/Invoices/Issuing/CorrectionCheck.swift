import Domain
import Localization

/// The problems that prevent a corrected invoice from being issued.
struct CorrectionCheck {
  private(set) var problems: [Problem] = []

  private let corrected: Invoice
  private let invoice: Invoice

  /// The document is the corrected invoice with the dates that it would be issued with.
  init(_ document: InvoiceDocument, of invoice: Invoice, in store: any Store) throws {
    corrected = document.invoice
    self.invoice = invoice
    if let refusal = try store.invoices.refusalOfCorrection(invoice) {
      report("BT-25", .precedingNumber, refusal)
    }
    if invoice.currency != corrected.currency {
      report(
        "BT-5", .currency,
        "\(invoice.number) is in \(invoice.currency), and so is what replaces it, not in "
          + "\(corrected.currency).")
    }
    checkDates()
  }

  private mutating func report(_ rule: String, _ field: Invoice.Property, _ message: Message) {
    problems.append(Problem(rule: rule, field: field.rawValue, message: message))
  }

  private mutating func checkDates() {
    guard let issued = invoice.issueDate else { return }
    if corrected.precedingDate != issued {
      report(
        "BT-26", .precedingDate, "\(invoice.number) is of \(issued.text), not of another day.")
    }
    if let date = corrected.issueDate, date < issued {
      report(
        "BT-2", .issueDate,
        "A corrected invoice is not issued before the one that it replaces: \(invoice.number) is of "
          + "\(issued.text).")
    }
  }
}

extension InvoiceRepository {
  /// The invoice that a corrected one replaces; nil for another document, and where the store has none.
  func replaced(by corrected: Invoice) throws -> Invoice? {
    guard corrected.kind == .corrected else { return nil }
    if let invoice = try find(uid: corrected.precedingUID) { return invoice }
    let number = corrected.precedingNumber
    return number.isEmpty ? nil : try find(number: number)
  }

  /// Why an invoice cannot be replaced by a corrected one; nil when it can.
  func refusalOfCorrection(_ invoice: Invoice) throws -> Message? {
    switch (invoice.stage, invoice.kind) {
    case (.draft, _): return "A draft is not corrected: change it."
    case (_, .creditNote):
      return "\(invoice.number) is a credit note, which no corrected invoice replaces."
    case (_, .quote): return "\(invoice.number) is a quote: copy it into a new quote."
    case (_, .downPayment):
      return "\(invoice.number) is a down payment: credit it, and issue another one."
    case (.void, _): return "\(invoice.number) is void: issue a new invoice."
    case (.replaced, _):
      let number = try corrections(of: invoice.uid).first { $0.stage != .draft }?.number ?? ""
      return "\(invoice.number) is replaced by \(number) already: correct that one."
    case (.issued, .invoice), (.issued, .corrected):
      guard try creditNotes(for: invoice.uid).contains(where: { $0.stage != .draft }) else {
        return nil
      }
      return "\(invoice.number) is credited in part: credit the rest, and issue a new invoice."
    }
  }
}
