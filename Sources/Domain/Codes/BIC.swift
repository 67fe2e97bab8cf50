/// The code of a bank (ISO 9362): `try BIC("agrifrpp").text == "AGRIFRPP"`.
package struct BIC: Hashable, Sendable {
  /// Eight or eleven capital letters and digits.
  package let text: String

  /// - Throws: `invalid` for one of another form, or of no country.
  package init(_ code: String, field: String = "bic") throws {
    guard let compact = CompactText(code), [8, 11].contains(compact.bytes.count),
      compact.bytes.allSatisfy({ $0.isASCIIDigit || $0.isASCIICapital }),
      compact.bytes[..<6].allSatisfy(\.isASCIICapital)
    else {
      throw Failure(
        .invalid,
        "A BIC has four letters for the bank, two for the country and two or five letters or digits, "
          + "such as AGRIFRPP.",
        field: field)
    }
    text = compact.text
    let country = String(text.dropFirst(4).prefix(2))
    // Kosovo has a code of its own among banks.
    guard country == "XK" || CodeList.countries.contains(country) else {
      throw Failure(
        .invalid,
        "The fifth and sixth letter of a BIC are a country, such as FR; \(country) is none.",
        field: field)
    }
  }
}
