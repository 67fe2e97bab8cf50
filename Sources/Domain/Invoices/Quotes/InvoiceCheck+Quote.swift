import Localization

/// The required content of a quote: parties, dates, lines, and totals with and without VAT. Data that only an
/// invoice needs, such as an electronic address, is not required.
extension InvoiceCheck {
  mutating func quote() {
    quoteParties()
    identifiers()
    period(from: invoice.firstDate, to: invoice.lastDate, rule: "BR-29", "last_date")
    validity()
    lines()
    adjustments()
    vatAmounts()
    quoteAmounts()
    texts()
    if document.seller.isFrench { frenchQuote() }
  }

  private mutating func quoteParties() {
    require(!document.seller.name.isEmpty, "BR-06", "seller.name", "The seller has no name.")
    require(
      !document.buyer.name.isEmpty, "BR-07",
      invoice.clientUID.isEmpty ? "client_id" : "buyer.name",
      invoice.clientUID.isEmpty
        ? "The quote is for nobody: it needs a client." : "The client has no name.")
  }

  private mutating func validity() {
    guard let issued = invoice.issueDate, let last = invoice.validUntil else { return }
    require(
      issued <= last, "Quote", .validUntil,
      "The quote is valid until \(last.text), which is before it is issued, on \(issued.text).")
  }

  private mutating func quoteAmounts() {
    require(
      document.totals.gross >= 0, "BT-112", "lines",
      "The total is below 0: allowances are more than what is offered.")
    require(
      invoice.prepaid == 0, "BT-113", .prepaid, "Nothing was paid before of what is only offered.")
  }

  /// Article R. 123-237 of the Code de commerce, and the decree of 24 January 2017 on what a devis says.
  private mutating func frenchQuote() {
    let seller = document.seller
    require(
      !seller.siren.isEmpty, "C-com-R123-237", "seller.siren",
      "A French seller says a SIREN on quotes.")
    require(
      !seller[.city].isEmpty, "Devis", "seller.city",
      "The address of the seller is missing: a quote says at least the city.")
    frenchCompany()
  }
}
