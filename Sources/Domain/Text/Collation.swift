/// The alphabetical order of a language.
package protocol Collation: AnyObject {
  /// What stands for a text when it is put in order: keys compare as their bytes do.
  func key(of text: String) -> [UInt8]
}

/// The order without a language, which ignores case and accents.
package final class PlainCollation: Collation {
  package init() {}

  package func key(of text: String) -> [UInt8] {
    Array(NameKey(text).text.utf8)
  }
}
