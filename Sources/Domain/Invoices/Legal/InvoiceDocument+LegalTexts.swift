extension InvoiceDocument {
  /// Fills in what the law asks for on that day where nobody wrote anything else, in the language of the invoice; what
  /// it does not ask for, and nobody wrote, goes. To be called before the amounts are computed.
  package mutating func fillLegalTexts(on day: CalendarDate) {
    // Credit notes as well (BR-FR-05), though their pages do not show them.
    let hasNotes = buyerKind != .privatePerson && invoice.kind != .quote
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

extension InvoiceDocument {
  /// The same with the law's texts in another language, for a page in it; what somebody wrote stays as it is.
  package func translated(to language: String) -> InvoiceDocument {
    guard language != invoice.language else { return self }
    var document = self
    let notes: [(WritableKeyPath<Invoice, String>, LegalText.Subject)] = [
      (\.latePenalty, .latePenalty), (\.recoveryFee, .recoveryFee),
      (\.earlyDiscount, .earlyDiscount),
    ]
    for (note, subject) in notes {
      document.invoice[keyPath: note] = LegalTexts.translated(
        invoice[keyPath: note], subject, to: language)
    }
    for index in lines.indices {
      document.lines[index].exemptionReason = Self.exemption(
        lines[index].exemptionReason, lines[index].vatCategory, language)
    }
    for index in adjustments.indices {
      document.adjustments[index].exemptionReason = Self.exemption(
        adjustments[index].exemptionReason, adjustments[index].vatCategory, language)
    }
    for index in totals.breakdown.indices {
      document.totals.breakdown[index].exemptionReason = Self.exemption(
        totals.breakdown[index].exemptionReason, totals.breakdown[index].category, language)
    }
    return document
  }

  private static func exemption(
    _ reason: String, _ category: VATCategory, _ language: String
  ) -> String {
    let isUsual = Invoice.languages.contains { category.exemptionReason(language: $0) == reason }
    if isUsual, !reason.isEmpty { return category.exemptionReason(language: language) }
    return LegalTexts.translated(reason, .smallEnterprise, to: language)
  }
}
