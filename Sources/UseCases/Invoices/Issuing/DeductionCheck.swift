import Domain
import Localization

/// The problems that prevent down payments from being deducted.
struct DeductionCheck {
  private let store: any Store

  init(_ store: any Store) {
    self.store = store
  }

  /// All that forbids issuing it with its deductions.
  func problems(of document: InvoiceDocument) throws -> [Problem] {
    var problems: [Problem] = []
    func report(_ index: Int, _ message: Message) {
      problems.append(Problem(rule: "BG-3", field: "references[\(index)]", message: message))
    }
    for (index, item) in document.deductions.items.enumerated() {
      let number = item.reference.precedingNumber
      guard let downPayment = try store.invoices.find(uid: item.reference.precedingUID) else {
        report(index, "The down payment \(number) is not there: sync first, or take it back.")
        continue
      }
      if let refusal = try refusal(of: downPayment, from: document.invoice) {
        report(index, refusal)
      } else if let date = document.invoice.issueDate, let issued = downPayment.issueDate,
        date < issued
      {
        report(
          index,
          "An invoice is not issued before the down payments that it deducts: \(number) is of "
            + "\(issued.text).")
      }
      if document.deductions.items[..<index].contains(where: {
        $0.reference.precedingUID == item.reference.precedingUID
      }) {
        report(
          index, "\(number) is deducted twice from this invoice: a down payment is deducted once.")
      }
    }
    return problems
  }

  /// Why a down payment cannot be deducted from a draft; nil when it can.
  func refusal(of downPayment: Invoice, from draft: Invoice) throws -> Message? {
    let number = downPayment.number
    guard downPayment.kind == .downPayment else {
      return number.isEmpty
        ? "The draft \(downPayment.id) is no down payment: only what was asked for before is deducted."
        : "\(number) is no down payment: only what was asked for before is deducted."
    }
    switch downPayment.stage {
    case .draft: return "The down payment \(downPayment.id) is a draft: issue it first."
    case .void, .replaced: return "\(number) is void: nothing of it is left to deduct."
    case .issued: break
    }
    if downPayment.currency != draft.currency {
      return "\(number) is in \(downPayment.currency), so it cannot be deducted from an invoice in "
        + "\(draft.currency)."
    }
    if downPayment.clientUID != draft.clientUID {
      return "\(number) is for another client, so it cannot be deducted from this invoice."
    }
    if try store.invoices.rest(of: downPayment).isEmpty {
      return "All of \(number) is credited: nothing of it is left to deduct."
    }
    return try refusalOfOther(downPayment, draft)
  }

  private func refusalOfOther(_ downPayment: Invoice, _ draft: Invoice) throws -> Message? {
    for reference in try store.invoiceReferences.all(ofDownPayment: downPayment.uid)
    where reference.invoiceUID != draft.uid {
      guard let other = try store.invoices.find(uid: reference.invoiceUID),
        try deducts(other, replacedBy: draft)
      else { continue }
      let number = downPayment.number
      return other.stage == .draft
        ? "\(number) is deducted from the draft \(other.id) already: a down payment is deducted once."
        : "\(number) is deducted from \(other.number) already: a down payment is deducted once."
    }
    return nil
  }

  /// Whether what an invoice deducts is used up by it.
  private func deducts(_ invoice: Invoice, replacedBy draft: Invoice) throws -> Bool {
    if draft.kind == .corrected, invoice.uid == draft.precedingUID { return false }
    switch invoice.stage {
    // What the draft of a corrected invoice deducts is used up by the invoice that it replaces.
    case .draft: return invoice.kind != .corrected
    case .void, .replaced: return false
    case .issued:
      let notes = try store.invoices.creditNotes(for: invoice.uid)
      guard notes.contains(where: { $0.stage != .draft }) else { return true }
      return try !store.invoices.rest(of: invoice).isEmpty
    }
  }
}
