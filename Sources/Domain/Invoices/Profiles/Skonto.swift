/// An early payment discount as a machine-readable line of the payment terms (BT-20):
/// `#SKONTO#TAGE=14#PROZENT=2.00#`.
package struct Skonto: Equatable, Sendable {
  package let days: String
  /// With two decimals.
  package let percent: String
  /// Of what it is off, if that is not what is due; else empty.
  package let base: String

  /// Nil for an invalid line.
  package init?(line: some StringProtocol) {
    let parts = String(line).split(separator: "#" as Character, omittingEmptySubsequences: false)
      .map(
        String.init)
    guard (5...6).contains(parts.count), parts.first?.isEmpty == true,
      parts.last?.isEmpty == true, parts[1] == "SKONTO",
      let days = Self.value(of: "TAGE", in: parts[2]), Self.isNumber(days),
      let percent = Self.value(of: "PROZENT", in: parts[3]), Self.isAmount(percent)
    else { return nil }
    if parts.count == 6 {
      guard let base = Self.value(of: "BASISBETRAG", in: parts[4]),
        Self.isAmount(base.hasPrefix("-") ? String(base.dropFirst()) : base)
      else { return nil }
      self.base = base
    } else {
      base = ""
    }
    self.days = days
    self.percent = percent
  }

  /// Whether all lines of the terms that begin with # are such, and none is taken for one by mistake (BR-DE-18).
  static func isRight(_ terms: String) -> Bool {
    let lines = terms.split(separator: "\n" as Character, omittingEmptySubsequences: false)
    let marked = lines.filter { TextRule.trimmed(String($0)).hasPrefix("#") }
    guard !marked.isEmpty else { return true }
    return lines.allSatisfy { line in
      Skonto(line: line) != nil || line.utf8.filter { $0 == UInt8(ascii: "#") }.count < 2
    } && marked.allSatisfy { Skonto(line: $0) != nil }
  }

  /// With the line end that a program looks for behind the last of them.
  package static func written(_ terms: String) -> String {
    let last = terms.split(separator: "\n" as Character, omittingEmptySubsequences: false).last
    return last.flatMap { Skonto(line: $0) } == nil ? terms : terms + "\n"
  }

  private static func value(of name: String, in part: String) -> String? {
    part.hasPrefix("\(name)=") ? String(part.dropFirst(name.count + 1)) : nil
  }

  private static func isNumber(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isAmount(_ text: String) -> Bool {
    let parts = text.split(separator: "." as Character, omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { isNumber($0) } && parts[1].utf8.count == 2
  }
}
