import Domain

extension XMLWriter {
  enum UBLRole {
    case seller, buyer
  }

  /// BG-4 or BG-7.
  mutating func party(_ party: Party, _ role: UBLRole, _ terms: InvoiceTerms) {
    element("cac:Party") {
      $0.identifier("cbc:EndpointID", party.electronicAddress)
      $0.element("cac:PartyIdentification") { $0.identifier("cbc:ID", party.establishment) }
      $0.element("cac:PartyName") { $0.element("cbc:Name", text: party[.tradingName]) }
      $0.address("cac:PostalAddress", of: party)
      $0.taxScheme("VAT", number: terms.hasVATNumbers ? party.vatNumber : "")
      // "TAX" is what Norwegian and Swedish sellers say in Peppol.
      if role == .seller {
        $0.taxScheme(terms.profile == .peppol ? "TAX" : "FC", number: party.taxNumber)
      }
      $0.element("cac:PartyLegalEntity") {
        $0.element("cbc:RegistrationName", text: party.name)
        $0.identifier("cbc:CompanyID", party.registration(for: terms.profile))
        if role == .seller {
          $0.element("cbc:CompanyLegalForm", text: party.legalInformation)
        }
      }
      $0.element("cac:Contact") {
        $0.element("cbc:Name", text: party[.contact])
        $0.element("cbc:Telephone", text: party[.phone])
        $0.element("cbc:ElectronicMail", text: party.email)
      }
    }
  }

  /// BG-5, BG-8 and BG-15.
  mutating func address(_ name: StaticString, of party: Party) {
    element(name) {
      $0.element("cbc:StreetName", text: party[.street])
      $0.element("cbc:AdditionalStreetName", text: party[.street2])
      $0.element("cbc:CityName", text: party[.city])
      $0.element("cbc:PostalZone", text: party[.postalCode])
      $0.element("cbc:CountrySubentity", text: party[.region])
      $0.country(party.country)
    }
  }

  /// BT-31, BT-32 and BT-48.
  private mutating func taxScheme(_ scheme: String, number: String) {
    guard !number.isEmpty else { return }
    element("cac:PartyTaxScheme") {
      $0.element("cbc:CompanyID", text: number)
      $0.taxScheme(scheme)
    }
  }
}
