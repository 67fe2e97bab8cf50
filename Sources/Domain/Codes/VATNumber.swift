/// The number of a firm for VAT: `try VATNumber("fr 40 303 265 045").text == "FR40303265045"`.
///
/// Numbers of the European Union, Northern Ireland and the United Kingdom are checked by form, and
/// by their check digits where it is public how these are made; those of other countries by their
/// form alone.
package struct VATNumber: Hashable, Sendable {
  /// Capital letters and digits, beginning with the country.
  package let text: String

  /// The two letters it begins with: those of ISO 3166-1, but EL for Greece.
  package var prefix: String { String(text.prefix(2)) }

  /// - Throws: `invalid` for one of another form, or with wrong check digits.
  package init(_ number: String, field: String = "vat_number") throws {
    guard let compact = CompactText(number, separators: "-./"), compact.bytes.count > 2,
      compact.bytes[..<2].allSatisfy(\.isASCIICapital)
    else {
      throw Failure(
        .invalid, "A VAT number begins with the two letters of its country, such as FR40303265045.",
        field: field)
    }
    let prefix = Self.usual(String(compact.text.prefix(2)))
    let rest = Array(compact.bytes.dropFirst(2))
    guard let form = VATNumberForm.of(prefix: prefix) else {
      text = try Self.foreign(compact.text, prefix: prefix, rest: rest, field: field)
      return
    }
    let body = form.completed(rest)
    guard form.matches(body) else {
      throw Failure(
        .invalid,
        "\(compact.text) is not a VAT number: those of \(prefix) look like \(form.example).",
        field: field)
    }
    guard Self.checkFits(prefix: prefix, body: body) else {
      throw Failure(
        .invalid,
        "\(compact.text) is not a VAT number: its check digits do not fit, so a character is "
          + "mistyped.",
        field: field)
    }
    text = prefix + String(decoding: body, as: UTF8.self)
  }

  /// Greek numbers begin with EL, though people write GR.
  private static func usual(_ prefix: String) -> String {
    prefix == "GR" ? "EL" : prefix
  }

  private static func foreign(
    _ text: String, prefix: String, rest: [UInt8], field: String
  ) throws -> String {
    guard CodeList.countries.contains(prefix) else {
      throw Failure(
        .invalid,
        "A VAT number begins with the two letters of its country, such as FR; \(prefix) is none.",
        field: field)
    }
    guard (2...30).contains(rest.count), rest.contains(where: \.isASCIIDigit),
      rest.allSatisfy({ $0.isASCIIDigit || $0.isASCIICapital })
    else {
      throw Failure(
        .invalid,
        "A VAT number has 2 to 30 letters and digits after the letters of its country.",
        field: field)
    }
    return text
  }
}
