/// The messages of a program in one language.
package struct Catalogue: Sendable {
  package let language: Language
  private let translations: Translations?
  private let markup: Markup

  /// The form of pseudo-localised texts, which reveals texts that are not from a catalogue.
  private enum Markup {
    case none
    case brackets
    /// The controls of the Unicode Bidirectional Algorithm that turn a text round.
    case rightToLeft
  }

  /// The language that the sources are written in.
  package static let english = Catalogue(language: .english, translations: nil, markup: .none)

  private init(language: Language, translations: Translations?, markup: Markup) {
    self.language = language
    self.translations = translations
    self.markup = markup
  }

  /// - Parameters:
  ///   - language: Which one.
  ///   - translations: Those of the program, of each language.
  package init(_ language: Language, from translations: (Language) -> Translations?) {
    switch language {
    case .bracketed:
      self.init(language: language, translations: translations(.french), markup: .brackets)
    case .mirrored:
      self.init(language: language, translations: translations(.french), markup: .rightToLeft)
    default:
      self.init(language: language, translations: translations(language), markup: .none)
    }
  }

  func form(of message: Message) -> (text: String, isTranslated: Bool) {
    guard let translations, let forms = translations[message.key] else {
      return (message.englishForm, false)
    }
    if markup != .none { return (message.englishForm, true) }
    let form = message.plural.map { language.pluralForm(of: $0.count) } ?? 0
    return (String(forms.indices.contains(form) ? forms[form] : forms[0]), true)
  }

  func marked(_ text: String) -> String {
    switch markup {
    case .none: text
    case .brackets: "[\(text)]"
    case .rightToLeft: "\u{202E}\(text)\u{202C}"
    }
  }
}
