/// How a task repeats, as RFC 5545 writes it: `RepeatRule("FREQ=WEEKLY;BYDAY=MO,TH")`.
///
/// Here it is only kept; that its parts have the form of section 3.3.10 is checked.
package struct RepeatRule: Hashable, Sendable {
  package static let maximumLength = 1_000

  private static let frequencies: Set<Substring> = [
    "SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY",
  ]

  package let text: String

  /// - Throws: `invalid` unless it has parts `NAME=VALUE` with semicolons between them, each once,
  ///   one of which is FREQ.
  package init(_ text: String) throws {
    guard text.utf8.count <= Self.maximumLength else {
      throw Self.invalid("A repeat rule has at most \(Self.maximumLength) characters.")
    }
    var names = Set<Substring>()
    var frequency: Substring?
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false)
      guard pair.count == 2, Self.isName(pair[0]), Self.isValue(pair[1]) else {
        throw Self.invalid(
          "“\(part.prefix(40))” is no part of a repeat rule: NAME=VALUE is expected, such as "
            + "FREQ=WEEKLY.")
      }
      guard names.insert(pair[0]).inserted else {
        throw Self.invalid("\(pair[0]) stands twice in the repeat rule.")
      }
      if pair[0] == "FREQ" { frequency = pair[1] }
    }
    guard let frequency, Self.frequencies.contains(frequency) else {
      throw Self.invalid(
        "A repeat rule needs FREQ with one of \(Self.frequencies.sorted().joined(separator: ", "))."
      )
    }
    self.text = text
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isValue(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || byte.isASCIIDigit || "+-,/:".utf8.contains(byte)
      }
  }

  private static func invalid(_ message: String) -> Failure {
    Failure(.invalid, message, field: "repeat_rule")
  }
}
