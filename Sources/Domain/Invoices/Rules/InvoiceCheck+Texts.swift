/// Finds characters that the embedded fonts cannot print, which would make the invoice impossible to send.
extension InvoiceCheck {
  mutating func texts() {
    for (party, who) in [(document.seller, "seller"), (document.buyer, "buyer")] {
      for property in Party.Property.allCases {
        printable(party[property], "\(who).\(property.rawValue)")
      }
    }
    for (text, property) in [
      (invoice.buyerReference, Invoice.Property.buyerReference),
      (invoice.orderReference, .orderReference), (invoice.contractReference, .contractReference),
      (invoice.paymentTerms, .paymentTerms), (invoice.latePenalty, .latePenalty),
      (invoice.recoveryFee, .recoveryFee), (invoice.earlyDiscount, .earlyDiscount),
      (invoice.notes, .notes), (invoice.precedingNumber, .precedingNumber),
      (invoice.deliveryName, .deliveryName), (invoice.deliveryStreet, .deliveryStreet),
      (invoice.deliveryStreet2, .deliveryStreet2), (invoice.deliveryCity, .deliveryCity),
      (invoice.deliveryPostalCode, .deliveryPostalCode), (invoice.deliveryRegion, .deliveryRegion),
    ] {
      printable(text, property.rawValue)
    }
    for (index, line) in document.lines.enumerated() {
      printable(line.name, "lines[\(index)].name")
      printable(line.details, "lines[\(index)].details")
      printable(line.discountReason, "lines[\(index)].discount_reason")
      printable(line.exemptionReason, "lines[\(index)].exemption_reason")
    }
    for (index, adjustment) in document.adjustments.enumerated() {
      printable(adjustment.reason, "adjustments[\(index)].reason")
      printable(adjustment.exemptionReason, "adjustments[\(index)].exemption_reason")
    }
  }

  private mutating func printable(_ text: String, _ field: String) {
    // Most texts are of nothing else, and asking for properties takes time.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return }
    guard
      let scalar = text.unicodeScalars.first(where: { !$0.isPrintable && $0 != "\n" && $0 != "\t" })
    else { return }
    require(
      false, "ISO-19005-3", field,
      "The text of \(field) has the character \(TextRule.name(scalar)), which cannot be printed: "
        + "take it out.")
  }
}

extension Unicode.Scalar {
  /// Whether a font could have it: neither a control character, nor one of private use or without a
  /// meaning.
  package var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .unassigned, .privateUse, .surrogate: false
    default: true
    }
  }
}
