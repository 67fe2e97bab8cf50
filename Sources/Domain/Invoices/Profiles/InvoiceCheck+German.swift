import Localization

/// The rules that XRechnung and, between two Germans, Peppol have: BR-DE-15 is DE-R-015 there.
///
/// What a file of ours never has is not asked for: other types of documents (17, 26), cards and direct debits (20, 24, 25,
/// 30, 31), attachments (22), and the extension (BR-DEX). The instructions for payment (1, 23), the rates of VAT (14)
/// and the identifier of the profile (21) are in each; a number for taxes (16) is asked for by BR-S-02 and its like,
/// and the check digits of the account (19) by BT-84.
extension InvoiceCheck {
  mutating func german(_ rule: (Int) -> String) {
    germanSeller(rule)
    germanPlaces(rule)
    buyerReference(rule)
    if !Skonto.isRight(invoice.paymentTerms) {
      require(
        false, rule(18), .paymentTerms,
        "A discount for early payment in the terms is a line such as #SKONTO#TAGE=14#PROZENT=2.00#, and no other line "
          + "has a # at its beginning.")
    }
  }

  private mutating func germanSeller(_ rule: (Int) -> String) {
    let seller = document.seller
    let (contact, phone, email) = (seller[.contact], seller[.phone], seller.email)
    let hasNone = contact.isEmpty && phone.isEmpty && email.isEmpty
    require(
      !contact.isEmpty, rule(hasNone ? 2 : 5), "seller.contact",
      "The seller says whom to ask: the name of a person or a department.")
    require(!phone.isEmpty, rule(6), "seller.phone", "The seller has no phone number.")
    require(!email.isEmpty, rule(7), "seller.email", "The seller has no e-mail address.")
    require(
      phone.isEmpty || phone.utf8.filter { (0x30...0x39).contains($0) }.count >= 3, rule(27),
      "seller.phone", "A phone number has at least three digits.")
    require(
      email.isEmpty || Self.isPlainAddress(email), rule(28), "seller.email",
      "The e-mail address of the seller is of ASCII letters, digits and the usual marks alone.")
  }

  private mutating func germanPlaces(_ rule: (Int) -> String) {
    let seller = document.seller
    let buyer = document.buyer
    require(!seller[.city].isEmpty, rule(3), "seller.city", "The seller has no city.")
    require(
      !seller[.postalCode].isEmpty, rule(4), "seller.postal_code", "The seller has no postal code.")
    require(!buyer[.city].isEmpty, rule(8), "buyer.city", "The client has no city.")
    require(
      !buyer[.postalCode].isEmpty, rule(9), "buyer.postal_code", "The client has no postal code.")
    let place = document.deliverTo
    guard place.hasAddress else { return }
    require(
      !place[.city].isEmpty, rule(10), .deliveryCity,
      "The address that it was delivered to has no city.")
    require(
      !place[.postalCode].isEmpty, rule(11), .deliveryPostalCode,
      "The address that it was delivered to has no postal code.")
  }

  private mutating func buyerReference(_ rule: (Int) -> String) {
    let reference = invoice.buyerReference
    require(
      !reference.isEmpty, rule(15), .buyerReference,
      "The reference of the client is missing: the Leitweg-ID of a public body, and what another one asks for."
    )
    guard document.buyerKind == .publicBody else { return }
    require(
      LeitwegID.isRight(reference) ?? true, rule(15), .buyerReference,
      "\(reference) is not a Leitweg-ID: its last two digits do not fit the others, so one is mistyped."
    )
  }

  /// As the rules have it: atoms with points between, and a domain of at least two labels.
  private static func isPlainAddress(_ address: String) -> Bool {
    let parts = address.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let point = UInt8(ascii: ".")
    let atoms = parts[0].split(separator: point, omittingEmptySubsequences: false)
    let labels = parts[1].split(separator: point, omittingEmptySubsequences: false)
    let marks = Array("!#$%&\"*+/=?^_`{|}~-".utf8)
    let hyphen = UInt8(ascii: "-")
    return labels.count >= 2
      && atoms.allSatisfy { atom in
        !atom.isEmpty && atom.allSatisfy { $0.isASCIILetterOrDigit || marks.contains($0) }
      }
      && labels.allSatisfy { label in
        label.first?.isASCIILetterOrDigit == true && label.last?.isASCIILetterOrDigit == true
          && label.allSatisfy { $0.isASCIILetterOrDigit || $0 == hyphen }
      }
  }
}
