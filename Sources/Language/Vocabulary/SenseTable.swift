/// Reads the tables of vocabularies: `weekday 0 = monday, mon.~` names what a word means, and its forms.
///
/// A `~` marks a form that is a date only next to another word of dates or a figure, `~~` not even at the end of a line,
/// and a `.` one that may have a point behind it.
struct SenseTable {
  struct Form {
    /// As it is written, with the point that it may have.
    var text: String
    /// As the lexer cuts it: `o`, `'`, `clock`.
    var atoms: [Atom]
    var sense: Sense
    var isWeak: Bool
    /// Whether it is an ordinary word, too, so that the end of a line makes no date of it: `Tom`.
    var isName = false
  }

  private(set) var forms: [Form] = []
  /// The lines that could not be parsed; a test ensures that there are none.
  private(set) var faults: [String] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix(";") {
      let sides = line.split(separator: "=", maxSplits: 1)
      let key = sides[0].split(separator: " ").map(String.init)
      guard sides.count == 2, let name = key.first,
        let sense = Self.sense(name, Array(key.dropFirst()))
      else {
        faults.append(String(line))
        continue
      }
      for form in sides[1].split(separator: ",") { add(form.drop { $0 == " " }, sense) }
    }
  }

  private mutating func add(_ text: Substring, _ sense: Sense) {
    var text = text
    while text.last == " " { text.removeLast() }
    let isWeak = text.last == "~"
    if isWeak { text.removeLast() }
    let isName = text.last == "~"
    if isName { text.removeLast() }
    let hasPoint = text.last == "."
    if hasPoint {
      let atoms = AtomLexer.atoms(of: String(text))
      forms.append(Form(text: String(text), atoms: atoms, sense: sense, isWeak: isWeak))
      text.removeLast()
    }
    let atoms = AtomLexer.atoms(of: String(text))
    if atoms.isEmpty {
      faults.append(String(text))
    } else {
      forms.append(
        Form(text: String(text), atoms: atoms, sense: sense, isWeak: isWeak, isName: isName))
    }
  }

  // MARK: - Senses

  private static func sense(_ name: String, _ arguments: [String]) -> Sense? {
    let first = arguments.first ?? ""
    switch name {
    case "link": return links(arguments).map { .link($0) }
    case "unit": return TimeUnit(rawValue: first).map { .unit($0) }
    case "part": return DayPart(rawValue: first).map { .part($0) }
    case "which": return Which(rawValue: first).map { .which($0) }
    case "edge": return edge(first, arguments)
    case "skip": return RepeatSkipWords(rawValue: first).map { .skip($0) }
    default: break
    }
    if let sense = plain[name] { return arguments.isEmpty ? sense : nil }
    guard let number = Int(first) else { return nil }
    let second = arguments.count > 1 ? arguments[1] : ""
    switch name {
    case "holiday": return Int(second).map { .holiday(month: number, day: $0) }
    case "adverb": return TimeUnit(rawValue: second).map { .adverb(number, $0) }
    case "weekday" where second == "noon": return .weekdayNoon(number)
    case "weekday" where !second.isEmpty:
      return DayPart(rawValue: second).map { .weekdayPart(number, $0) }
    case "relative" where !second.isEmpty:
      return DayPart(rawValue: second).map { .relativePart(number, $0) }
    default: return numbered[name]?(number)
    }
  }

  private static let plain: [String: Sense] = [
    "ordinal-ending": .ordinalEnding, "weekend": .weekend, "workday": .workday, "later": .later,
    "ago": .ago, "and-half": .andHalf, "am": .meridiem(isAfternoon: false),
    "pm": .meridiem(isAfternoon: true), "hour-sign": .hourSign, "clock-noun": .clockNoun,
    "every": .every, "other": .other, "weekdays-all": .weekdaysAll, "weekends-all": .weekendsAll,
    "once": .once, "times": .times, "completion": .completion, "always": .always,
    "movable": .movable, "filler": .filler, "long": .long, "day-noun": .dayNoun,
  ]

  private static let numbered: [String: @Sendable (Int) -> Sense] = [
    "weekday": { .weekday($0) }, "weekdays": { .weekdays($0) }, "month": { .month($0) },
    "number": { .number($0) }, "ordinal": { .ordinal($0) }, "relative": { .relative($0) },
    "clock": { .clock($0) }, "span": { .span($0) }, "minutes-before": { .minutesBefore($0) },
    "minutes-after": { .minutesAfter($0) }, "minutes-sign": { .minutesSign($0) },
    "out-of": { .outOf($0) }, "weeks-on": { .weeksOn($0) }, "hour-signum": { .hourSignum($0) },
  ]

  private static func links(_ names: [String]) -> Links? {
    var links: Links = []
    for name in names {
      guard let link = Links.names[name] else { return nil }
      links.insert(link)
    }
    return links.isEmpty ? nil : links
  }

  private static func edge(_ name: String, _ arguments: [String]) -> Sense? {
    guard let edge = Edge(rawValue: name) else { return nil }
    if arguments.count == 1 { return .edge(edge) }
    return TimeUnit(rawValue: arguments[1]).map { .edgeOf(edge, $0) }
  }
}
