import Domain
import Localization
import ViewModels

extension InvoiceLanguage {
  /// With the words of the library.
  var locale: Locale { locale(from: Translations.ofLibrary) }
}

extension InvoiceWording {
  /// That of each language of invoices, which each line of one asks for.
  static let ofLanguages: [String: InvoiceWording] = Dictionary(
    uniqueKeysWithValues: Invoice.languages.compactMap { name in
      (try? InvoiceLanguage(name)).map { (name, InvoiceWording($0.locale)) }
    })
}
