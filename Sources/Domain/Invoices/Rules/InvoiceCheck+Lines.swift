import Localization

extension InvoiceCheck {
  mutating func lines() {
    require(
      !document.lines.isEmpty, "BR-16", "lines", "The invoice has no lines; it needs at least one.")
    for (index, line) in document.lines.enumerated() {
      let place = "lines[\(index)]"
      require(!line.name.isEmpty, "BR-25", "\(place).name", "Line \(index + 1) has no name.")
      require(
        // That of what deducts a down payment is -1.
        index >= document.ownLines.endIndex || InvoiceLine.quantityRange.contains(line.quantity),
        "BR-22",
        "\(place).quantity_ten_thousandths",
        "The quantity of line \(index + 1) is not above 0 and at most 1,000,000,000.")
      require(
        InvoiceLine.unitPriceRange.contains(line.unitPrice), "BR-27",
        "\(place).unit_price_millionths",
        "The price of line \(index + 1) is below 0 or above 1,000,000,000,000.")
      period(from: line.firstDate, to: line.lastDate, rule: "BR-30", "\(place).last_date")
      rate(
        of: line.vatCategory, line.vatRate, "\(place).vat_rate_thousandths",
        "On line \(index + 1): ", rule: line.vatCategory.rules + "-05")
    }
  }

  mutating func adjustments() {
    for (index, adjustment) in document.adjustments.enumerated() {
      let place = "adjustments[\(index)]"
      let what: Message = adjustment.isCharge ? "Charge" : "Allowance"
      let noun: Message = adjustment.isCharge ? "charge" : "allowance"
      require(
        adjustment.amount != nil || adjustment.rate != nil,
        adjustment.isCharge ? "BR-36" : "BR-31", "\(place).amount_minor",
        "\(what) \(index + 1) has neither an amount nor a rate.")
      require(
        !adjustment.reason.isEmpty || !adjustment.reasonCode.isEmpty,
        adjustment.isCharge ? "BR-38" : "BR-33", "\(place).reason",
        "\(what) \(index + 1) has neither a reason nor the code of one.")
      require(
        adjustment.reasonCode.isEmpty || adjustment.reasonCodes.contains(adjustment.reasonCode),
        adjustment.isCharge ? "BR-CL-20" : "BR-CL-19", "\(place).reason_code",
        "The code of \(noun) \(index + 1) is not \(adjustment.reasonCodes.what): "
          + "\(adjustment.reasonCodes.example) is one.")
      rate(
        of: adjustment.vatCategory, adjustment.vatRate, "\(place).vat_rate_thousandths",
        "On \(noun) \(index + 1): ",
        rule: adjustment.vatCategory.rules + (adjustment.isCharge ? "-07" : "-06"))
    }
  }

  private mutating func rate(
    of category: VATCategory, _ rate: Int64, _ field: String, _ place: Message, rule: String
  ) {
    require(category.allows(rate: rate), rule, field, place + category.sentence(ofRate: rate))
  }
}

extension VATCategory {
  /// What the rules of EN 16931 about it begin with.
  var rules: String {
    switch self {
    case .standard: "BR-S"
    case .zeroRated: "BR-Z"
    case .exempt: "BR-E"
    case .reverseCharge: "BR-AE"
    case .intraCommunity: "BR-IC"
    case .export: "BR-G"
    case .notSubject: "BR-O"
    case .canaryIslands: "BR-AF"
    case .ceutaMelilla: "BR-AG"
    }
  }
}
