extension Purchase {
  /// The purchase that an invoice becomes.
  ///
  /// - Throws: `invalid` for a file that is too large.
  package init(_ received: ReceivedInvoice, file: [UInt8], at now: Instant) throws {
    self.init(blank: Self.uid(seller: received.seller, number: received.number))
    typeCode = received.typeCode
    issueDate = received.issueDate
    dueDate = received.dueDate
    let means = received.means.first { !$0.iban.isEmpty }
    let texts: [(Property, String)] = [
      (.number, received.number), (.sellerName, received.seller.name),
      (.sellerCountry, received.seller.country), (.sellerVATNumber, received.seller.vatNumber),
      (.sellerSIREN, received.seller.siren), (.payeeName, received.payee.name),
      (.iban, means?.iban ?? ""), (.paymentReference, received.paymentReference),
      (.currency, received.currency.code),
    ]
    for (property, text) in texts { try set(property, to: .text(Self.beginning(of: text))) }
    let totals = received.totals
    (net, vat, gross) = (totals.net, totals.vat, totals.gross)
    (prepaid, due) = (totals.prepaid, totals.due)
    (created, modified) = (now, now)
    try setFile(file)
  }

  /// What a list shows of a text; all of it is in the file.
  private static func beginning(of text: String) -> String {
    let maximum = 200
    return text.utf8.count <= maximum
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(maximum)))
  }
}
