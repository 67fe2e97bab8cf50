import CTaskcoreHeader

/// One of the things that are known of who sells or buys: `iban`.
public enum PartyProperty: String, CaseIterable, Sendable {
  case name
  case tradingName = "trading_name"
  case legalForm = "legal_form"
  case shareCapital = "share_capital"
  case registry
  case contact
  case street
  case street2 = "street_2"
  case postalCode = "postal_code"
  case city
  case region
  case country
  case siren
  case siret
  case registrationNumber = "registration_number"
  case vatNumber = "vat_number"
  case taxNumber = "tax_number"
  case email
  case phone
  case electronicAddress = "electronic_address"
  case electronicScheme = "electronic_scheme"
  case iban
  case bic
  case accountName = "account_name"
  case locale
  case currency

  fileprivate typealias Member = WritableKeyPath<taskcore_party, UnsafePointer<CChar>?>

  /// The library's bit and member of it.
  fileprivate var place: (field: UInt64, member: Member) {
    switch self {
    case .name: (TASKCORE_PARTY_NAME, \.name)
    case .tradingName: (TASKCORE_PARTY_TRADING_NAME, \.trading_name)
    case .legalForm: (TASKCORE_PARTY_LEGAL_FORM, \.legal_form)
    case .shareCapital: (TASKCORE_PARTY_SHARE_CAPITAL, \.share_capital)
    case .registry: (TASKCORE_PARTY_REGISTRY, \.registry)
    case .contact: (TASKCORE_PARTY_CONTACT, \.contact)
    case .street: (TASKCORE_PARTY_STREET, \.street)
    case .street2: (TASKCORE_PARTY_STREET_2, \.street_2)
    case .postalCode: (TASKCORE_PARTY_POSTAL_CODE, \.postal_code)
    case .city: (TASKCORE_PARTY_CITY, \.city)
    case .region: (TASKCORE_PARTY_REGION, \.region)
    case .country: (TASKCORE_PARTY_COUNTRY, \.country)
    case .siren: (TASKCORE_PARTY_SIREN, \.siren)
    case .siret: (TASKCORE_PARTY_SIRET, \.siret)
    case .registrationNumber: (TASKCORE_PARTY_REGISTRATION_NUMBER, \.registration_number)
    case .vatNumber: (TASKCORE_PARTY_VAT_NUMBER, \.vat_number)
    case .taxNumber: (TASKCORE_PARTY_TAX_NUMBER, \.tax_number)
    case .email: (TASKCORE_PARTY_EMAIL, \.email)
    case .phone: (TASKCORE_PARTY_PHONE, \.phone)
    case .electronicAddress: (TASKCORE_PARTY_ELECTRONIC_ADDRESS, \.electronic_address)
    case .electronicScheme: (TASKCORE_PARTY_ELECTRONIC_SCHEME, \.electronic_scheme)
    case .iban: (TASKCORE_PARTY_IBAN, \.iban)
    case .bic: (TASKCORE_PARTY_BIC, \.bic)
    case .accountName: (TASKCORE_PARTY_ACCOUNT_NAME, \.account_name)
    case .locale: (TASKCORE_PARTY_LOCALE, \.locale)
    case .currency: (TASKCORE_PARTY_CURRENCY, \.currency)
    }
  }
}

/// Who sells or buys, as it was when it was read.
public struct Party: Sendable {
  /// Each property; empty without.
  private let texts: [PartyProperty: String]

  init(_ party: taskcore_party) {
    texts = Dictionary(
      uniqueKeysWithValues: PartyProperty.allCases.map {
        ($0, String(c: party[keyPath: $0.place.member]))
      })
  }

  /// Knows nothing.
  public init() { texts = [:] }

  /// .
  public subscript(property: PartyProperty) -> String { texts[property] ?? "" }

  /// Whether it is empty.
  public var isEmpty: Bool { texts.values.allSatisfy(\.isEmpty) }
}

/// What changes about who sells or buys.
public struct PartyChanges: Sendable {
  /// Nothing for a property that is to be none any more.
  public var texts: [PartyProperty: [UInt8]] = [:]

  /// Makes one with these values.
  public init(texts: [PartyProperty: [UInt8]] = [:]) {
    self.texts = texts
  }

  /// Hands the library's form of it to `body`.
  func withParty(_ body: (UnsafePointer<taskcore_party>) throws -> Void) throws {
    let copies = CStrings()
    var party = taskcore_party()
    party.struct_size = MemoryLayout<taskcore_party>.size
    for (property, text) in texts {
      let (field, member) = property.place
      party.fields |= field
      party[keyPath: member] = copies.copy(text)
    }
    try withExtendedLifetime(copies) { try body(&party) }
  }
}
