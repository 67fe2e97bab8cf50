import Domain

/// What a new draft is when nobody says otherwise.
struct InvoiceDefaults {
  let store: any Store

  /// As its client and the seller are used to it. A French seller's has the notes that the law asks
  /// for.
  func apply(to invoice: inout Invoice) throws {
    let seller = try store.settings.seller()
    let client = try store.clients.find(uid: invoice.clientUID)?.party ?? Party()
    invoice.currency =
      [client, seller].map { $0[.currency] }.first { !$0.isEmpty } ?? Currency.euro.code
    invoice.language = language(client, seller)
    if seller.isFrench { invoice.setNotes(FrenchInvoiceNotes(language: invoice.language)) }
  }

  private func language(_ client: Party, _ seller: Party) -> String {
    let locales = [client, seller].map(\.locale)
    if let locale = locales.first(where: { !$0.isEmpty }) { return String(locale.prefix(2)) }
    return seller.isFrench || seller.country.isEmpty ? "fr" : "en"
  }
}

extension Invoice {
  mutating func setNotes(_ notes: FrenchInvoiceNotes) {
    latePenalty = notes.latePenalty
    recoveryFee = notes.recoveryFee
    earlyDiscount = notes.earlyDiscount
  }

  /// Lets the notes that nobody wrote follow its language.
  mutating func translateNotes(from old: String) {
    let from = FrenchInvoiceNotes(language: old)
    let to = FrenchInvoiceNotes(language: language)
    if latePenalty == from.latePenalty { latePenalty = to.latePenalty }
    if recoveryFee == from.recoveryFee { recoveryFee = to.recoveryFee }
    if earlyDiscount == from.earlyDiscount { earlyDiscount = to.earlyDiscount }
  }
}
