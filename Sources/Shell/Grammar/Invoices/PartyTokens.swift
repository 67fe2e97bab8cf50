import TaskcoreSwift

extension PartyProperty {
  fileprivate var form: TokenForm {
    TokenForm(marks: ["\(rawValue):"], value: value, summary: summary)
  }

  private var value: TokenValue {
    switch self {
    case .country:
      .words(["FR", "BE", "CH", "DE", "ES", "GB", "IT", "LU", "US"], placeholder: "CODE")
    case .currency: .words(Self.currencies, placeholder: "CODE")
    case .locale: .words(["fr", "en"], placeholder: "LOCALE")
    case .supplies: .words(["goods", "services", "mixed"], placeholder: "KIND")
    case .vatScheme: .words(["small_enterprise"], placeholder: "SCHEME")
    case .pageTemplate: .words(["classic", "studio", "plain"], placeholder: "NAME|FILE")
    case .invoiceProfile: .words(InvoiceProfile.words, placeholder: "PROFILE")
    case .vatPoint: .words(InvoiceProfile.vatPoints, placeholder: "WORD")
    case .prices: .words(["gross", "net"], placeholder: "KIND")
    case .defaultVat: .words(["20", "10", "5.5", "E", "AE"], placeholder: "VAT")
    case .electronicScheme: .words(["0225", "0002", "0009", "9957", "EM"], placeholder: "CODE")
    case .siren, .siret, .vatNumber, .taxNumber, .registrationNumber, .iban, .bic, .phone:
      .words([], placeholder: "NUMBER")
    case .email: .words([], placeholder: "ADDRESS")
    default: .text
    }
  }

  static let currencies = ["EUR", "USD", "GBP", "CHF", "CAD", "JPY"]

  private var summary: Message {
    switch self {
    case .name: "of the person or the firm"
    case .tradingName: "under which it is known"
    case .legalForm: "such as SARL or EI"
    case .shareCapital: "such as '10 000 EUR'"
    case .registry: "such as 'RCS Paris'"
    case .contact: "a person or a department"
    case .street: "with its number"
    case .street2: "a second line of it"
    case .postalCode: "of the address"
    case .city: "of the address"
    case .region: "of the address"
    case .country: "two letters of ISO 3166-1"
    case .siren: "nine digits"
    case .siret: "fourteen digits"
    case .registrationNumber: "where there is no SIREN"
    case .vatNumber: "with its country before it"
    case .taxNumber: "without a VAT number"
    case .email: "where mail goes to"
    case .phone: "of the contact"
    case .electronicAddress: "where electronic invoices go"
    case .electronicScheme: "of that, in the list EAS"
    case .iban: "of the account to pay to"
    case .bic: "of its bank"
    case .accountName: "else the name"
    case .locale: "fr or en: of invoices and mails"
    case .currency: "three letters of ISO 4217"
    case .supplies: "goods, services or mixed"
    case .defaultVat: "of items that do not say it"
    case .vatScheme: "small_enterprise: no VAT"
    case .pageTemplate: "how invoices look, or a .json file"
    case .invoiceProfile: "facturx, xrechnung or peppol"
    case .vatPoint: "when VAT is due: debits, payment ..."
    case .prices: "gross: with VAT in them"
    }
  }

  /// The text that a token's value stands for: of a template, what is in the file.
  fileprivate func text(of value: [UInt8]) throws -> [UInt8] {
    self == .pageTemplate ? try TemplateFile.text(of: Word(bytes: value)) : value
  }
}

extension [Token<PartyChanges>] {
  /// What `profile set` understands.
  static let party: [Token<PartyChanges>] = PartyProperty.allCases.map { property in
    Token(form: property.form) { value, party, _ in
      party.texts[property] = try property.text(of: value)
    }
  }
}

extension [Token<ClientChanges>] {
  /// What `client add` understands.
  static let client: [Token<ClientChanges>] =
    PartyProperty.allCases.map { property in
      Token(form: property.form) { value, client, _ in
        client.party.texts[property] = try property.text(of: value)
      }
    } + [
      Token(
        form: TokenForm(marks: ["notes:"], value: .text, summary: "for yourself")
      ) { value, client, _ in client.notes = value },
      Token(
        form: TokenForm(
          marks: ["rate:"], value: .words([], placeholder: "AMOUNT"),
          summary: "what an hour costs, as 87.50")
      ) { value, client, _ in
        client.hourlyRate = try value.isEmpty ? 0 : DecimalText.value(of: value, places: 6)
      },
      Token(
        form: TokenForm(
          marks: ["kind:"], value: .words(Client.Kind.allCases.map(\.word), placeholder: "KIND"),
          summary: "business, private or public")
      ) { value, client, _ in client.kind = try Client.Kind(word: Word(bytes: value)) },
    ]
}

extension Array {
  /// Takes what some words say, each of which has to be one of these tokens.
  ///
  /// - Throws: a usage error for any other word.
  func read<Subject>(
    _ words: some Sequence<Word>, into subject: inout Subject, in store: Store
  ) throws where Element == Token<Subject> {
    for word in words {
      guard let (token, value) = try match(word) else {
        guard word.text.contains(":") else {
          throw ShellError.usage(
            "\(word.text.quoted) is too much. What has several words is quoted.", at: word)
        }
        let names = flatMap { $0.form.marks }
        let hint = Suggestion.sentence(for: word.text.beforeColon, among: names)
        throw ShellError.usage("\(word.text.quoted) is no token of this command.\(hint)", at: word)
      }
      try word.locating(value: value) { try token.read(value, &subject, store) }
    }
  }
}

extension String {
  /// `siret:` of `siret:12`
  fileprivate var beforeColon: String {
    guard let colon = firstIndex(of: ":") else { return self }
    return String(self[...colon])
  }
}
