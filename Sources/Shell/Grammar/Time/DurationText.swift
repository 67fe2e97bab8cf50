/// How long something takes: `1h30m`.
enum DurationText {
  private static let units: [(name: String, seconds: Int64)] = [
    ("w", 604_800), ("d", 86_400), ("h", 3600), ("m", 60), ("s", 1),
  ]

  /// In seconds; nil for a text that is no duration, or one longer than the library takes.
  static func seconds(_ text: some StringProtocol) -> Int64? {
    var rest = text.lowercased()[...]
    var total: Int64 = 0
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      let name = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(name.count)
      guard digits.utf8.count <= 8, let number = Int64(digits),
        let unit = units.first(where: { $0.name == (name == "min" ? "m" : name) })
      else { return nil }
      total += number * unit.seconds
    }
    return text.isEmpty ? nil : total
  }

  /// `1h30m`, from days down to seconds.
  static func text(_ seconds: Int64) -> String {
    var rest = seconds
    var text = ""
    for unit in units.dropFirst() where rest >= unit.seconds {
      text += "\(rest / unit.seconds)\(unit.name)"
      rest %= unit.seconds
    }
    return text.isEmpty ? "0m" : text
  }
}
