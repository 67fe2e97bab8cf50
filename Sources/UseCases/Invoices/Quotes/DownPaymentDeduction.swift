import Domain

/// The down payments of a quote, which the invoice of the whole deducts.
struct DownPaymentDeduction {
  let store: any Store

  /// What the invoice deducts: all of them that no credit note took back wholly.
  ///
  /// - Throws: `conflict` for a down payment that is not issued yet: nobody owes it.
  func references(to quote: Invoice) throws -> [InvoiceReference] {
    let payments = try store.invoices.downPayments(of: quote)
    if let open = payments.first(where: { $0.stage == .draft }) {
      throw Failure(
        .conflict,
        "Draft \(open.id) is a down payment of \(quote.number): issue it, or delete it first.",
        field: "id")
    }
    return try deductible(payments).map { payment in
      var reference = InvoiceReference(uid: "", invoiceUID: "")
      reference.precedingUID = payment.uid
      reference.precedingNumber = payment.number
      reference.precedingDate = payment.issueDate
      return reference
    }
  }

  /// Why an invoice cannot be issued that does not deduct all of them; nil when it can.
  func problem(of invoice: Invoice, beside payments: [Invoice]) throws -> Problem? {
    let deducted = Set(
      try store.invoiceReferences.all(ofInvoice: invoice.uid).map { ExactText($0.precedingUID) })
    let missing = try deductible(payments).first { !deducted.contains(ExactText($0.uid)) }
    return missing.map {
      Problem(
        rule: "BG-3", field: "references",
        message:
          "The down payment \($0.number) of \(invoice.quoteNumber) is not deducted from this invoice."
      )
    }
  }

  private func deductible(_ payments: [Invoice]) throws -> [Invoice] {
    try payments.filter { try $0.stage == .issued && !store.invoices.rest(of: $0).isEmpty }
  }
}
