/// The address of a German public body in its references (BT-10): `04011000-1234512345-06`.
enum LeitwegID {
  /// Nil for what has not the form of one; else whether its check digits fit the rest (ISO/IEC 7064, MOD 97-10).
  static func isRight(_ text: String) -> Bool? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let first = parts.first, let last = parts.last,
      (2...12).contains(first.utf8.count), isNumber(first), last.utf8.count == 2, isNumber(last)
    else { return nil }
    let middle = parts.count == 3 ? parts[1] : ""
    guard middle.utf8.count <= 30, middle.utf8.allSatisfy(\.isASCIILetterOrDigit) else {
      return nil
    }
    return CheckDigits.mod97((first + middle + last).uppercased().utf8) == 1
  }

  private static func isNumber(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
