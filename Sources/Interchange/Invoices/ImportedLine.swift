import Domain

/// One item of a file (BG-25), as one line of a draft; its charges become lines of their own.
struct ImportedLine {
  private(set) var lines: [InvoiceLine] = []
  private let item: XMLElement
  private let currency: Currency
  private let kind: VATKind

  init(_ item: XMLElement, _ currency: Currency, _ taxes: VATStatement) throws {
    self.item = item
    self.currency = currency
    let document = item["AssociatedDocumentLineDocument"]
    if let status = document?["LineStatusReasonCode"]?.line, status != "DETAIL" {
      throw item.failure(
        .unsupported, "the line is one of kind \(status.prefix(40)), which is not read.", "BT-X-8")
    }
    let settlement = try item.required("SpecifiedLineTradeSettlement", "BT-131")
    kind = try VATKind(
      settlement.required("ApplicableTradeTax", "BT-151"), ("BT-151", "BT-152"))

    var line = InvoiceLine(uid: "", invoiceUID: "")
    line.vatCategory = kind.category
    line.vatRate = kind.rate
    try settlement.about("BT-120") {
      try line.set(.exemptionReason, to: .text(taxes.reason(of: kind)))
    }
    try settlement.about("BT-121") {
      try line.set(.exemptionCode, to: .text(taxes.code(of: kind)))
    }
    (line.firstDate, line.lastDate) = try settlement.period("BT-134", "BT-135")
    try takeTexts(to: &line)
    let isExact = try takePrice(to: &line)
    let charges = try takeAdjustments(settlement.adjustmentElements(), to: &line)
    lines = [line] + charges
    try compare(settlement, isExact: isExact)
  }

  /// BT-153 and BT-154; what an item has besides is added to its details.
  private func takeTexts(to line: inout InvoiceLine) throws {
    let product = try item.required("SpecifiedTradeProduct", "BT-153")
    let name = try product.required("Name", "BT-153")
    var details = [product["Description"]?.text]
    let scalars = name.line.unicodeScalars
    let maximum = 200
    if scalars.count > maximum { details.insert(name.line, at: 0) }
    try name.about("BT-153") {
      try line.set(.name, to: .text(String(String.UnicodeScalarView(scalars.prefix(maximum)))))
    }
    for attribute in product.all("ApplicableProductCharacteristic") {
      let parts = [attribute["Description"]?.line, attribute["Value"]?.line].compactMap { $0 }
      details.append(parts.joined(separator: ": "))
    }
    details += (item["AssociatedDocumentLineDocument"]?.all("IncludedNote") ?? [])
      .map { $0["Content"]?.text }
    let text = details.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
    try product.about("BT-154") { try line.set(.details, to: .text(text)) }
  }

  /// BT-129, BT-130 and BT-146, which is for so many (BT-149).
  ///
  /// - Returns: whether the price is the very one of the file, and not rounded.
  private func takePrice(to line: inout InvoiceLine) throws -> Bool {
    let billed = try item.required("SpecifiedLineTradeDelivery", "BT-129")
      .required("BilledQuantity", "BT-129")
    guard
      let quantity = try billed.number("BT-129").exactly(
        decimals: DecimalText.quantityDecimals), quantity > 0
    else {
      throw billed.failure(
        .unsupported,
        "the quantity \(billed.line.prefix(40)) is not read: one above 0 with at most 4 decimals is "
          + "expected.", "BT-129")
    }
    try billed.about("BT-129") { try line.set(.quantity, to: .integer(quantity)) }
    let unit = billed.attribute("unitCode") ?? ""
    try billed.about("BT-130") { try line.set(.unit, to: .text(unit)) }

    let price = try item.required("SpecifiedLineTradeAgreement", "BT-146")
      .required("NetPriceProductTradePrice", "BT-146")
    let amount = try price.required("ChargeAmount", "BT-146")
    let base = try price["BasisQuantity"]?.number("BT-149") ?? .one
    guard
      let one = try amount.number("BT-146").divided(by: base, decimals: DecimalText.priceDecimals)
    else {
      throw price.failure(
        .unsupported, "the price cannot be brought to a price for one.", "BT-149")
    }
    try amount.about("BT-146") { try line.set(.unitPrice, to: .integer(one.quotient)) }
    return one.isExact
  }

  /// BG-27 and BG-28: allowances become the line's discount, and each charge a line after it.
  ///
  /// - Returns: the lines of the charges.
  private func takeAdjustments(
    _ elements: [XMLElement], to line: inout InvoiceLine
  ) throws -> [InvoiceLine] {
    var allowances: [XMLElement] = []
    var charges: [InvoiceLine] = []
    for element in elements {
      if try element.required("ChargeIndicator", "BG-28").indicator("BG-28") {
        charges.append(try charge(element, of: line))
      } else {
        allowances.append(element)
      }
    }
    try takeDiscount(allowances, to: &line)
    return charges
  }

  private func charge(_ element: XMLElement, of line: InvoiceLine) throws -> InvoiceLine {
    let amount = try element.adjustmentAmount(currency, "BT-141")
    var charge = line
    charge.details = ""
    charge.quantity = 1_0000
    charge.unit = UnitCode.one.code
    charge.unitPrice = amount.millionths
    let reason = element["Reason"]?.line ?? ""
    try element.about("BT-144") {
      try charge.set(.name, to: .text(reason.isEmpty ? line.name : reason))
    }
    return charge
  }

  private func takeDiscount(_ allowances: [XMLElement], to line: inout InvoiceLine) throws {
    guard let first = allowances.first else { return }
    let amounts = try allowances.map { try $0.adjustmentAmount(currency, "BT-136").minorUnits }
    line.discount = try currency.sum(amounts, field: "BT-136")
    let reasons = allowances.compactMap { $0["Reason"]?.line }.filter { !$0.isEmpty }
    try first.about("BT-139") {
      try line.set(.discountReason, to: .text(reasons.joined(separator: "; ")))
    }
    let own = Invoice.languages.map {
      InvoiceLine(uid: "", invoiceUID: "").reasonOfDiscount(language: $0)
    }
    if own.contains(line.discountReason) { line.discountReason = "" }
    if allowances.count == 1 { try takeRate(first, to: &line) }
  }

  /// A percentage (BT-138), if it comes to the very amount.
  private func takeRate(_ allowance: XMLElement, to line: inout InvoiceLine) throws {
    guard let percent = allowance["CalculationPercent"],
      let rate = try percent.number("BT-138").exactly(decimals: DecimalText.percentDecimals),
      (0...100_00).contains(rate)
    else { return }
    var other = line
    other.discountRate = rate
    other.discount = nil
    guard let amounts = try? LineAmounts(of: other, in: currency),
      amounts.discount == line.discount
    else { return }
    line = other
  }

  /// With the net amount of the file (BT-131).
  private func compare(_ settlement: XMLElement, isExact: Bool) throws {
    let stated = try settlement.required(
      "SpecifiedTradeSettlementLineMonetarySummation", "BT-131"
    ).required("LineTotalAmount", "BT-131")
    let amounts = try stated.about("BT-131") {
      try lines.map { try LineAmounts(of: $0, in: currency).net }
    }
    let net = try currency.sum(amounts, field: "BT-131")
    let amount = try stated.amount(currency, "BT-131")
    if net == amount { return }
    if !isExact {
      throw item.failure(
        .unsupported,
        "the price for one unit has more than 6 decimals, and rounded to them it does not come to the "
          + "line's \(stated.line).", "BT-149")
    }
    throw stated.difference("BT-131", net, amount, currency)
  }
}
