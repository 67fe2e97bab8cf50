/// Who sells or buys: what an invoice says of either.
package struct Party: Equatable, Sendable {
  /// The raw values name it in the change log, in its column, and in the C API. The terms are those of
  /// EN 16931.
  package enum Property: String, CaseIterable, Hashable, Sendable {
    /// BT-27, BT-44.
    case name
    /// BT-28, BT-45.
    case tradingName = "trading_name"
    /// Such as SARL, SAS, EI.
    case legalForm = "legal_form"
    /// Such as "10 000 EUR".
    case shareCapital = "share_capital"
    /// Where it is registered, such as "RCS Paris".
    case registry
    /// The contact's name (BT-41, BT-56).
    case contact
    /// BT-35, BT-50.
    case street
    /// BT-36, BT-51.
    case street2 = "street_2"
    /// BT-38, BT-53.
    case postalCode = "postal_code"
    /// BT-37, BT-52.
    case city
    /// BT-39, BT-54.
    case region
    /// ISO 3166-1 alpha-2 (BT-40, BT-55).
    case country
    /// Nine digits (BT-30, BT-47 with scheme 0002).
    case siren
    /// Fourteen digits (BT-29, BT-46 with scheme 0009).
    case siret
    /// The number in its register, where there is no SIREN (BT-30, BT-47).
    case registrationNumber = "registration_number"
    /// BT-31, BT-48.
    case vatNumber = "vat_number"
    /// The tax office's number of a seller without a VAT number (BT-32).
    case taxNumber = "tax_number"
    /// BT-43, BT-58.
    case email
    /// BT-42, BT-57.
    case phone
    /// BT-34, BT-49.
    case electronicAddress = "electronic_address"
    /// Of the electronic address, such as 0225 (list EAS).
    case electronicScheme = "electronic_scheme"
    /// BT-84.
    case iban
    /// BT-86.
    case bic
    /// BT-85.
    case accountName = "account_name"
    /// Of its invoices and mails, such as fr or en-GB.
    case locale
    /// Of its invoices; ISO 4217.
    case currency
  }

  private var texts: [Property: String] = [:]

  package init() {}

  /// Empty for what is not known.
  package subscript(property: Property) -> String { texts[property] ?? "" }

  /// Sets it to the text in its normal form: codes in capital letters, numbers without spaces.
  ///
  /// - Throws: `invalid` for what the property cannot be.
  package mutating func set(_ property: Property, to text: String) throws {
    texts[property] = text.isEmpty ? nil : try Self.checked(text, for: property)
  }

  package var name: String { self[.name] }
  package var country: String { self[.country] }
  package var siren: String { self[.siren] }
  package var siret: String { self[.siret] }
  package var vatNumber: String { self[.vatNumber] }
  package var email: String { self[.email] }
  package var locale: String { self[.locale] }

  package var isFrench: Bool { country == "FR" }
}
