import Localization

extension Purchase: CheckedTexts {
  /// Of its file, in bytes; what the store, its files and other devices can have in one piece.
  package static let maximumFileLength = 15_000_000

  /// Types of UNTDID 1001 by which the seller owes.
  private static let creditTypes: [Int64] = [
    81, 83, 261, 262, 296, 308, 381, 396, 420, 458, 502, 503, 532,
  ]

  package static let creditTypeList = creditTypes.map(String.init).joined(separator: ", ")

  package var isCredit: Bool { Self.isCredit(typeCode) }

  package static func isCredit(_ typeCode: Int64) -> Bool { creditTypes.contains(typeCode) }

  /// The uid of the purchase that an invoice becomes: it follows from the seller and the number.
  package static func uid(seller: Party, number: String) -> String {
    OccurrenceUID.make(
      series: "purchase", occurrence: NameKey(number).text, role: sellerKey(of: seller))
  }

  /// By its VAT number, its SIREN, or else by name and country.
  private static func sellerKey(of seller: Party) -> String {
    if !seller.vatNumber.isEmpty { return "vat \(NameKey(seller.vatNumber).text)" }
    if !seller.siren.isEmpty { return "siren \(seller.siren)" }
    return "name \(seller.country) \(NameKey(seller.name).text)"
  }

  /// The file as it came.
  ///
  /// - Throws: `corrupt` when another program damaged it.
  package func file() throws -> [UInt8] {
    guard !data.isEmpty, let bytes = Base64.bytes(data) else {
      throw Failure(
        .corrupt, "The store is damaged: the file of the purchase \(number) cannot be read.")
    }
    return bytes
  }

  /// - Throws: `invalid` for one that is too long.
  package mutating func setFile(_ bytes: [UInt8]) throws {
    guard bytes.count <= Self.maximumFileLength else {
      throw Failure(
        .invalid,
        "The file is too large to be kept: it has \(bytes.count) bytes, and at most "
          + "\(Self.maximumFileLength) are.", field: "bytes")
    }
    data = Base64.text(bytes)
    fileLength = Int64(bytes.count)
    isPDF = Self.looksLikePDF(bytes)
  }

  /// Whether a PDF file begins where readers look for it.
  private static func looksLikePDF(_ bytes: [UInt8]) -> Bool {
    let mark = Array("%PDF-".utf8)
    let start = bytes.prefix(1_024)
    return start.indices.contains { bytes[$0...].starts(with: mark) }
  }

  static let neverEmpty: [Property] = [.number]

  static func normal(_ text: String, of property: Property, field: String) throws -> String {
    switch property {
    // It was checked when it came, and is read again only where it is asked for.
    case .data: text
    case .number:
      try InvoiceText.given(
        InvoiceText.line(text, field: field), what: "A purchase's number", field: field)
    case .currency: try Currency(text, field: field).code
    case .notes: try InvoiceText.lines(text, what: "refusal\u{4}Notes", field: field)
    default: try InvoiceText.line(text, field: field)
    }
  }
}

extension Purchase: UndoneByProperty {
  package static func undoUnit(of property: Property) -> UndoUnit {
    property == .modified ? .stamp : .property(property.rawValue)
  }
}
