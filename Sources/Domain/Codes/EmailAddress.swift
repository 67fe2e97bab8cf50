/// Where an e-mail goes: `try EmailAddress("ada@example.org").text`.
package struct EmailAddress: Hashable, Sendable {
  package let text: String

  /// The address alone, without a name or angle brackets: a local part of the characters that RFC 5322
  /// allows without quotes, or beyond ASCII (RFC 6531), and a domain of labels.
  ///
  /// - Throws: `invalid` for what is no address.
  package init(_ address: String, field: String = "email") throws {
    text = TextRule.trimmed(address)
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard text.utf8.count <= 254, parts.count == 2, let local = parts.first,
      let domain = parts.last, (1...64).contains(local.count), Self.isLocal(local),
      Self.isDomain(domain), text.unicodeScalars.allSatisfy(Self.isAllowed)
    else {
      throw Failure(
        .invalid,
        "\"\(CodeList.shown(address))\" is not an e-mail address, such as name@example.org.",
        field: field)
    }
  }

  private static func isLocal(_ bytes: Substring.UTF8View) -> Bool {
    let words = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty
        && word.allSatisfy {
          $0 >= 0x80 || $0.isASCIILetterOrDigit || "!#$%&'*+-/=?^_`{|}~".utf8.contains($0)
        }
    }
  }

  private static func isDomain(_ bytes: Substring.UTF8View) -> Bool {
    let hyphen = UInt8(ascii: "-")
    let labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      (1...63).contains(label.count) && label.first != hyphen && label.last != hyphen
        && label.allSatisfy { $0 >= 0x80 || $0.isASCIILetterOrDigit || $0 == hyphen }
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    !TextRule.isSpace(scalar) && !TextRule.endsOrHidesText(scalar)
      && !(scalar.value >= 0x80 && scalar.properties.isDefaultIgnorableCodePoint)
  }
}

extension UInt8 {
  /// Whether it is one of `A` to `Z`, `a` to `z` or `0` to `9`.
  var isASCIILetterOrDigit: Bool {
    isASCIIDigit || isASCIICapital || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
  }
}
