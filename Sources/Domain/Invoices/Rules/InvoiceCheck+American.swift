import Localization

/// The rules for sellers in the United States: number, dates, parties and amounts. EN 16931 and VAT do not
/// apply.
extension InvoiceCheck {
  mutating func american() {
    americanParties()
    if let first = invoice.firstDate, let last = invoice.lastDate {
      require(
        first <= last, "US-DATES", .lastDate,
        "The last day of the period is before its first day.")
    }
    americanLines()
    americanAdjustments()
    americanAmounts()
    guard invoice.kind == .creditNote else { return }
    require(
      !invoice.precedingNumber.isEmpty, "US-NUMBER", .precedingNumber,
      "A credit note says the number of the invoice that it is for.")
  }

  private mutating func americanParties() {
    let (seller, buyer) = (document.seller, document.buyer)
    require(!seller.name.isEmpty, "US-PARTIES", "seller.name", "The seller has no name.")
    require(
      !buyer.name.isEmpty, "US-PARTIES", invoice.clientUID.isEmpty ? "client_id" : "buyer.name",
      invoice.clientUID.isEmpty
        ? "The invoice is for nobody: it needs a client." : "The client has no name.")
    for (party, who) in [(seller, "seller"), (buyer, "buyer")] where party.isAmerican {
      let (state, code) = (party[.region], party[.postalCode])
      require(
        state.isEmpty || party.isInState, "US-PARTIES", "\(who).region",
        "“\(state.prefix(40))” is no state: its name or its two letters are expected, such as NY.")
      require(
        code.isEmpty || Party.isZIPCode(code), "US-PARTIES", "\(who).postal_code",
        "“\(code.prefix(40))” is no ZIP code: five digits are expected, or nine such as 10001-1234."
      )
    }
  }

  private mutating func americanLines() {
    require(
      !document.lines.isEmpty, "US-ITEMS", "lines",
      "The invoice has no lines; it needs at least one.")
    for (index, line) in document.lines.enumerated() {
      require(
        !line.name.isEmpty, "US-ITEMS", "lines[\(index)].name", "Line \(index + 1) has no name.")
      if let first = line.firstDate, let last = line.lastDate {
        require(
          first <= last, "US-DATES", "lines[\(index)].last_date",
          "The last day of the period is before its first day.")
      }
    }
  }

  private mutating func americanAdjustments() {
    for (index, adjustment) in document.adjustments.enumerated() {
      let what: Message = adjustment.isCharge ? "Charge" : "Allowance"
      require(
        adjustment.amount != nil || adjustment.rate != nil, "US-AMOUNTS",
        "adjustments[\(index)].amount_minor",
        "\(what) \(index + 1) has neither an amount nor a rate.")
    }
  }

  private mutating func americanAmounts() {
    let totals = document.totals
    require(
      totals.total >= 0, "US-AMOUNTS", "lines",
      "The total is below 0: allowances are more than what is billed. A credit note gives money back."
    )
    require(
      totals.total < 0 || totals.prepaid <= totals.total, "US-AMOUNTS", .prepaid,
      "More was paid before than the total of the invoice.")
  }
}
