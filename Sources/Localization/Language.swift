/// The supported languages.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case french = "fr"
  case german = "de"
  case spanish = "es"

  /// English with brackets around all that comes from a catalogue: it shows what does not.
  case bracketed = "en-XA"
  /// Likewise, written from the right to the left.
  case mirrored = "ar-XB"

  /// Those that people speak.
  package static let spoken: [Language] = allCases.filter { !$0.isPseudo }

  /// Whether it is a language of tests, named as those of Android and ICU are.
  package var isPseudo: Bool { self == .bracketed || self == .mirrored }

  /// Of a name such as `fr`, `fr-CA`, `fr_FR.UTF-8` or `FR`; nil for a language that Taskcore does not speak.
  package init?(named name: String) {
    let tag = name.lowercased().replacingUnderscores.prefix { $0 != "." && $0 != "@" }
    if let pseudo = Self.allCases.first(where: { $0.isPseudo && $0.rawValue.lowercased() == tag }) {
      self = pseudo
    } else {
      let code = tag.prefix { $0 != "-" }
      guard let language = Self(rawValue: String(code)) else { return nil }
      self = language
    }
  }

  package var isRightToLeft: Bool { self == .mirrored }

  /// Which form a number takes, 0 for the singular: Unicode CLDR, "Language Plural Rules", of whole numbers up to
  /// the million that French and Spanish have a form of their own for.
  func pluralForm(of count: Int64) -> Int {
    switch self {
    case .french: (-1...1).contains(count) ? 0 : 1
    default: count == 1 ? 0 : 1
    }
  }
}

extension String {
  fileprivate var replacingUnderscores: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }
}
