import Localization

extension InvoiceCheck {
  mutating func seller() {
    let seller = document.seller
    require(!seller.name.isEmpty, "BR-06", "seller.name", "The seller has no name.")
    require(
      !seller.country.isEmpty, "BR-09", "seller.country",
      "The seller has no country; it is a code such as FR.")
    require(
      isIdentified(seller), "BR-CO-26", "seller.siren",
      "The seller has no number that tells who it is: a SIREN, a SIRET, a number in its register, or "
        + "a VAT number (but for invoices that are not subject to VAT).")
    address(of: seller, rule: "BR-62", "seller")
    siret(of: seller, rule: "BR-FR-09", "seller")
  }

  mutating func buyer() {
    let buyer = document.buyer
    require(
      !buyer.name.isEmpty, "BR-07", invoice.clientUID.isEmpty ? "client_id" : "buyer.name",
      invoice.clientUID.isEmpty
        ? "The invoice is for nobody: it needs a client." : "The client has no name.")
    require(
      !buyer.country.isEmpty, "BR-11", "buyer.country",
      "The client has no country; it is a code such as FR.")
    address(of: buyer, rule: "BR-63", "buyer")
    siret(of: buyer, rule: "BR-FR-09", "buyer")
  }

  /// What was mistyped in a file can be read, and not be issued.
  mutating func identifiers() {
    let terms: [(Party.Property, seller: String, buyer: String)] = [
      (.siren, "BT-30", "BT-47"), (.siret, "BT-29", "BT-46"), (.vatNumber, "BT-31", "BT-48"),
      (.iban, "BT-84", ""),
    ]
    for (property, seller, buyer) in terms {
      if let mistake = document.seller.mistake(in: property) {
        require(false, seller, "seller.\(property.rawValue)", mistake)
      }
      if !buyer.isEmpty, let mistake = document.buyer.mistake(in: property) {
        require(false, buyer, "buyer.\(property.rawValue)", mistake)
      }
    }
  }

  private func isIdentified(_ seller: Party) -> Bool {
    !seller.siren.isEmpty || !seller.siret.isEmpty || !seller[.registrationNumber].isEmpty
      || (!seller.vatNumber.isEmpty && !document.isNotSubjectToVAT)
  }

  private mutating func address(of party: Party, rule: String, _ who: Message) {
    require(
      party[.electronicAddress].isEmpty || !party[.electronicScheme].isEmpty, rule,
      "\(who).electronic_scheme",
      "The electronic address of the \(who) has no scheme, such as 0225 for a French one or EM for "
        + "e-mail.")
  }

  private mutating func siret(of party: Party, rule: String, _ who: Message) {
    require(
      party.siret.isEmpty || party.siret.hasPrefix(party.siren) && !party.siren.isEmpty, rule,
      "\(who).siret",
      "The SIRET of the \(who) does not begin with its SIREN: an establishment is of that firm.")
  }
}

extension InvoiceDocument {
  /// Whether something of it is not subject to VAT (O), so that its files hold no VAT numbers.
  package var isNotSubjectToVAT: Bool {
    totals.breakdown.contains { $0.category == .notSubject }
  }
}
