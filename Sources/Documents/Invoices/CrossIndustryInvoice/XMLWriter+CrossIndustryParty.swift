import Domain

extension XMLWriter {
  /// BG-4.
  mutating func sellerTradeParty(_ party: Party, hasVATNumber: Bool) {
    identifier("ram:GlobalID", party.establishment)
    element("ram:Name", text: party.name)
    element("ram:Description", text: party.legalInformation)
    commonParts(of: party)
    taxRegistration("VA", hasVATNumber ? party.vatNumber : "")
    taxRegistration("FC", party.taxNumber)
  }

  /// BG-7.
  mutating func buyerTradeParty(_ party: Party, hasVATNumber: Bool) {
    identifier("ram:GlobalID", party.establishment)
    element("ram:Name", text: party.name)
    commonParts(of: party)
    taxRegistration("VA", hasVATNumber ? party.vatNumber : "")
  }

  private mutating func commonParts(of party: Party) {
    element("ram:SpecifiedLegalOrganization") {
      $0.identifier("ram:ID", party.registration(for: .facturx))
      $0.element("ram:TradingBusinessName", text: party[.tradingName])
    }
    contact(of: party)
    address(of: party)
    element("ram:URIUniversalCommunication") {
      $0.identifier("ram:URIID", party.electronicAddress)
    }
  }

  /// BG-6 and BG-9.
  private mutating func contact(of party: Party) {
    element("ram:DefinedTradeContact") {
      $0.element("ram:PersonName", text: party[.contact])
      $0.element("ram:TelephoneUniversalCommunication") {
        $0.element("ram:CompleteNumber", text: party[.phone])
      }
      $0.element("ram:EmailURIUniversalCommunication") {
        $0.element("ram:URIID", text: party.email)
      }
    }
  }

  /// BG-5 and BG-8.
  mutating func address(of party: Party) {
    element("ram:PostalTradeAddress") {
      $0.element("ram:PostcodeCode", text: party[.postalCode])
      $0.element("ram:LineOne", text: party[.street])
      $0.element("ram:LineTwo", text: party[.street2])
      $0.element("ram:CityName", text: party[.city])
      $0.element("ram:CountryID", text: party.country)
      $0.element("ram:CountrySubDivisionName", text: party[.region])
    }
  }

  private mutating func taxRegistration(_ scheme: String, _ number: String) {
    element("ram:SpecifiedTaxRegistration") {
      $0.element("ram:ID", ["schemeID": scheme], text: number)
    }
  }
}
