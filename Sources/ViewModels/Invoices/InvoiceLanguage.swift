import Domain

/// What an invoice is printed in.
package enum InvoiceLanguage: String, CaseIterable, Sendable {
  case french = "fr"
  case english = "en"

  /// Of a name such as `fr` or `en-GB`.
  ///
  /// - Throws: `invalid` for a language that no invoice is printed in.
  package init(_ name: String, field: String = "language") throws {
    guard let language = Self(rawValue: String(name.lowercased().prefix { $0 != "-" && $0 != "_" }))
    else {
      throw Failure(
        .invalid, "Invoices are printed in French (fr) and English (en), not in “\(name)”.",
        field: field)
    }
    self = language
  }

  /// `fr-FR`: as files name it.
  package var tag: String { self == .french ? "fr-FR" : "en-GB" }
}
