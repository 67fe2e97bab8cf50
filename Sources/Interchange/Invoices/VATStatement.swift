import Domain

/// A VAT category and rate of a line or of a row in the breakdown.
struct VATKind: Hashable {
  var category: VATCategory
  /// In thousandths of a percent.
  var rate: Int64
}

extension VATKind {
  /// - Parameters:
  ///   - element: With `TypeCode`, `CategoryCode` and `RateApplicablePercent`.
  ///   - terms: Of the category and of the rate.
  /// - Throws: `unsupported` for a tax that is no VAT or of another category, and for a rate that cannot
  ///   be.
  init(_ element: XMLElement, _ terms: (category: String, rate: String)) throws {
    let type = element["TypeCode"]?.line ?? "VAT"
    guard type.uppercased() == "VAT" else {
      throw element.failure(
        .unsupported, "the tax is of type \(type.prefix(20)); only VAT is read.", terms.category)
    }
    let code = try element.required("CategoryCode", terms.category)
    guard let category = VATCategory(code: code.line) else {
      throw code.failure(
        .unsupported,
        "“\(code.line.prefix(20))” is no category of VAT that is read: S, Z, E, AE, K, G, O, L and M "
          + "are.", terms.category)
    }
    self.category = category
    rate = try element["RateApplicablePercent"]?.vatRate(terms.rate) ?? 0
    try element.about(terms.rate) { try category.check(rate: rate) }
  }
}

/// The VAT breakdown in an invoice file (BG-23).
struct VATStatement {
  struct Row {
    var taxable: Int64 = 0
    var tax: Int64 = 0
    fileprivate(set) var reasons: [String] = []
    fileprivate(set) var codes: [String] = []
    let element: XMLElement
  }

  /// Rows of one kind, which differ by their reasons alone, are one.
  private(set) var rows: [VATKind: Row] = [:]

  init(_ settlement: XMLElement, _ currency: Currency) throws {
    for element in settlement.all("ApplicableTradeTax") {
      let kind = try VATKind(element, ("BT-118", "BT-119"))
      var row = rows[kind] ?? Row(element: element)
      let taxable = try element.required("BasisAmount", "BT-116").amount(currency, "BT-116")
      let tax = try element.required("CalculatedAmount", "BT-117").amount(currency, "BT-117")
      row.taxable = try currency.sum([row.taxable, taxable], field: "BT-116")
      row.tax = try currency.sum([row.tax, tax], field: "BT-117")
      row.add(
        reason: element["ExemptionReason"]?.line ?? "",
        code: element["ExemptionReasonCode"]?.line.uppercased() ?? "")
      rows[kind] = row
    }
  }

  /// The reason (BT-120) of what is of that kind; empty for the one that its category has of itself.
  func reason(of kind: VATKind) -> String {
    guard kind.category.isExempting else { return "" }
    let reason = rows[kind]?.reasons.joined(separator: "; ") ?? ""
    let own = Invoice.languages.map { kind.category.exemptionReason(language: $0) }
    return own.contains(reason) ? "" : reason
  }

  /// The code of the reason (BT-121), likewise.
  func code(of kind: VATKind) -> String {
    guard kind.category.isExempting, let codes = rows[kind]?.codes, codes.count == 1,
      codes[0] != kind.category.exemptionCode
    else { return "" }
    return codes[0]
  }
}

extension VATStatement.Row {
  fileprivate mutating func add(reason: String, code: String) {
    if !reason.isEmpty, !reasons.contains(reason) { reasons.append(reason) }
    if !code.isEmpty, !codes.contains(code) { codes.append(code) }
  }
}
