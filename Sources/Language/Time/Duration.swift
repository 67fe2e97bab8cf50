import Domain

/// A duration in one word: `30m`, `1h30m`, `45min`, `1d`.
enum Duration {
  /// No number of a date or duration that makes sense has more.
  static let maximumDigitCount = 7

  /// The length in seconds; nil for a text that is not a duration. A day is 24 hours, and months have no length.
  static func seconds(_ text: String) -> Int64? {
    if let seconds = fraction(text) { return seconds }
    guard let parts = parts(of: text) else { return nil }
    var seconds: Int64 = 0
    var longer = Int64.max
    for part in parts {
      guard let length = length(of: part.unit), length < longer else { return nil }
      seconds += Int64(part.number) * length
      longer = length
    }
    return seconds
  }

  /// `1.5h`, with one or two figures behind the point.
  private static func fraction(_ text: String) -> Int64? {
    let halves = text.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count == 2, let whole = Figures.value(halves[0], atMost: maximumDigitCount)
    else { return nil }
    let figures = halves[1].prefix { $0.isASCII && $0.isNumber }
    guard let part = Figures.value(figures, atMost: 2),
      let unit = unit(named: String(halves[1].dropFirst(figures.count))),
      let length = length(of: unit)
    else { return nil }
    let scale: Int64 = figures.count == 1 ? 10 : 100
    return Int64(whole) * length + Int64(part) * length / scale
  }

  struct Part {
    var number: Int
    var unit: TimeUnit
  }

  /// The numbers and their units, at least one; the minutes after hours need no unit: `1h30`.
  static func parts(of text: String) -> [Part]? {
    var parts: [Part] = []
    var rest = text.utf8[...]
    while let first = rest.first, first.isASCIIDigit {
      let digits = rest.prefix(while: \.isASCIIDigit)
      rest = rest.dropFirst(digits.count)
      let name = rest.prefix { !$0.isASCIIDigit }
      rest = rest.dropFirst(name.count)
      let unit = unit(String(Substring(name)), after: parts.last?.unit)
      guard let unit,
        let number = Figures.value(Substring(digits), atMost: maximumDigitCount),
        parts.count < 4
      else { return nil }
      parts.append(Part(number: number, unit: unit))
    }
    return rest.isEmpty && !parts.isEmpty ? parts : nil
  }

  private static func unit(
    _ name: String, after last: TimeUnit?
  ) -> TimeUnit? {
    name.isEmpty ? (last == .hour ? .minute : nil) : unit(named: name)
  }

  private static func unit(named name: String) -> TimeUnit? {
    let atoms = AtomLexer.atoms(of: name)
    guard atoms.count == 1 else { return nil }
    for form in Lexicon.of(.english).senses(at: 0, of: atoms) where form.end == 1 {
      if case .unit(let unit) = form.sense { return unit }
    }
    return nil
  }

  private static func length(of unit: TimeUnit) -> Int64? {
    switch unit {
    case .minute: 60
    case .hour: 3_600
    case .day: 86_400
    case .week: 604_800
    case .second, .fortnight, .month, .quarter, .halfYear, .year: nil
    }
  }
}
