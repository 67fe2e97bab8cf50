import TaskcoreSwift

extension Party {
  /// For programs, with the library's names.
  var values: [(name: String, value: FieldValue)] {
    PartyProperty.allCases.map { ($0.rawValue, .text(self[$0])) }
  }

  /// How a page of text shows it: its name, its address, and its numbers.
  var lines: [String] {
    let isAmerican = self[.country] == "US"
    let code = [self[.postalCode], self[.city]].filter { !$0.isEmpty }.joined(separator: " ")
    let state = [self[.region], self[.postalCode]].filter { !$0.isEmpty }.joined(separator: " ")
    let town = isAmerican ? [self[.city], state] : [code, self[.region]]
    let address = [self[.street], self[.street2]] + town + [self[.country]]
    let numbers: [(Message, String)] = [
      (Message(verbatim: "SIREN"), self[.siren]), (Message(verbatim: "SIRET"), self[.siret]),
      ("No.", self[.registrationNumber]),
      ("VAT", self[.vatNumber]), ("Tax", self[.taxNumber]),
    ]
    return [
      [self[.name], self[.legalForm]], address,
      numbers.filter { !$0.1.isEmpty }.map { "\($0.0.text) \($0.1)" },
    ].map { $0.filter { !$0.isEmpty }.joined(separator: ", ") }.filter { !$0.isEmpty }
  }
}

extension PartyProperty {
  /// `Electronic address`
  var label: Message {
    switch self {
    case .name: "Name"
    case .tradingName: "Trading name"
    case .legalForm: "Legal form"
    case .shareCapital: "Share capital"
    case .registry: "Registry"
    case .contact: "Contact"
    case .street: "Street"
    case .street2: "Street2"
    case .postalCode: "Postal code"
    case .city: "City"
    case .region: "Region"
    case .country: "Country"
    case .siren, .siret, .iban, .bic: Message(verbatim: rawValue.uppercased())
    case .registrationNumber: "Registration number"
    case .vatNumber: "VAT number"
    case .taxNumber: "Tax number"
    case .email: "E-mail"
    case .phone: "Phone"
    case .electronicAddress: "Electronic address"
    case .electronicScheme: "Electronic scheme"
    case .accountName: "Account name"
    case .locale: "Locale"
    case .currency: "Currency"
    case .supplies: "Supplies"
    case .defaultVat: "Default VAT"
    case .vatScheme: "VAT scheme"
    case .pageTemplate: "Template"
    case .invoiceProfile: "Invoice profile"
    case .vatPoint: "VAT point"
    case .prices: "Prices"
    }
  }
}

extension Client: Record {
  static let fieldNames =
    ["id", "uid"] + PartyProperty.allCases.map(\.rawValue)
    + ["notes", "created", "archived", "invoices", "hourly_rate", "kind"]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [.integer(id), .text(uid)] + party.values.map(\.value) + [
      .text(notes), .text(try store.localTime(created).rfc3339),
      try archived.map { .text(try store.localTime($0).rfc3339) } ?? .null, .integer(invoices),
      .rate(hourlyRate), .text(kind.rawValue),
    ]
  }
}

extension Profile: Record {
  static let fieldNames = PartyProperty.allCases.map(\.rawValue) + ["logo_size", "hourly_rate"]

  func fieldValues(in store: Store) -> [FieldValue] {
    seller.values.map(\.value) + [.integer(Int64(logoSize)), .rate(hourlyRate)]
  }
}

extension Subscription: Record {
  static let fieldNames = ["plan", "since", "until", "source", "features"]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      plan.map { .text($0) } ?? .null,
      try since.map { .text(try store.localTime($0).rfc3339) } ?? .null,
      try until.map { .text(try store.localTime($0).rfc3339) } ?? .null,
      source.map { .text($0) } ?? .null, .list(features),
    ]
  }
}

extension NumberSeries: Record {
  static let fieldNames = [
    "name", "pattern", "next", "issued", "last_date", "owner", "owner_uid", "right", "forced",
    "own",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(name), .text(pattern), .text(nextNumber), .integer(issued),
      lastDate.map { .text($0.text) } ?? .null, .text(owner), .text(ownerUID),
      .text(right.rawValue), .boolean(isForced), .boolean(isOwn),
    ]
  }
}
