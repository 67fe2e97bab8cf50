import TaskcoreSwift

extension Session {
  /// Lists what files said that has no place here: `Kept  icalendar  CLASS: PRIVATE`, a line for each.
  func printKept(_ fields: [KeptField]) throws {
    guard !fields.isEmpty else { return }
    try output.printFields([("Kept", fields.map(\.line).joined(separator: "\n"))])
  }
}

extension KeptField {
  private static let maximumLength = 60

  /// One line, of a long value its beginning.
  fileprivate var line: String {
    let words = value.split { $0 == "\n" || $0 == "\r" }.joined(separator: " ")
    let short =
      words.count > Self.maximumLength ? String(words.prefix(Self.maximumLength)) + "…" : words
    return "\(format)  \(name): \(short)"
  }
}
