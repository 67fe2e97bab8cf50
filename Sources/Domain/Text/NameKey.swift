@_spi(_Unicode) import Swift

/// What makes two names the same: `NameKey("Éclair") == NameKey("ECLAIR")`.
///
/// Case and accents do not count. The name is decomposed (NFD), its accents are dropped, and each
/// character is mapped to upper and then to lower case, which also joins ß with ss and ς with σ.
package struct NameKey: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ name: String) {
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      text = name.lowercased()
      return
    }
    var folded = String.UnicodeScalarView()
    for scalar in name._nfd where !Self.isAccent(scalar) {
      for upper in scalar.properties.uppercaseMapping.unicodeScalars {
        folded.append(contentsOf: upper.properties.lowercaseMapping.unicodeScalars)
      }
    }
    text = String(folded)
  }

  package static func < (left: NameKey, right: NameKey) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// Marks above, below and across a letter do not tell names apart; nukta (class 7), kana voicing
  /// (8) and virama (9) do, and so do the vowel signs of the Indic scripts (0).
  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.canonicalCombiningClass.rawValue {
    case 0, 7...9: false
    default: true
    }
  }
}
