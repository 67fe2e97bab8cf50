/// The codes that a norm allows somewhere: `CodeList.paymentMeans.contains("58")`.
///
/// It is one text of the program, in which codes are found by halving: nothing is built of it when
/// a program begins.
package struct CodeList: Sendable {
  /// What each is, in a sentence.
  let what: StaticString
  /// One of them, and what it is for.
  let example: StaticString
  /// In the order of their bytes, with a space between two.
  let codes: StaticString

  init(what: StaticString, example: StaticString, codes: StaticString) {
    self.what = what
    self.example = example
    self.codes = codes
  }

  package func contains(_ code: String) -> Bool {
    let code = Array(code.utf8)
    return codes.withUTF8Buffer { Self.holds($0, code) }
  }

  /// The code in upper case and without white space around it.
  ///
  /// - Throws: `invalid` for what is none of them.
  package func code(_ text: String, field: String) throws -> String {
    guard let code = CompactText(text)?.text, contains(code) else {
      throw Failure(
        .invalid, "\"\(Self.shown(text))\" is not \(what): \(example) is one.", field: field)
    }
    return code
  }

  /// All of them, in the order of their bytes.
  package var all: [String] {
    codes.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The beginning of a text that is too long for a sentence.
  static func shown(_ text: String) -> String {
    let beginning = text.unicodeScalars.prefix(40).map {
      TextRule.endsOrHidesText($0) ? " " : String($0)
    }.joined()
    return text.unicodeScalars.dropFirst(40).isEmpty ? beginning : beginning + "…"
  }

  private static func holds(_ list: UnsafeBufferPointer<UInt8>, _ code: [UInt8]) -> Bool {
    let space = UInt8(ascii: " ")
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      let start = list[low..<middle].lastIndex(of: space).map { $0 + 1 } ?? low
      let end = list[middle..<high].firstIndex(of: space) ?? high
      let found = list[start..<end]
      if found.elementsEqual(code) { return true }
      if found.lexicographicallyPrecedes(code) {
        low = end + 1
      } else {
        high = max(low, start - 1)
      }
    }
    return false
  }
}
