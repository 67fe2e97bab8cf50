package import Localization

/// A text for all languages, or one for each language.
package struct TemplateText: Hashable, Sendable {
  /// For languages that have none of their own.
  package var common = ""
  package var texts: [Language: String] = [:]

  package init(_ common: String = "") { self.common = common }

  package func text(in language: Language) -> String { texts[language] ?? common }
}
