/// The number of a French firm: `try SIREN("732 829 320").text == "732829320"`.
package struct SIREN: Hashable, Sendable {
  /// Nine digits.
  package let text: String

  /// - Throws: `invalid` for one of another form, or with a wrong check digit.
  package init(_ number: String, field: String = "siren") throws {
    guard let compact = CompactText(number, separators: "-."), let digits = compact.digits,
      digits.count == 9
    else {
      throw Failure(
        .invalid, "A SIREN has 9 digits, such as 732829320; this one does not.", field: field)
    }
    guard CheckDigits.luhn(digits) == 0, digits.contains(where: { $0 > 0 }) else {
      throw Failure(
        .invalid,
        "\(compact.text) is not a SIREN: its last digit does not fit the others, so one is mistyped.",
        field: field)
    }
    text = compact.text
  }
}

/// The number of an establishment of a French firm, which begins with the firm's SIREN:
/// `try SIRET("732 829 320 00074").siren == "732829320"`.
package struct SIRET: Hashable, Sendable {
  /// Fourteen digits.
  package let text: String

  package var siren: String { String(text.prefix(9)) }

  /// La Poste has more establishments than fit: of theirs, the sum of the digits is a multiple of
  /// 5.
  private static let laPoste = "356000000"

  /// - Throws: `invalid` for one of another form, or with a wrong check digit.
  package init(_ number: String, field: String = "siret") throws {
    guard let compact = CompactText(number, separators: "-."), let digits = compact.digits,
      digits.count == 14
    else {
      throw Failure(
        .invalid,
        "A SIRET has 14 digits, of which the first nine are the SIREN, such as 73282932000074; "
          + "this one does not.",
        field: field)
    }
    let isOfLaPoste =
      compact.text.hasPrefix(Self.laPoste) && digits.reduce(0, +).isMultiple(of: 5)
    guard isOfLaPoste || CheckDigits.luhn(digits) == 0,
      CheckDigits.luhn(Array(digits[..<9])) == 0, digits[..<9].contains(where: { $0 > 0 })
    else {
      throw Failure(
        .invalid,
        "\(compact.text) is not a SIRET: its check digits do not fit, so a digit is mistyped.",
        field: field)
    }
    text = compact.text
  }
}
