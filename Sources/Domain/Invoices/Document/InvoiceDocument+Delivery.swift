extension InvoiceDocument {
  /// BG-13 and BG-15: who got what was sold, and where, as far as the invoice says it.
  package var deliverTo: Party {
    let invoice = invoice
    var place = Party()
    let texts: [(Party.Property, String)] = [
      (.name, invoice.deliveryName), (.street, invoice.deliveryStreet),
      (.street2, invoice.deliveryStreet2), (.postalCode, invoice.deliveryPostalCode),
      (.city, invoice.deliveryCity), (.region, invoice.deliveryRegion),
      (.country, invoice.deliveryCountry),
    ]
    // They were checked when they were set.
    for (property, text) in texts { try? place.set(property, to: text) }
    return place
  }
}

extension Party {
  /// Whether any part of an address is known.
  package var hasAddress: Bool {
    let parts: [Property] = [.street, .street2, .postalCode, .city, .region, .country]
    return parts.contains { !self[$0].isEmpty }
  }
}
