import Domain

/// The default properties of a new draft.
struct InvoiceDefaults {
  let store: any Store

  /// As its client and the seller are used to it.
  func apply(to invoice: inout Invoice) throws {
    let seller = try store.settings.seller()
    let client = try store.clients.find(uid: invoice.clientUID)?.party ?? Party()
    invoice.currency =
      [client, seller].map { $0[.currency] }.first { !$0.isEmpty }
      ?? (seller.isAmerican ? Currency.dollar : Currency.euro.code)
    invoice.language = language(client, seller)
    invoice.hasGrossPrices =
      [client, seller].map { $0[.prices] }.first { !$0.isEmpty } == "gross"
  }

  /// How an item is taxed that does not say it: a small enterprise charges no VAT; else as it is usual for the client, or
  /// for the seller; nil where nobody says it. In the United States, nothing bears a tax that does not say it.
  func vat(of invoice: Invoice) throws -> InvoiceVAT? {
    let seller = try store.settings.seller()
    if seller.isSmallEnterprise { return try InvoiceVAT(.exempt, rate: 0) }
    let client = try store.clients.find(uid: invoice.clientUID)?.party ?? Party()
    let usual = [client, seller].map { $0[.defaultVat] }.first { !$0.isEmpty }
    // Most services bear no sales tax.
    if usual == nil, seller.isAmerican { return try InvoiceVAT(.notSubject, rate: 0) }
    return try usual.map {
      try InvoiceVAT(text: $0, field: Party.Property.defaultVat.rawValue)
    }
  }

  private func language(_ client: Party, _ seller: Party) -> String {
    let locales = [client, seller].map(\.locale)
    if let locale = locales.first(where: { !$0.isEmpty }) { return String(locale.prefix(2)) }
    return seller.isFrench || seller.country.isEmpty ? "fr" : "en"
  }
}

extension Currency {
  fileprivate static let dollar = "USD"
}
