extension InvoiceDocument {
  /// Fills in what the law asks for on that day where nobody wrote anything else, in the language of the invoice; what
  /// it does not ask for, and nobody wrote, goes. To be called before the amounts are computed.
  package mutating func fillLegalTexts(on day: CalendarDate) {
    // Credit notes as well (BR-FR-05), though their pages do not show them.
    let hasNotes = buyerKind != .privatePerson
    fill(\.latePenalty, .latePenalty, isAskedFor: hasNotes, on: day)
    fill(\.recoveryFee, .recoveryFee, isAskedFor: hasNotes, on: day)
    fill(\.earlyDiscount, .earlyDiscount, isAskedFor: hasNotes, on: day)
    fillExemptions(on: day)
  }

  private mutating func fill(
    _ property: WritableKeyPath<Invoice, String>, _ subject: LegalText.Subject, isAskedFor: Bool,
    on day: CalendarDate
  ) {
    let written = invoice[keyPath: property]
    guard written.isEmpty || LegalTexts.isKnown(written, subject) else { return }
    invoice[keyPath: property] = isAskedFor ? text(subject, on: day) : ""
  }

  private mutating func fillExemptions(on day: CalendarDate) {
    guard seller.isSmallEnterprise else { return }
    let reason = text(.smallEnterprise, on: day)
    for index in lines.indices { lines[index].fillExemption(reason) }
    for index in adjustments.indices { adjustments[index].fillExemption(reason) }
  }

  private func text(_ subject: LegalText.Subject, on day: CalendarDate) -> String {
    LegalTexts.text(subject, country: seller.country, language: invoice.language, on: day)
  }
}
