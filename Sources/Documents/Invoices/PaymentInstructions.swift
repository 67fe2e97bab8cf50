import Domain

/// How the seller wants to be paid (BG-16): by a transfer to its account, if it has one.
struct PaymentInstructions {
  /// The codes of UNTDID 4461 that are used here.
  enum Means: String {
    case notDefined = "1"
    case creditTransfer = "30"
    case sepaCreditTransfer = "58"
  }

  /// BT-81.
  let means: Means
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
    means =
      if !hasAccount { .notDefined } else if Self.isInSEPA(iban, terms.currency) {
        .sepaCreditTransfer
      } else { .creditTransfer }
  }

  private static func isInSEPA(_ iban: String, _ currency: Currency) -> Bool {
    currency == .euro && CodeList.sepaCountries.contains(String(iban.prefix(2)))
  }
}
