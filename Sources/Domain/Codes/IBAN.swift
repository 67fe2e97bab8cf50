/// The number of a bank account (ISO 13616): `try IBAN("fr76 3000 6000 0112 3456 7890 189").text`.
package struct IBAN: Hashable, Sendable {
  /// Capital letters and digits, without spaces.
  package let text: String

  /// - Throws: `invalid` for one of an unknown country, of a wrong length or with wrong check digits.
  package init(_ number: String, field: String = "iban") throws {
    guard let compact = CompactText(number, separators: "-."), compact.bytes.count >= 4,
      CompactText.digits(compact.bytes[2..<4]) != nil,
      compact.bytes.allSatisfy({ $0.isASCIIDigit || $0.isASCIICapital })
    else {
      throw Failure(
        .invalid,
        "An IBAN has two letters for the country, two check digits, and then letters and digits, "
          + "such as FR76 3000 6000 0112 3456 7890 189.",
        field: field)
    }
    text = compact.text
    let country = String(text.prefix(2))
    guard let length = Self.length(country: country) else {
      throw Failure(
        .invalid, "No IBAN begins with \(country): it begins with a country such as FR or DE.",
        field: field)
    }
    guard compact.bytes.count == length else {
      throw Failure(
        .invalid,
        "An IBAN of \(country) has \(length) characters; this one has \(compact.bytes.count).",
        field: field)
    }
    guard CheckDigits.mod97(compact.bytes[4...] + compact.bytes[..<4]) == 1 else {
      throw Failure(
        .invalid, "The check digits of the IBAN do not fit its other characters: one is mistyped.",
        field: field)
    }
  }

  private static func length(country: String) -> Int? {
    lengths.all.first { $0.hasPrefix(country) }.flatMap { Int($0.dropFirst(2)) }
  }
}
