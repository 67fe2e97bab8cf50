package import Domain

/// The VAT journal as a table for accountants.
///
/// Dates are as ISO 8601 has them, rates are percents, and amounts are numbers in the currency's unit, with a point;
/// those of credit notes are below 0, so that each column can be added up.
package struct VATJournalCSV {
  private static let columns = [
    "issue_date", "number", "kind", "preceding_number", "client", "client_vat_number",
    "client_country", "currency", "vat_category", "vat_rate", "taxable", "tax",
    "exchange_rate", "uid",
  ]

  private var table = CSVTable(columns: columns)

  package var text: String { table.text }

  package init() {}

  package mutating func append(_ entry: VATJournalEntry) {
    let decimals = (try? Currency(entry.currency))?.exponent ?? 2
    let amounts = [entry.taxable, entry.tax]
    table.append(
      [
        entry.issueDate.text, entry.number, entry.kind.word, entry.precedingNumber, entry.client,
        entry.clientVATNumber, entry.clientCountry, entry.currency, entry.category.code,
        DecimalText.shortest(entry.rate, decimals: DecimalText.vatRateDecimals),
      ] + amounts.map { DecimalText.text($0, decimals: decimals) }
        + [entry.exchangeRate.map { DecimalText.shortest($0, decimals: 6) } ?? "", entry.uid])
  }
}
