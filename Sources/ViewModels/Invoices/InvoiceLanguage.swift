package import Domain
package import Localization

/// The language of a printed invoice, and the formats of its numbers and dates: `try
/// InvoiceLanguage("en-GB")`.
package struct InvoiceLanguage: Equatable, Sendable {
  package let language: Language
  package let region: Region

  package static let french = InvoiceLanguage(.french, region: nil)
  package static let english = InvoiceLanguage(.english, region: nil)

  /// Without `region`, it is that of the language. One that most people write another language in has the
  ///   numbers of that, so it is not taken.
  private init(_ language: Language, region: Region?) {
    self.language = language
    let isOthers = region.map { Self.regionsOfOthers[language, default: []].contains($0.code) }
    let own = isOthers == true ? nil : region
    self.region = own ?? Self.usualRegions[language] ?? .none
  }

  /// Of a name such as `fr` or `en-GB`.
  ///
  /// - Throws: `invalid` for a language that no invoice is printed in.
  package init(_ name: String, field: String = "language") throws {
    guard let language = Self(named: name) else {
      throw Failure(
        .invalid,
        "Invoices are printed in English (en), French (fr), German (de) and Spanish (es), not in “\(name)”.",
        field: field)
    }
    self = language
  }

  /// That of an invoice, with the region of the client or of the seller where they have that language.
  package init(of document: InvoiceDocument) throws {
    let own = try Self(document.invoice.language)
    let ofParties = [document.buyer, document.seller]
      .filter { LocaleName($0.locale.replacingHyphens).region != nil }
      .compactMap { Self(named: $0.locale) }
    let usual =
      document.seller.isAmerican && own.language == .english
      ? InvoiceLanguage(.english, region: Region(code: "US")) : own
    self = ofParties.first { $0.language == own.language } ?? usual
  }

  private init?(named name: String) {
    guard let language = Language(named: name), !language.isPseudo else { return nil }
    let region = LocaleName(name.replacingHyphens).region.flatMap { Region(code: $0) }
    self.init(language, region: region)
  }

  package func locale(from translations: (Language) -> Translations?) -> Locale {
    Locale(catalogue: Catalogue(language, from: translations), region: region)
  }

  /// English ones are those of Great Britain. They are looked up once.
  private static let usualRegions: [Language: Region] = Dictionary(
    uniqueKeysWithValues: Language.spoken.map { language in
      (language, language == .english ? Region(code: "GB") ?? .none : Region(of: language))
    })

  private static let regionsOfOthers: [Language: Set<String>] = [
    .french: ["BE", "CA", "CH", "LU"], .german: ["BE", "IT", "LU"], .spanish: ["US"],
  ]
}

extension String {
  /// `en_GB`, as the system writes `en-GB`.
  fileprivate var replacingHyphens: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
  }
}
