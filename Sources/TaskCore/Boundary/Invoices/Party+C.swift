import CTaskcore
import Documents
import Domain

extension Party.Property {
  /// The bit that announces it in a `taskcore_party`.
  var field: UInt64 {
    switch self {
    case .name: TASKCORE_PARTY_NAME
    case .tradingName: TASKCORE_PARTY_TRADING_NAME
    case .legalForm: TASKCORE_PARTY_LEGAL_FORM
    case .shareCapital: TASKCORE_PARTY_SHARE_CAPITAL
    case .registry: TASKCORE_PARTY_REGISTRY
    case .contact: TASKCORE_PARTY_CONTACT
    case .street: TASKCORE_PARTY_STREET
    case .street2: TASKCORE_PARTY_STREET_2
    case .postalCode: TASKCORE_PARTY_POSTAL_CODE
    case .city: TASKCORE_PARTY_CITY
    case .region: TASKCORE_PARTY_REGION
    case .country: TASKCORE_PARTY_COUNTRY
    case .siren: TASKCORE_PARTY_SIREN
    case .siret: TASKCORE_PARTY_SIRET
    case .registrationNumber: TASKCORE_PARTY_REGISTRATION_NUMBER
    case .vatNumber: TASKCORE_PARTY_VAT_NUMBER
    case .taxNumber: TASKCORE_PARTY_TAX_NUMBER
    case .email: TASKCORE_PARTY_EMAIL
    case .phone: TASKCORE_PARTY_PHONE
    case .electronicAddress: TASKCORE_PARTY_ELECTRONIC_ADDRESS
    case .electronicScheme: TASKCORE_PARTY_ELECTRONIC_SCHEME
    case .iban: TASKCORE_PARTY_IBAN
    case .bic: TASKCORE_PARTY_BIC
    case .accountName: TASKCORE_PARTY_ACCOUNT_NAME
    case .locale: TASKCORE_PARTY_LOCALE
    case .currency: TASKCORE_PARTY_CURRENCY
    case .supplies: TASKCORE_PARTY_SUPPLIES
    case .defaultVat: TASKCORE_PARTY_DEFAULT_VAT
    case .vatScheme: TASKCORE_PARTY_VAT_SCHEME
    case .pageTemplate: TASKCORE_PARTY_PAGE_TEMPLATE
    case .invoiceProfile: TASKCORE_PARTY_INVOICE_PROFILE
    case .vatPoint: TASKCORE_PARTY_VAT_POINT
    case .prices: TASKCORE_PARTY_PRICES
    }
  }

  /// Where a `taskcore_party` has its text.
  var member: WritableKeyPath<taskcore_party, UnsafePointer<CChar>?> {
    switch self {
    case .name: \.name
    case .tradingName: \.trading_name
    case .legalForm: \.legal_form
    case .shareCapital: \.share_capital
    case .registry: \.registry
    case .contact: \.contact
    case .street: \.street
    case .street2: \.street_2
    case .postalCode: \.postal_code
    case .city: \.city
    case .region: \.region
    case .country: \.country
    case .siren: \.siren
    case .siret: \.siret
    case .registrationNumber: \.registration_number
    case .vatNumber: \.vat_number
    case .taxNumber: \.tax_number
    case .email: \.email
    case .phone: \.phone
    case .electronicAddress: \.electronic_address
    case .electronicScheme: \.electronic_scheme
    case .iban: \.iban
    case .bic: \.bic
    case .accountName: \.account_name
    case .locale: \.locale
    case .currency: \.currency
    case .supplies: \.supplies
    case .defaultVat: \.default_vat
    case .vatScheme: \.vat_scheme
    case .pageTemplate: \.page_template
    case .invoiceProfile: \.invoice_profile
    case .vatPoint: \.vat_point
    case .prices: \.prices
    }
  }
}

extension PartyChanges {
  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_party>?, _ field: String) throws {
    let party = try required(pointer, field).checked()
    self.init()
    for property in Party.Property.allCases where party.has(property.field) {
      let text = try text(party[keyPath: property.member], property.rawValue)
      if property == .pageTemplate, !text.isEmpty { _ = try InvoiceTemplate(text) }
      self[property] = text
    }
  }
}

extension Arena {
  /// A party with its texts, all of them given, so that it can be an input, too.
  func party(_ party: Party) throws -> UnsafePointer<taskcore_party> {
    try self.party { try text(party[$0]) }
  }

  /// A party with texts that are in this arena already.
  func party(
    _ text: (Party.Property) throws -> UnsafePointer<CChar>
  ) throws -> UnsafePointer<taskcore_party> {
    var party = taskcore_party()
    party.struct_size = MemoryLayout<taskcore_party>.size
    for property in Party.Property.allCases {
      party[keyPath: property.member] = try text(property)
      party.fields |= property.field
    }
    return try one(party)
  }
}
