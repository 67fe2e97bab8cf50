extension InvoiceCheck {
  mutating func dates() {
    period(from: invoice.firstDate, to: invoice.lastDate, rule: "BR-29", "last_date")
    require(
      document.totals.due <= 0 || invoice.dueDate != nil || !invoice.paymentTerms.isEmpty,
      "BR-CO-25", .dueDate,
      "The invoice says neither until when it is to be paid nor on what terms.")
  }

  mutating func period(
    from first: CalendarDate?, to last: CalendarDate?, rule: String, _ field: String
  ) {
    guard let first, let last else { return }
    require(
      first <= last, rule, field, "The last day of the period is before its first day.")
  }

  /// A credit note says which invoice it is for, and a corrected invoice which one it replaces.
  mutating func references() {
    if invoice.kind == .corrected { return replaced() }
    guard invoice.kind == .creditNote else { return }
    let isFrench = document.isBetweenFrenchBusinesses
    require(
      !invoice.precedingNumber.isEmpty, isFrench ? "BR-FR-CO-05" : "BR-55", .precedingNumber,
      "A credit note says the number of the invoice that it is for.")
    require(
      invoice.precedingDate != nil, isFrench ? "BR-FR-CO-05" : "BT-26", .precedingDate,
      "A credit note says the date of the invoice that it is for.")
  }

  private mutating func replaced() {
    let isFrench = document.isBetweenFrenchBusinesses
    require(
      !invoice.precedingNumber.isEmpty && invoice.precedingDate != nil,
      isFrench ? "BR-FR-CO-04" : "BG-3", .precedingNumber,
      "A corrected invoice says the number and the date of the one invoice that it replaces.")
  }
}
