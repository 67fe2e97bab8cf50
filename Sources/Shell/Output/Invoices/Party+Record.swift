import TaskcoreSwift

extension Party {
  /// For programs, with the library's names.
  var values: [(name: String, value: FieldValue)] {
    PartyProperty.allCases.map { ($0.rawValue, .text(self[$0])) }
  }

  /// How a page of text shows it: its name, its address, and its numbers.
  var lines: [String] {
    let town = [self[.postalCode], self[.city]].filter { !$0.isEmpty }.joined(separator: " ")
    let address = [self[.street], self[.street2], town, self[.region], self[.country]]
    let numbers = [
      ("SIREN", self[.siren]), ("SIRET", self[.siret]), ("No.", self[.registrationNumber]),
      ("VAT", self[.vatNumber]), ("Tax", self[.taxNumber]),
    ]
    return [
      [self[.name], self[.legalForm]], address,
      numbers.filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1)" },
    ].map { $0.filter { !$0.isEmpty }.joined(separator: ", ") }.filter { !$0.isEmpty }
  }
}

extension PartyProperty {
  /// `Electronic address`
  var label: String {
    switch self {
    case .siren, .siret, .iban, .bic: return rawValue.uppercased()
    case .vatNumber: return "VAT number"
    case .email: return "E-mail"
    default:
      let words = rawValue.split(separator: "_").joined(separator: " ")
      return words.prefix(1).uppercased() + words.dropFirst()
    }
  }
}

extension Client: Record {
  static let fieldNames =
    ["id", "uid"] + PartyProperty.allCases.map(\.rawValue)
    + ["notes", "created", "archived", "invoices", "hourly_rate"]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [.integer(id), .text(uid)] + party.values.map(\.value) + [
      .text(notes), .text(try store.localTime(created).rfc3339),
      try archived.map { .text(try store.localTime($0).rfc3339) } ?? .null, .integer(invoices),
      .rate(hourlyRate),
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
  static let fieldNames = ["name", "pattern", "next", "issued", "last_date"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(name), .text(pattern), .text(nextNumber), .integer(issued),
      lastDate.map { .text($0.text) } ?? .null,
    ]
  }
}
