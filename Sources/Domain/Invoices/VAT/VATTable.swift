/// The running totals by VAT category and rate of an invoice that is being added up.
struct VATTable {
  private struct Key: Hashable {
    let category: VATCategory
    let rate: Int64
  }

  private struct Sum {
    var taxable: Int128 = 0
    var reasons: [String] = []
    var codes: [String] = []

    mutating func add(_ amount: Int64, reason: String, code: String) {
      taxable += Int128(amount)
      if !reason.isEmpty, !reasons.contains(reason) { reasons.append(reason) }
      if !code.isEmpty, !codes.contains(code) { codes.append(code) }
    }
  }

  private var sums: [Key: Sum] = [:]
  private let language: String

  /// The reasons that a category has of itself are in that language.
  init(language: String) {
    self.language = language
  }

  /// A line, an allowance or a charge, of which an allowance is below 0.
  mutating func add(_ item: some TaxedItem, amount: Int64) {
    sums[Key(category: item.vatCategory, rate: item.vatRate), default: Sum()]
      .add(amount, reason: item.exemptionReason, code: item.exemptionCode)
  }

  /// By category, then by rate, the highest first.
  func rows(in currency: Currency) throws -> [VATBreakdown] {
    let ordered = sums.sorted { left, right in
      left.key.category == right.key.category
        ? left.key.rate > right.key.rate
        : left.key.category.rawValue < right.key.category.rawValue
    }
    return try ordered.map { key, sum in
      let taxable = try currency.checked(sum.taxable, field: "lines")
      return VATBreakdown(
        category: key.category, rate: key.rate, taxable: taxable,
        tax: try currency.tax(key.rate, on: taxable, field: "lines"),
        exemptionReason: reason(key.category, sum.reasons),
        exemptionCode: code(key.category, sum.codes))
    }
  }

  private func reason(_ category: VATCategory, _ given: [String]) -> String {
    guard category.isExempting else { return "" }
    return given.isEmpty
      ? category.exemptionReason(language: language) : given.joined(separator: "; ")
  }

  private func code(_ category: VATCategory, _ given: [String]) -> String {
    guard category.isExempting else { return "" }
    return given.isEmpty ? category.exemptionCode : given.count == 1 ? given[0] : ""
  }
}
