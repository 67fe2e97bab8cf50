/// What a rule gives from a start: ascending, each once, and without the start unless the rule gives it.
///
///     for occurrence in try rule.occurrences(from: start, in: zone).prefix(10) { … }
package struct RuleOccurrences: Sequence, IteratorProtocol {
  private var times: RuleTimes
  private let isDate: Bool
  private let earliest: Int
  private let start: Int
  private let until: UntilBound?
  private var gaps: ClockGaps?
  /// How many COUNT still allows.
  private var remaining: Int?
  /// Whether the start uses up one of COUNT even if the rule does not give it.
  private var countsStart: Bool

  /// More than a rule can count to in reasonable time.
  package static let maximumCount = 1_000_000

  init(
    _ rule: RepeatRule, from start: LocalMoment, notBefore earliest: LocalMoment?,
    countingStart: Bool, in zone: any Zone
  ) throws {
    let parts = rule.parts
    if let count = parts.count, count > Self.maximumCount {
      throw Failure(
        .invalid,
        "COUNT is at most \(Self.maximumCount), not \(count): leave it out, or use UNTIL.",
        field: "repeat_rule")
    }
    if case .date = start { isDate = true } else { isDate = false }
    self.start = start.seconds
    self.earliest = earliest?.time.wholeSeconds ?? .min
    until = parts.until.map { [isDate] in UntilBound($0, isDate: isDate, in: zone) }
    remaining = parts.count
    countsStart = countingStart && parts.count != nil
    // What COUNT leaves is known only from the start on.
    let isSought = parts.count == nil
    let earliest = isSought ? self.earliest : .min
    let plan = try RulePlan(parts, from: start, in: parts.ruleCalendar(for: start))
    times = RuleTimes(plan, notBefore: earliest)
    gaps = ClockGaps(plan, hasStart: countingStart, in: zone)
  }

  package mutating func next() -> LocalMoment? {
    while remaining != 0, let seconds = times.next() {
      if gaps?.repeats(seconds) == true { continue }
      guard countedIn(seconds) else { return nil }
      if let until, !until.contains(seconds) {
        if until.isPast(seconds) { break }
        continue
      }
      if seconds >= earliest { return LocalMoment(seconds: seconds, isDate: isDate) }
    }
    remaining = 0
    return nil
  }

  /// Whether COUNT allows one more.
  private mutating func countedIn(_ seconds: Int) -> Bool {
    guard var count = remaining else { return true }
    if countsStart {
      countsStart = false
      if seconds != start { count -= 1 }
    }
    remaining = Swift.max(0, count - 1)
    return count > 0
  }
}

extension RepeatRule {
  /// What the rule alone gives; that of a start is among them only when the rule gives it.
  ///
  /// - Throws: `invalid` for a rule that a start of that kind cannot have, or of a calendar that is not
  ///   known.
  package func occurrences(
    from start: LocalMoment, notBefore earliest: LocalMoment? = nil, in zone: any Zone
  ) throws -> RuleOccurrences {
    try RuleOccurrences(
      self, from: start, notBefore: earliest, countingStart: false, in: zone)
  }
}

extension LocalTime {
  /// Since 1970, on a clock that has no zone; rounded up, since occurrences are whole seconds.
  fileprivate var wholeSeconds: Int {
    LocalMoment.dateTime(self).seconds + (millisecond > 0 ? 1 : 0)
  }
}
