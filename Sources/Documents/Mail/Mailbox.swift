package import Domain

extension EmailDraft {
  /// A name with an address: `Ada Lovelace <ada@example.org>`.
  package struct Mailbox: Hashable {
    /// Empty for none.
    package let name: String
    package let address: EmailAddress

    /// - Throws: `invalid` for a name that is too long or no single line.
    package init(name: String = "", address: EmailAddress, field: String = "name") throws {
      self.name =
        name.isEmpty ? "" : try Failure.about(field) { try TextRule.mailName.line(name) }
      self.address = address
    }

    /// As pieces between which a line may be folded.
    func words(firstWidth: Int) -> [String] {
      if name.isEmpty { return [address.text] }
      return Self.phrase(name, firstWidth: firstWidth) + ["<\(address.text)>"]
    }

    /// A quoted string cannot be folded, so a longer one is encoded.
    private static let maximumQuotedLength = 60

    private static func phrase(_ name: String, firstWidth: Int) -> [String] {
      guard EncodedWord.canBePlain(name), name.utf8.count <= maximumQuotedLength else {
        return EncodedWord.words(name, firstWidth: firstWidth)
      }
      let words = name.split(separator: " ", omittingEmptySubsequences: false)
      let areAtoms = words.allSatisfy { word in
        !word.isEmpty && word.utf8.allSatisfy(EmailAddress.isAtomByte)
      }
      return areAtoms ? words.map(String.init) : [QuotedString.text(name)]
    }
  }
}
