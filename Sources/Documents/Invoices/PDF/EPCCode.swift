import Domain

/// The content of the QR code for a SEPA transfer (EPC069-12, version 002).
struct EPCCode {
  let text: String

  /// In cents.
  private static let amounts: ClosedRange<Int64> = 1...999_999_999_99

  /// Nil for what no such code can say: another currency, no account, nothing to pay or too much.
  init?(_ document: InvoiceDocument) {
    let seller = document.seller
    let due = document.totals.due
    guard document.invoice.kind.isDebit, document.invoice.currency == "EUR",
      !seller[.iban].isEmpty, !document.invoice.number.isEmpty, Self.amounts.contains(due)
    else { return nil }
    let name = seller[.accountName].isEmpty ? seller.name : seller[.accountName]
    let cents = String(due % 100)
    text = [
      "BCD", "002", "1", "SCT", seller[.bic], Self.line(name, most: 70),
      seller[.iban].filter { $0 != " " },
      "EUR\(due / 100).\(cents.count < 2 ? "0" : "")\(cents)", "", "",
      Self.line(document.invoice.number, most: 140),
    ].joined(separator: "\n")
  }

  /// One line of at most so many characters.
  private static func line(_ text: String, most: Int) -> String {
    let scalars = text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }.prefix(most)
    return String(String.UnicodeScalarView(scalars))
  }
}
