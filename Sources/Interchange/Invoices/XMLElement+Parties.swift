import Domain

/// BG-4 and BG-7.
extension XMLElement {
  /// The seller in `ApplicableHeaderTradeAgreement`, with its account in `settlement`.
  func seller(paidBy settlement: XMLElement) throws -> Party {
    try refuse("SellerTaxRepresentativeTradeParty", "a tax representative of the seller", "BT-62")
    try settlement.refuse("PayeeTradeParty", "a payee who is not the seller", "BT-59")
    var reading = try PartyReading(required("SellerTradeParty", "BT-27"), .seller)
    try reading.takeAll()
    try reading.takeAccount(settlement)
    return reading.party
  }

  func buyer() throws -> Party {
    var reading = try PartyReading(required("BuyerTradeParty", "BT-44"), .buyer)
    try reading.takeAll()
    return reading.party
  }
}

/// A party that is being parsed.
private struct PartyReading {
  enum Role {
    case seller, buyer
  }

  private(set) var party = Party()
  private let element: XMLElement
  private let role: Role

  init(_ element: XMLElement, _ role: Role) {
    self.element = element
    self.role = role
  }

  mutating func takeAll() throws {
    let name = try element.required("Name", term("BT-27", "BT-44"))
    try take(.name, name, term("BT-27", "BT-44"))
    try takeIdentifiers()
    try takeContact()
    try takeAddress()
    try takeTaxNumbers()
    // What the law wants to be said of a firm comes in one text.
    if role == .seller { try take(.legalForm, element["Description"], "BT-33") }
  }

  /// The first account that it is paid to.
  mutating func takeAccount(_ settlement: XMLElement) throws {
    for means in settlement.all("SpecifiedTradeSettlementPaymentMeans") {
      let account = means["PayeePartyCreditorFinancialAccount"]
      guard let iban = account?["IBANID"] else { continue }
      try take(.iban, iban, "BT-84")
      let holder = account?["AccountName"]
      if holder?.line != party.name { try take(.accountName, holder, "BT-85") }
      try take(.bic, means["PayeeSpecifiedCreditorFinancialInstitution", "BICID"], "BT-86")
      return
    }
  }

  private func term(_ seller: String, _ buyer: String) -> String {
    role == .seller ? seller : buyer
  }

  private mutating func take(
    _ property: Party.Property, _ element: XMLElement?, _ term: String
  ) throws {
    guard let element else { return }
    try set(property, element.line, element, term)
  }

  private mutating func set(
    _ property: Party.Property, _ text: String, _ element: XMLElement, _ term: String
  ) throws {
    try element.about(term) { try party.set(property, asRead: text) }
  }

  private mutating func takeIdentifiers() throws {
    for identifier in element.all("GlobalID") {
      let term = term("BT-29", "BT-46")
      switch identifier.attribute("schemeID") {
      case "0002": try take(.siren, identifier, term)
      case "0009": try take(.siret, identifier, term)
      default: break
      }
    }
    let organization = element["SpecifiedLegalOrganization"]
    if let registration = organization?["ID"] { try takeRegistration(registration) }
    try take(.tradingName, organization?["TradingBusinessName"], term("BT-28", "BT-45"))
  }

  /// Some write the SIRET where the SIREN is to be.
  private mutating func takeRegistration(_ registration: XMLElement) throws {
    let term = term("BT-30", "BT-47")
    let isSIRET = registration.line.filter { $0 != " " }.utf8.count == 14
    switch registration.attribute("schemeID") {
    case "0002": try take(isSIRET ? .siret : .siren, registration, term)
    case "0009": try take(.siret, registration, term)
    default: try take(.registrationNumber, registration, term)
    }
  }

  /// BG-6 and BG-9, BT-34 and BT-49.
  private mutating func takeContact() throws {
    if let contact = element["DefinedTradeContact"] {
      let names = ["PersonName", "DepartmentName"].compactMap { contact[$0]?.line }
      let name = names.filter { !$0.isEmpty }.joined(separator: ", ")
      try set(.contact, name, contact, term("BT-41", "BT-56"))
      let phone = contact["TelephoneUniversalCommunication", "CompleteNumber"]
      try take(.phone, phone, term("BT-42", "BT-57"))
      takeEmail(contact["EmailURIUniversalCommunication", "URIID"])
    }
    guard let address = element["URIUniversalCommunication", "URIID"] else { return }
    let scheme = address.attribute("schemeID") ?? ""
    try take(.electronicAddress, address, term("BT-34", "BT-49"))
    try set(.electronicScheme, scheme, address, term("BT-34", "BT-49"))
  }

  /// EN 16931 lets any text be an e-mail address; one that no mail can be sent to is left out.
  private mutating func takeEmail(_ address: XMLElement?) {
    guard let address else { return }
    try? party.set(.email, to: address.line)
  }

  /// BG-5 and BG-8.
  private mutating func takeAddress() throws {
    guard let address = element["PostalTradeAddress"] else { return }
    try take(.street, address["LineOne"], term("BT-35", "BT-50"))
    let more = ["LineTwo", "LineThree"].compactMap { address[$0]?.line }.filter { !$0.isEmpty }
    try set(.street2, more.joined(separator: ", "), address, term("BT-36", "BT-51"))
    try take(.postalCode, address["PostcodeCode"], term("BT-38", "BT-53"))
    try take(.city, address["CityName"], term("BT-37", "BT-52"))
    try take(.region, address["CountrySubDivisionName"], term("BT-39", "BT-54"))
    try take(.country, address["CountryID"], term("BT-40", "BT-55"))
  }

  private mutating func takeTaxNumbers() throws {
    for number in element.all("SpecifiedTaxRegistration").compactMap({ $0["ID"] }) {
      switch number.attribute("schemeID") {
      case "VA": try take(.vatNumber, number, term("BT-31", "BT-48"))
      case "FC" where role == .seller: try take(.taxNumber, number, "BT-32")
      default: break
      }
    }
  }
}
