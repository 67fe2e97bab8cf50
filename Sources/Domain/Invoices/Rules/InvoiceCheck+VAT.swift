import Localization

extension InvoiceCheck {
  /// Which numbers the parties must have for the ways in which the invoice is taxed.
  mutating func vatParties() {
    for category in VATCategory.allCases {
      guard let number = placeNumber(of: category) else { continue }
      sellerNumber(for: category, rule: category.rules + number)
      buyerNumber(for: category, rule: category.rules + number)
    }
    guard placeNumber(of: .intraCommunity) != nil else { return }
    require(
      invoice.deliveryDate != nil || invoice.firstDate != nil || invoice.lastDate != nil,
      "BR-IC-11", .deliveryDate,
      "An intra-Community supply (K) says when it was delivered: a date or a period.")
  }

  /// Each rule is there three times: for lines (02), allowances (03) and charges (04).
  private func placeNumber(of category: VATCategory) -> String? {
    if document.lines.contains(where: { $0.vatCategory == category }) { return "-02" }
    let adjustments = document.adjustments.filter { $0.vatCategory == category }
    if adjustments.isEmpty { return nil }
    return adjustments.contains { !$0.isCharge } ? "-03" : "-04"
  }

  private mutating func sellerNumber(for category: VATCategory, rule: String) {
    let seller = document.seller
    switch category {
    case .notSubject: return
    case .intraCommunity, .export:
      require(
        !seller.vatNumber.isEmpty, rule, "seller.vat_number",
        "The seller has no VAT number, which VAT category \(category.code) needs.")
    case .standard, .zeroRated, .exempt, .reverseCharge, .canaryIslands, .ceutaMelilla:
      require(
        !seller.vatNumber.isEmpty || !seller.taxNumber.isEmpty, rule, "seller.vat_number",
        "The seller has neither a VAT number nor, for a firm without one, a tax number, which VAT "
          + "category \(category.code) needs.")
    }
  }

  private mutating func buyerNumber(for category: VATCategory, rule: String) {
    let buyer = document.buyer
    if category == .intraCommunity {
      require(
        !buyer.vatNumber.isEmpty, rule, "buyer.vat_number",
        "The client has no VAT number, which an intra-Community supply (K) needs.")
      // With a VAT number of the seller's own country, VAT is due there.
      let prefixes = [buyer, document.seller].map { $0.vatNumber.prefix(2) }
      require(
        prefixes[0].isEmpty || prefixes[0] != prefixes[1], "2006/112/EC-138", "buyer.vat_number",
        "An intra-Community supply (K) goes to another country of the European Union than the "
          + "seller's, and the client's VAT number is of the same.")
    }
    if category == .reverseCharge {
      require(
        !buyer.vatNumber.isEmpty || !buyer.siren.isEmpty || !buyer[.registrationNumber].isEmpty,
        rule, "buyer.vat_number",
        "The client has neither a VAT number nor a number in its register, which a reverse charge "
          + "(AE) needs.")
    }
  }

  /// What each row of the VAT breakdown has to be.
  mutating func vatAmounts() {
    for row in document.totals.breakdown {
      require(
        row.category != .exempt || !row.exemptionReason.isEmpty || !row.exemptionCode.isEmpty,
        "BR-E-10", exemptionField(row),
        "What is exempt from VAT (E) has a reason, such as \"TVA non applicable, art. 293 B du CGI\", "
          + "or the code of one.")
      // The schematron holds that a rate below a half percent comes to less than half a unit.
      require(
        row.rate == 0 || row.rate >= 500 || row.tax.magnitude * 2 < halfUnit, "BR-CO-17", "lines",
        "A VAT rate below 0.5 % cannot be written to an electronic invoice.")
    }
    if document.isNotSubjectToVAT { refuseOthersThanNotSubject() }
  }

  /// Twice as many minor units as a half unit has.
  private var halfUnit: UInt64 {
    ((try? Currency(invoice.currency)) ?? .euro).minorUnits.magnitude
  }

  private func exemptionField(_ row: VATBreakdown) -> String {
    let index = document.lines.firstIndex { $0.vatCategory == row.category }
    return index.map { "lines[\($0)].exemption_reason" } ?? "adjustments"
  }

  private mutating func refuseOthersThanNotSubject() {
    for (index, line) in document.lines.enumerated() {
      require(
        line.vatCategory == .notSubject, "BR-O-12", "lines[\(index)].vat_category",
        "Line \(index + 1) is of VAT category \(line.vatCategory.code), but where something is not "
          + "subject to VAT (O), all of the invoice is.")
    }
    for (index, adjustment) in document.adjustments.enumerated() {
      require(
        adjustment.vatCategory == .notSubject, adjustment.isCharge ? "BR-O-14" : "BR-O-13",
        "adjustments[\(index)].vat_category",
        "\(adjustment.isCharge ? "Charge" as Message : "Allowance") \(index + 1) is of VAT category "
          + "\(adjustment.vatCategory.code), but where something is not subject to VAT (O), all of "
          + "the invoice is.")
    }
  }

  mutating func amounts() {
    let totals = document.totals
    require(
      totals.total >= 0, "BT-112", "lines",
      "The total is below 0: allowances are more than what is billed. A credit note gives money back."
    )
    require(
      totals.total < 0 || totals.prepaid <= totals.total, "BT-113", .prepaid,
      "More was paid before than the total of the invoice.")
    require(
      !InvoiceTotals.needsVATInEuro(invoice, seller: document.seller) || totals.vatInEuro != nil,
      document.seller.isFrench ? "BR-FR-CO-12" : "BR-53", .exchangeRate,
      "The VAT is to be said in EUR too: the exchange rate is missing, which is how many "
        + "\(invoice.currency) there are for 1 EUR.")
  }
}
