extension Party {
  /// The text in its normal form.
  ///
  /// - Throws: `invalid` for an invalid value of the property.
  static func checked(_ text: String, for property: Property) throws -> String {
    let field = property.rawValue
    return switch property {
    case .country: try CountryCode(text, field: field).code
    case .siren: try SIREN(text, field: field).text
    case .siret: try SIRET(text, field: field).text
    case .vatNumber: try VATNumber(text, field: field).text
    case .email: try EmailAddress(TextRule.trimmed(text), field: field).text
    case .electronicAddress: try electronicAddress(text)
    case .electronicScheme: try CodeList.electronicAddressSchemes.code(text, field: field)
    case .iban: try IBAN(text, field: field).text
    case .bic: try BIC(text, field: field).text
    case .locale: try locale(text)
    case .currency: try Currency(text, field: field).code
    case .supplies: try word(text, of: Supplies.allCases.map(\.rawValue), field)
    case .defaultVat: try InvoiceVAT(text: text, field: field).text
    case .vatScheme: try word(text, of: [smallEnterprise], field)
    case .pageTemplate: try template(text)
    case .invoiceProfile: try word(text, of: InvoiceProfile.allCases.map(\.rawValue), field)
    case .vatPoint: try VATPoint.word(text, field: field)
    case .prices: try word(text, of: ["gross", "net"], field)
    default: try InvoiceText.line(text, field: field)
    }
  }

  /// A seller who charges no VAT: directive 2006/112/EC, article 284.
  package static let smallEnterprise = "small_enterprise"

  private static func word(_ text: String, of words: [String], _ field: String) throws -> String {
    let word = TextRule.trimmed(text).lowercased()
    guard words.contains(word) else {
      throw Failure(
        .invalid,
        "“\(text.prefix(40))” is none of the words for \(field): \(words.joined(separator: ", ")).",
        field: field)
    }
    return word
  }

  /// The templates that are built in.
  package static let templates = ["classic", "studio", "plain"]
  package static let longestTemplate = 65_536

  /// The name of one, or one as JSON, of which its reader knows what it may have.
  private static func template(_ text: String) throws -> String {
    let field = Property.pageTemplate.rawValue
    let trimmed = TextRule.trimmed(text)
    guard trimmed.utf8.first == UInt8(ascii: "{") else {
      return try word(text, of: templates, field)
    }
    if trimmed.utf8.count > longestTemplate {
      throw Failure(
        .invalid, "A template has at most 65,536 bytes; this one has \(trimmed.utf8.count).",
        field: field)
    }
    return try InvoiceText.lines(
      trimmed, what: "A template", field: field, maximum: longestTemplate)
  }

  private static func electronicAddress(_ text: String) throws -> String {
    let field = Property.electronicAddress.rawValue
    let address = try InvoiceText.line(
      text, what: "An electronic address", field: field, maximum: 125)
    if address.unicodeScalars.contains(where: TextRule.isSpace) {
      throw Failure(.invalid, "An electronic address has no spaces.", field: field)
    }
    return address
  }

  /// fr or en, maybe with a country: "fr_fr" becomes "fr-FR".
  private static func locale(_ text: String) throws -> String {
    let parts = TextRule.trimmed(text).split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    guard (1...2).contains(parts.count), let language = parts.first?.lowercased(),
      Invoice.languages.contains(language)
    else {
      throw Failure(
        .invalid,
        "The language of invoices is fr, en, de or es, maybe with a country, such as en-GB.",
        field: Property.locale.rawValue)
    }
    guard parts.count == 2 else { return language }
    return try language + "-"
      + CountryCode(String(parts[1]), field: Property.locale.rawValue).code
  }
}
