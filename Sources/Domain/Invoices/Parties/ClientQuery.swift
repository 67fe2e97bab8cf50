/// A query for clients, which are ordered by name.
package struct ClientQuery: Sendable {
  /// Nil: whether or not.
  package var isArchived: Bool? = false
  package var page = Page.all
  private var words = TextTokens()

  package init() {}

  /// Words that those of its names, city, numbers and e-mail begin with, whatever their case and accents.
  ///
  /// - Throws: `invalid` for one without a letter or digit, or one that is too long.
  package mutating func setText(_ text: String) throws {
    let text = try InvoiceQuery.checked(text)
    guard TextTokens.hasWord(text) else {
      throw Failure(
        .invalid,
        "“\(text.prefix(40))” has no word to look for: a letter or a digit is expected.",
        field: "text")
    }
    words = TextTokens(text)
  }

  /// What a text to look for is looked for in.
  package static let searched: [Party.Property] = [
    .name, .tradingName, .contact, .city, .siren, .siret, .registrationNumber, .vatNumber, .email,
  ]

  package var hasText: Bool { !words.words.isEmpty }

  /// Whether each word of the text begins one of these.
  package func matches(_ texts: [String]) -> Bool {
    let found = texts.flatMap { TextTokens($0).texts }
    return words.texts.allSatisfy { wanted in
      found.contains { $0.utf8.starts(with: wanted.utf8) }
    }
  }
}
