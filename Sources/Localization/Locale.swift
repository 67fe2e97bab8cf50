/// The locale of a user: the language of words, and the region of numbers.
package struct Locale: Sendable {
  package let catalogue: Catalogue
  package let region: Region

  package var language: Language { catalogue.language }

  /// English, with the numbers and dates that no region asks otherwise for.
  package static let english = Locale(catalogue: .english, region: .none)

  package init(catalogue: Catalogue, region: Region) {
    self.catalogue = catalogue
    self.region = region
  }

  package func text(_ message: Message) -> String { message.text(in: catalogue) }

  /// What the words of the language make without a message, as a repeat in words; a pseudo-language marks it as it
  /// marks messages.
  package func composed(_ text: String) -> String { catalogue.marked(text) }
}
