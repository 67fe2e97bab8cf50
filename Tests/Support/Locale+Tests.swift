package import Localization
import TaskCore

extension Locale {
  /// That of invoices in France, with the words of the library.
  package static let french = Locale(
    catalogue: Catalogue(.french, from: Translations.ofLibrary), region: Region(of: .french))

  /// Brackets around each message, whatever it is; what is outside of them is in no catalogue.
  package static let bracketed = Locale(
    catalogue: Catalogue(.bracketed) { _ in .complete }, region: .none)
}
