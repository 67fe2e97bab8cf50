import Domain

/// The payment instructions (BG-16): a transfer to the seller's account, if it has one.
struct PaymentInstructions {
  /// The codes of UNTDID 4461 that are used here.
  enum Means: String {
    case notDefined = "1"
    case creditTransfer = "30"
    case debitTransfer = "31"
    case sepaCreditTransfer = "58"
  }

  /// BT-81.
  let means: Means
  /// Whether a file has them.
  let isStated: Bool
  /// BT-84, BT-85 and BT-86; empty without an account.
  let iban: String
  let accountName: String
  let bic: String
  /// BT-83: what the payer is to state.
  let reference: String

  init(_ terms: InvoiceTerms) {
    let seller = terms.document.seller
    // What a credit note comes to is not paid to the seller.
    let hasAccount = !seller[.iban].isEmpty && !terms.isCreditNote
    iban = hasAccount ? seller[.iban] : ""
    bic = hasAccount ? seller[.bic] : ""
    reference = hasAccount ? terms.invoice.number : ""
    let holder = seller[.accountName].isEmpty ? seller.name : seller[.accountName]
    accountName = hasAccount ? holder : ""
    // In Peppol, Danes have no code 30 (DK-R-005), and Dutch sellers none that says nothing (NL-R-008).
    let isPeppol = terms.profile == .peppol
    let isDanish = seller.country == "DK" && terms.document.buyer.country == "DK"
    means =
      if !hasAccount { .notDefined } else if Self.isInSEPA(iban, terms.currency) {
        .sepaCreditTransfer
      } else { isPeppol && isDanish ? .debitTransfer : .creditTransfer }
    isStated = hasAccount || !isPeppol || seller.country != "NL"
  }

  private static func isInSEPA(_ iban: String, _ currency: Currency) -> Bool {
    currency == .euro && CodeList.sepaCountries.contains(String(iban.prefix(2)))
  }
}
