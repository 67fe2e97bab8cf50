extension RecurringContent {
  /// What the law asked for when the invoice was issued is looked up anew for each draft.
  package mutating func dropLegalTexts() {
    if LegalTexts.isKnown(terms.latePenalty, .latePenalty) { terms.latePenalty = "" }
    if LegalTexts.isKnown(terms.recoveryFee, .recoveryFee) { terms.recoveryFee = "" }
    if LegalTexts.isKnown(terms.earlyDiscount, .earlyDiscount) { terms.earlyDiscount = "" }
    for index in lines.indices
    where LegalTexts.isKnown(lines[index].exemptionReason, .smallEnterprise) {
      lines[index].exemptionReason = ""
    }
    for index in adjustments.indices
    where LegalTexts.isKnown(adjustments[index].exemptionReason, .smallEnterprise) {
      adjustments[index].exemptionReason = ""
    }
  }
}
