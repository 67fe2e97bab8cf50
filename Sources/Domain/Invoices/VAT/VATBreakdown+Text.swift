/// The form in which an issued invoice keeps its breakdown: "S 20% 10000 2000" (category, rate, taxable
/// and tax in minor units) a row, with a line break between two. Without the sign of percent, as earlier
/// versions wrote it, a rate is in hundredths of a percent.
///
/// The reasons of exemptions are those of its lines and adjustments.
extension [VATBreakdown] {
  package var text: String {
    map { "\($0.category.code) \($0.percent)% \($0.taxable) \($0.tax)" }.joined(separator: "\n")
  }

  /// - Throws: `invalid` for anything but a breakdown, and for one with a category and rate twice.
  package init(text: String) throws {
    self = []
    if text.isEmpty { return }
    var known = Set<TaxedAs>()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let row = VATBreakdown(line: line),
        known.insert(TaxedAs(category: row.category, rate: row.rate)).inserted
      else {
        throw Failure(
          .invalid,
          "“\(line.prefix(40))” is not a row of a VAT breakdown such as “S 20% 10000 2000”.",
          field: "vat_breakdown")
      }
      append(row)
    }
  }

  private struct TaxedAs: Hashable {
    var category: VATCategory
    var rate: Int64
  }
}

extension VATBreakdown {
  /// Nil for any other form than that in which it is written.
  fileprivate init?(line: Substring) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 4, let category = VATCategory(code: String(words[0])),
      let rate = Self.rate(words[1]), let taxable = Self.integer(words[2]),
      let tax = Self.integer(words[3])
    else { return nil }
    self.init(category: category, rate: rate, taxable: taxable, tax: tax)
  }

  fileprivate var percent: String {
    DecimalText.shortest(rate, decimals: DecimalText.vatRateDecimals)
  }

  private static func rate(_ word: Substring) -> Int64? {
    guard word.last == "%" else {
      return integer(word).flatMap { (0...10_000).contains($0) ? $0 * 10 : nil }
    }
    let percent = String(word.dropLast())
    guard
      let rate = try? DecimalText.value(
        of: percent, decimals: DecimalText.vatRateDecimals, field: "vat_breakdown"),
      (0...100_000).contains(rate),
      DecimalText.shortest(rate, decimals: DecimalText.vatRateDecimals) == percent
    else { return nil }
    return rate
  }

  private static func integer(_ word: Substring) -> Int64? {
    Int64(word).flatMap { "\($0)" == word ? $0 : nil }
  }
}
