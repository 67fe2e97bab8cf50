import Localization
import ViewModels

extension InvoiceLanguage {
  /// With the words of the library.
  var locale: Locale { locale(from: Translations.ofLibrary) }
}
