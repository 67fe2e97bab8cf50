extension Invoice: CheckedTexts {
  package enum Kind: Int32, CaseIterable, Sendable {
    case invoice = 1
    case creditNote = 2
    /// Money that is asked for before what it is for is delivered.
    case downPayment = 3
    /// Replaces one invoice wholly.
    case corrected = 4
    /// What an invoice may come of: EN 16931 has no document for it.
    case quote = 5

    /// Whether money is asked for by it.
    package var isDebit: Bool { self != .creditNote && self != .quote }
  }

  /// The stored part of an invoice's state; the rest follows from payments, credit notes and the due date.
  package enum Stage: Int32, CaseIterable, Sendable {
    case draft = 1
    case issued = 2
    /// A credit note took all of it back.
    case void = 3
    /// A corrected invoice stands in its place.
    case replaced = 4
  }

  package init(uid: String, kind: Kind, created: Instant) {
    self.init(blank: uid)
    self.kind = kind
    self.created = created
    modified = created
  }

  package static let languages = ["fr", "en", "de", "es"]

  static let neverEmpty: [Property] = [.currency, .language]

  static func normal(_ text: String, of property: Property, field: String) throws -> String {
    switch property {
    case .currency:
      try Currency(InvoiceText.given(text, what: "A currency", field: field), field: field).code
    case .language: try language(InvoiceText.given(text, what: "A language", field: field))
    case .client, .preceding, .quote: try TextRule.uid.line(text)
    case .businessProcess: try BusinessProcess.code(text, field: field)
    case .number, .quoteNumber: try number(text, field: field)
    case .paymentTerms, .latePenalty, .recoveryFee, .earlyDiscount:
      try InvoiceText.lines(text, field: field, maximum: 1_000)
    case .notes: try InvoiceText.lines(text, what: "refusal\u{4}Notes", field: field)
    case .vatBreakdown: try [VATBreakdown](text: text).text
    case .vatPoint: try VATPoint.word(text, field: field)
    case .deliveryCountry: try CountryCode(text, field: field).code
    default: try InvoiceText.line(text, field: field)
    }
  }

  /// At most 35 of the characters that BR-FR-01 and BR-FR-02 allow.
  package static func number(_ text: String, field: String) throws -> String {
    guard isNumber(text) else {
      throw Failure(
        .invalid,
        "The number of an invoice has 1 to 35 letters, digits, and the characters + - _ /.",
        field: field)
    }
    return text
  }

  static func isNumber(_ text: String) -> Bool {
    (1...35).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isASCIILetterOrDigit || "+-_/".utf8.contains($0) }
  }

  private static func language(_ text: String) throws -> String {
    let language = text.lowercased()
    guard languages.contains(language) else {
      throw Failure(
        .invalid, "The language of an invoice is fr, en, de or es.",
        field: Property.language.rawValue)
    }
    return language
  }
}
