import Localization

/// An address that every mail server takes: `ada@example.org`.
///
/// It is an addr-spec of RFC 5322 with a dot-atom before the @, which RFC 5321 allows, too. So it
/// can stand in a header and in a command of SMTP as it is.
package struct EmailAddress: Hashable, Sendable {
  package let text: String

  /// What is behind the @.
  package var domain: Substring {
    text.drop { $0 != "@" }.dropFirst()
  }

  /// - Throws: `invalid`.
  package init(_ text: String, field: String = "email") throws {
    try Failure.about(field) {
      try Self.checkCharacters(text)
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count > 1 else {
        throw Self.refused(text, "it has no @, as ada@example.org has")
      }
      guard parts.count == 2 else {
        throw Self.refused(text, "it has more than one @")
      }
      try Self.checkLocalPart(parts[0], of: text)
      try Self.checkDomain(parts[1], of: text)
    }
    self.text = text
  }

  /// RFC 5321 section 4.5.3.1.3, without the angle brackets of a path.
  private static let maximumLength = 254
  private static let maximumLocalPartLength = 64

  private static func checkCharacters(_ text: String) throws {
    if text.isEmpty {
      throw Failure(.invalid, "An e-mail address must not be empty: ada@example.org is one.")
    }
    if text.unicodeScalars.contains(where: TextRule.endsOrHidesText) {
      throw Failure(
        .invalid, "An e-mail address has no line breaks and no control characters.")
    }
    if text.utf8.count > maximumLength {
      throw Failure(
        .invalid,
        "An e-mail address has at most \(maximumLength) bytes; this one has \(text.utf8.count).")
    }
  }

  private static func checkLocalPart(_ part: Substring, of text: String) throws {
    guard part.utf8.allSatisfy({ $0 < 0x80 }) else {
      throw refused(
        text,
        "not all mail servers take characters beyond ASCII before the @: give an address of the same "
          + "person without such")
    }
    if part.utf8.count > maximumLocalPartLength {
      throw refused(text, "more than \(maximumLocalPartLength) characters are before the @")
    }
    if part.hasPrefix("\"") {
      throw refused(text, "quotation marks before the @ are not supported")
    }
    guard isDotAtom(part) else {
      throw refused(
        text,
        "before the @ are expected letters, digits, !#$%&'*+-/=?^_`{|}~, and single dots between "
          + "them")
    }
  }

  private static func checkDomain(_ domain: Substring, of text: String) throws {
    guard domain.utf8.allSatisfy({ $0 < 0x80 }) else {
      throw refused(
        text,
        "its domain has characters beyond ASCII: write it as DNS does, such as "
          + "xn--bcher-kva.example for bücher.example")
    }
    guard InternetHost.isName(domain) || InternetHost.isBracketedAddress(domain) else {
      throw refused(
        text,
        "behind the @ is expected a domain such as example.org, or an address such as [192.0.2.1] "
          + "or [IPv6:2001:db8::1]")
    }
  }

  /// RFC 5322 section 3.2.3.
  package static func isDotAtom(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { atom in
      !atom.isEmpty && atom.utf8.allSatisfy(isAtomByte)
    }
  }

  package static func isAtomByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || atomMarks.contains(byte)
  }

  private static let atomMarks = Array("!#$%&'*+-/=?^_`{|}~".utf8)

  private static func refused(_ text: String, _ reason: Message) -> Failure {
    Failure(.invalid, "“\(text.prefix(80))” is no e-mail address: \(reason).")
  }
}
