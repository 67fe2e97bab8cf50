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

extension IBAN {
  /// Each country of the IBAN registry, and how long its numbers are.
  static let lengths = CodeList(
    what: "a country of the IBAN registry", example: "FR27",
    codes: """
      AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 \
      DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 \
      IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 \
      MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 \
      SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30
      """)
}
