import Localization

/// The rules of profiles beyond EN 16931.
extension InvoiceCheck {
  mutating func rules(of profile: InvoiceProfile) {
    switch profile {
    case .facturx: return
    case .xrechnung:
      common(to: profile)
      german { number in "BR-DE-\(number)" }
      electronicAddresses(isPeppol: false)
      supplyDate()
    case .peppol:
      common(to: profile)
      peppol()
    }
  }

  /// The rules of Peppol that XRechnung has as well. What a file of ours never has is not asked for: direct debits
  /// (R061), references of lines (R100, R101), gross prices (R044, R046) and their quantities (R121, R130).
  private mutating func common(to profile: InvoiceProfile) {
    process(of: profile)
    linePeriods()
    arithmetic()
  }

  private mutating func process(of profile: InvoiceProfile) {
    require(
      invoice.businessProcess.isEmpty, "PEPPOL-EN16931-R007", .businessProcess,
      "\(profile.name) has a business process of its own (BT-23), so the invoice has no other one.")
    require(
      !document.isBetweenFrenchBusinesses, "BR-FR-08", "buyer.invoice_profile",
      "Between French businesses an invoice says its case (BT-23), which \(profile.name) has no place for: its profile "
        + "is facturx.")
  }

  private mutating func linePeriods() {
    for (index, line) in document.lines.enumerated() {
      if let first = line.firstDate, let start = invoice.firstDate {
        require(
          first >= start, "PEPPOL-EN16931-R110", "lines[\(index)].first_date",
          "The period of line \(index + 1) begins before that of the invoice.")
      }
      if let last = line.lastDate, let end = invoice.lastDate {
        require(
          last <= end, "PEPPOL-EN16931-R111", "lines[\(index)].last_date",
          "The period of line \(index + 1) ends after that of the invoice.")
      }
    }
  }

  /// What was rounded is within two cents of what it is computed from, in any currency.
  private mutating func arithmetic() {
    guard let currency = try? Currency(invoice.currency) else { return }
    // A minor unit in ten-thousand-millionths of a unit: the product of a quantity and a price is in these.
    let minor = Int128(10_000_000_000) / Int128(currency.minorUnits)
    let slack = Int128(200_000_000)
    for (index, (line, amounts)) in zip(document.lines, document.totals.lines).enumerated() {
      // A price of all is exact.
      if let agreed = amounts.agreed, agreed.priceQuantity != 1_0000 { continue }
      let exact = Int128(line.quantity) * Int128(amounts.agreed?.netPrice ?? line.unitPrice)
      let stated = (Int128(amounts.net) + Int128(amounts.discount)) * minor
      require(
        (exact - stated).magnitude <= slack.magnitude, "PEPPOL-EN16931-R120",
        "lines[\(index)].unit_price_millionths",
        "Line \(index + 1) is rounded by more than 0.02 \(currency.code): quantity times price is to be a whole amount."
      )
      if let rate = line.discountRate, amounts.agreed?.hasRate ?? true {
        share(
          rate, of: amounts.base, is: amounts.discount, currency,
          "lines[\(index)].discount_basis_points")
      }
    }
    for (index, adjustment) in document.adjustments.enumerated() {
      // Where prices include VAT, a percentage is written only where it is one without it.
      guard let rate = adjustment.rate, !invoice.hasGrossPrices,
        document.totals.adjustments.indices.contains(index)
      else { continue }
      share(
        rate, of: document.totals.itemTotal, is: document.totals.adjustments[index], currency,
        "adjustments[\(index)].rate_basis_points")
    }
  }

  private mutating func share(
    _ rate: Int64, of base: Int64, is amount: Int64, _ currency: Currency, _ field: String
  ) {
    let distance = (Int128(base) * Int128(rate) - Int128(amount) * 10_000).magnitude
    require(
      distance * 50 <= Int128(currency.minorUnits).magnitude * 10_000, "PEPPOL-EN16931-R040", field,
      "A percentage is rounded by more than 0.02 \(currency.code): give an amount instead.")
  }

  /// What is delivered, and where.
  mutating func delivery() {
    let place = document.deliverTo
    require(
      !place.hasAddress || !place.country.isEmpty, "BR-57", .deliveryCountry,
      "The address that it was delivered to has no country; it is a code such as FR.")
  }

  /// What is paid before it is supplied need not say when that will be.
  private mutating func supplyDate() {
    if document.isOfDownPayment { return }
    let ofLines = document.lines.allSatisfy { $0.firstDate != nil || $0.lastDate != nil }
    require(
      invoice.deliveryDate != nil || invoice.firstDate != nil || invoice.lastDate != nil
        || (ofLines && !document.lines.isEmpty), "BR-DE-TMP-32", .deliveryDate,
      "The invoice does not say when it was supplied (UStG § 14, 4): a date, a period, or a period of each line."
    )
  }
}
