/// The form in which an issued invoice keeps its breakdown: "S 2000 10000 2000" (category, basis points,
/// taxable and tax in minor units) a row, with a line break between two.
///
/// The reasons of exemptions are those of its lines and adjustments.
extension [VATBreakdown] {
  package var text: String {
    map { "\($0.category.code) \($0.rate) \($0.taxable) \($0.tax)" }.joined(separator: "\n")
  }

  /// - Throws: `invalid` for what is no breakdown, or has a category and a rate twice.
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
          "“\(line.prefix(40))” is not a row of a VAT breakdown such as “S 2000 10000 2000”.",
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
    guard words.count == 4, let category = VATCategory(code: String(words[0])) else { return nil }
    let numbers = words.dropFirst().compactMap { word in
      Int64(word).flatMap { "\($0)" == word ? $0 : nil }
    }
    guard numbers.count == 3, (0...10_000).contains(numbers[0]) else { return nil }
    self.init(category: category, rate: numbers[0], taxable: numbers[1], tax: numbers[2])
  }
}
