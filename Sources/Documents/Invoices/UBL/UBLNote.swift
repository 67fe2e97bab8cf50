/// A note of an invoice (BG-1) in UBL, which has no element for its subject: that stands before the text
/// as "#PMD#".
enum UBLNote {
  /// In the text itself nothing is left that a program would take for a subject.
  static func text(_ text: String, subject: String?) -> String {
    let parts = text.split(separator: "#" as Character, omittingEmptySubsequences: false)
    let hasSubject = parts.dropFirst().dropLast().contains { part in
      part.utf8.count == 3 && part.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }
    return (subject.map { "#\($0)#" } ?? "")
      + (hasSubject ? parts.joined(separator: "# ") : text)
  }
}
