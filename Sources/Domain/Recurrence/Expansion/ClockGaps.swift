/// Where the clocks of a zone go forward, a rule that gives several times a day would give one instant twice:
/// what the clocks skip stands for what they show instead, which the rule gives, too. The skipped one is no
/// occurrence then, and COUNT does not count it (RFC 5545 section 3.3.10).
///
/// A skipped time that stands alone stays, so that what happens every day happens on that day as well.
struct ClockGaps {
  private let plan: RulePlan
  private let zone: any Zone
  /// What the clocks show instead of the start, when they skip that: the start itself is the occurrence.
  private let shownStart: Int?
  /// The day that was looked at last, and whether clocks may skip some of it.
  private var day = Int.min
  private var hasGap = false

  /// Nil for a rule that gives at most one time a day. `hasStart` says whether the start is an occurrence, even when the
  /// rule does not give it.
  init?(_ plan: RulePlan, hasStart: Bool, in zone: any Zone) {
    guard plan.parts.frequency < .daily || plan.offsets.count > 1 else { return nil }
    self.plan = plan
    self.zone = zone
    let shown = Self.shown(insteadOf: plan.start, in: zone)
    shownStart = shown != nil && (hasStart || Self.gives(plan.start, plan)) ? shown : nil
  }

  /// Whether another occurrence of the rule is at the same instant, and counts instead.
  mutating func repeats(_ seconds: Int) -> Bool {
    if seconds == shownStart { return true }
    guard isNearGap(seconds), seconds != plan.start || shownStart == nil,
      let shown = Self.shown(insteadOf: seconds, in: zone)
    else { return false }
    return Self.gives(shown, plan)
  }

  /// Of almost all days, one look at the zone says that no clock goes forward.
  private mutating func isNearGap(_ seconds: Int) -> Bool {
    let day = seconds.dividedDown(by: 86_400)
    guard day != self.day else { return hasGap }
    self.day = day
    // A gap may begin on one day and end on the next one.
    guard let before = Self.offset(at: day * 86_400, in: zone),
      let after = Self.offset(at: (day + 2) * 86_400, in: zone)
    else {
      hasGap = false
      return false
    }
    hasGap = after > before
    return hasGap
  }

  private static func gives(_ seconds: Int, _ plan: RulePlan) -> Bool {
    var times = RuleTimes(plan, notBefore: seconds)
    return times.next() == seconds
  }

  /// Nil unless the clocks skip it.
  private static func shown(insteadOf seconds: Int, in zone: any Zone) -> Int? {
    guard case .dateTime(let time)? = LocalMoment(seconds: seconds, isDate: false),
      let instant = zone.exactInstant(at: time), let shown = zone.exactLocalTime(at: instant),
      shown != time
    else { return nil }
    return LocalMoment.dateTime(shown).seconds
  }

  /// Of a time that clocks show.
  private static func offset(at seconds: Int, in zone: any Zone) -> Int? {
    guard case .dateTime(let time)? = LocalMoment(seconds: seconds, isDate: false) else {
      return nil
    }
    return zone.utcOffset(atLocal: time)
  }
}
