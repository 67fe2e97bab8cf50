import Domain

extension RepeatParts {
  /// What a rule says.
  init(_ rule: RepeatRule) {
    self.init(.day)
    for piece in rule.text.split(separator: ";") {
      let pair = piece.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { continue }
      read(pair[0], pair[1])
    }
    if calendar == "GREGORIAN" { calendar = nil }
  }

  private mutating func read(_ name: Substring, _ value: Substring) {
    let list = value.split(separator: ",")
    let numbers = list.compactMap { Int($0) }
    switch name {
    case "FREQ": frequency = Frequency(rawValue: String(value)) ?? .day
    case "INTERVAL": interval = Int(value) ?? 1
    case "COUNT": count = Int(value)
    case "UNTIL": until = String(value)
    case "BYSECOND": seconds = Self.inOrder(numbers)
    case "BYMINUTE": minutes = Self.inOrder(numbers)
    case "BYHOUR": hours = Self.inOrder(numbers)
    case "BYDAY": days = Self.inOrder(list.compactMap { Day(text: $0) })
    case "BYMONTHDAY": monthDays = Self.inOrder(numbers)
    case "BYYEARDAY": yearDays = Self.inOrder(numbers)
    case "BYWEEKNO": weeks = Self.inOrder(numbers)
    case "BYMONTH": months = Self.months(list)
    case "BYSETPOS": positions = Self.inOrder(numbers)
    case "WKST": weekStart = OrdinalWeekday.names.firstIndex(of: String(value)) ?? 0
    case "RSCALE": calendar = String(value)
    case "SKIP": skip = RuleSkip(rawValue: String(value)) ?? .omit
    default: break
    }
  }

  /// The rule, with what it says in one order, and without what it says of no effect.
  ///
  /// - Throws: `invalid` for what no rule can be.
  func rule() throws -> RepeatRule {
    var pieces: [String] = []
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { pieces.append(name + "=" + values.joined(separator: ",")) }
    }
    let hasSkip = skip != .omit && mayMissDays
    if let calendar { add("RSCALE", [calendar]) } else if hasSkip { add("RSCALE", ["GREGORIAN"]) }
    add("FREQ", [frequency.rawValue])
    if interval != 1 { add("INTERVAL", [String(interval)]) }
    add("BYMONTH", months)
    add("BYWEEKNO", weeks.map(String.init))
    add("BYYEARDAY", yearDays.map(String.init))
    add("BYMONTHDAY", monthDays.map(String.init))
    add("BYDAY", days.map(\.text))
    add("BYHOUR", hours.map(String.init))
    add("BYMINUTE", minutes.map(String.init))
    add("BYSECOND", seconds.map(String.init))
    add("BYSETPOS", positions.map(String.init))
    if weekStart != 0, countsWeeks { add("WKST", [OrdinalWeekday.names[weekStart]]) }
    if hasSkip { add("SKIP", [skip.rawValue]) }
    if let count { add("COUNT", [String(count)]) }
    if let until { add("UNTIL", [until]) }
    return try RepeatRule(pieces.joined(separator: ";"))
  }

  /// Whether it matters on which day weeks begin.
  var countsWeeks: Bool {
    frequency == .week && (interval > 1 || !positions.isEmpty) || !weeks.isEmpty
  }

  // MARK: - Orders

  /// Each once, and those that count from the end behind the others.
  static func inOrder(_ numbers: [Int]) -> [Int] {
    Set(numbers).sorted { ($0 < 0 ? 1 : 0, $0) < ($1 < 0 ? 1 : 0, $1) }
  }

  static func inOrder(_ days: [Day]) -> [Day] {
    Set(days).sorted { left, right in
      let (first, second) = (left.number ?? 0, right.number ?? 0)
      return (first < 0 ? 1 : 0, first, left.weekday) < (second < 0 ? 1 : 0, second, right.weekday)
    }
  }

  /// Months such as `5`, and of other calendars `5L`, each once.
  private static func months(_ list: [Substring]) -> [String] {
    let months = list.compactMap { month -> (number: Int, isLeap: Bool)? in
      let isLeap = month.hasSuffix("L")
      return Int(isLeap ? month.dropLast() : month).map { ($0, isLeap) }
    }
    let sorted = months.sorted { ($0.number, $0.isLeap ? 1 : 0) < ($1.number, $1.isLeap ? 1 : 0) }
    return sorted.map { String($0.number) + ($0.isLeap ? "L" : "") }
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

extension RepeatParts.Day {
  /// `MO`, `-1FR`
  init?(text: Substring) {
    guard let weekday = OrdinalWeekday.names.firstIndex(of: String(text.suffix(2))) else {
      return nil
    }
    self.init(number: Int(text.dropLast(2)), weekday: weekday)
  }

  var text: String { (number.map(String.init) ?? "") + OrdinalWeekday.names[weekday] }
}
