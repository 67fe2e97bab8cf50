import Domain

/// An attendee as one text, `Ada Lovelace <ada@example.org>`, and as a line of iCalendar.
enum AttendeeText {
  static func line(_ text: String) -> ContentLine {
    if text.hasSuffix(">"), let open = text.lastIndex(of: "<") {
      let name = text[..<open].trimmed
      let address = String(text[text.index(after: open)...].dropLast())
      if isAddress(address), !name.isEmpty {
        return ContentLine("ATTENDEE", uri(address)).with("CN", name)
      }
    }
    if isAddress(text) { return ContentLine("ATTENDEE", uri(text)) }
    // A name alone: an address has to be there, and nobody has this one.
    return ContentLine("ATTENDEE", nobody).with("CN", text)
  }

  /// Nil for one without name and address.
  static func text(_ line: ContentLine) -> String? {
    let rule = TextRule.attendee
    let name = rule.fittedLine(line.parameter("CN") ?? "")
    var address = line.value
    if address.lowercased().hasPrefix("mailto:") { address = String(address.dropFirst(7)) }
    address = rule.fittedLine(address)
    let text =
      if address == nobody || address.isEmpty {
        name
      } else {
        name.isEmpty || name == address ? address : "\(name) <\(address)>"
      }
    let fitted = rule.fittedLine(text)
    return fitted.isEmpty ? nil : fitted
  }

  private static let nobody = "invalid:nomail"

  private static func isAddress(_ text: String) -> Bool {
    (text.contains("@") || text.contains(":"))
      && !text.unicodeScalars.contains {
        TextRule.isSpace($0) || $0 == "<" || $0 == ">" || $0 == "\""
      }
  }

  private static func uri(_ address: String) -> String {
    address.contains(":") ? address : "mailto:\(address)"
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var scalars = unicodeScalars[...]
    while let last = scalars.last, TextRule.isSpace(last) { scalars.removeLast() }
    return String(scalars)
  }
}
