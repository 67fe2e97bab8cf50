extension InvoiceVAT {
  /// Reads "20", "5.5 %", "S 20", "AE" or "L 7".
  ///
  /// - Throws: `invalid` for what is neither a rate nor a category.
  package init(text: String, field: String) throws {
    let words = text.split { $0 == " " || $0 == ":" || $0 == "%" }.map(String.init)
    let category = words.first.flatMap { VATCategory(code: $0.uppercased()) }
    let rates = category == nil ? words[...] : words.dropFirst()
    guard rates.count <= 1, category != nil || rates.count == 1 else {
      throw Self.isNone(text, field)
    }
    let rate = try rates.first.map { rate in
      do {
        return try WrittenDecimal.value(
          of: rate, decimals: DecimalText.vatRateDecimals, mark: .point, field: field)
      } catch {
        throw Self.isNone(text, field)
      }
    }
    try self.init(category ?? .standard, rate: rate ?? 0)
  }

  private static func isNone(_ text: String, _ field: String) -> Failure {
    Failure(
      .invalid,
      "“\(text.prefix(40))” is no VAT: a rate such as 20 or 5.5 is expected, or a category such as E or AE.",
      field: field)
  }

  /// "S 20", "AE"
  package var text: String {
    rate == 0
      ? category.code
      : "\(category.code) \(DecimalText.shortest(rate, decimals: DecimalText.vatRateDecimals))"
  }
}
