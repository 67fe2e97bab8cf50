/// A note of an invoice (BG-1) in UBL, which has no element for its subject: that stands before the text
/// as "#PMD#".
enum UBLNote {
  static func text(_ text: String, subject: String?) -> String {
    let text =
      hasSubject(text)
      ? text.split(separator: "#", omittingEmptySubsequences: false)
        .joined(separator: "# ") : text
    return (subject.map { "#\($0)#" } ?? "") + text
  }

  /// Whether a program would take a part of it for a subject.
  private static func hasSubject(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false).dropFirst()
      .dropLast().contains { $0.count == 3 && $0.allSatisfy { (0x41...0x5A).contains($0) } }
  }
}
