/// The periods of a rule that goes by days, hours, minutes or seconds, by their beginnings: multiples of
/// one step from the start, without those that BYMONTH, BYDAY, BYHOUR and the like exclude.
///
/// It never steps through what is excluded, but goes to the next month, day, hour or minute that is not
/// and on from there to the next multiple.
struct SteppedTimes {
  private let origin: Int
  private let step: Int
  private let clock: ClockLimits
  private var days: MatchingDays
  /// The next one is not before it; nil at the end.
  private var earliest: Int?

  /// From the first one on that can have an occurrence at that moment or later.
  init(_ plan: RulePlan, notBefore earliest: Int) {
    let unit = plan.parts.frequency.seconds
    origin = plan.start.dividedDown(by: unit) * unit
    step = unit * plan.parts.interval
    let clock = ClockLimits(plan.parts)
    self.clock = clock
    days = MatchingDays(plan)
    self.earliest = max(origin, earliest - unit + 1)
    let weekdays = plan.hasWeekdays ? plan.weekdays : 0x7F
    if !clock.canMatch(from: origin, step: step, on: weekdays) { self.earliest = nil }
  }

  mutating func next() -> Int? {
    while let wanted = earliest {
      let time = aligned(wanted)
      let day = time.dividedDown(by: 86_400)
      guard let matching = days.first(from: day) else { break }
      guard matching == day else {
        earliest = matching * 86_400
        continue
      }
      let second = time - day * 86_400
      let allowed = clock.first(from: second)
      guard allowed == second else {
        earliest = day * 86_400 + allowed
        continue
      }
      earliest = time + step
      return time
    }
    earliest = nil
    return nil
  }

  /// The first multiple that is not before a moment.
  private func aligned(_ moment: Int) -> Int {
    origin + (moment - origin + step - 1) / step * step
  }
}

/// The seconds of a day that BYHOUR, BYMINUTE and BYSECOND select in a rule with a period shorter than a day.
struct ClockLimits {
  private let hours: UInt64
  private let minutes: UInt64
  private let seconds: UInt64

  init(_ parts: RuleParts) {
    func bits(_ numbers: [Int], _ frequency: RuleFrequency, _ count: Int) -> UInt64 {
      let limits = parts.frequency <= frequency && !numbers.isEmpty
      return limits ? numbers.reduce(0) { $0 | 1 << $1 } : 1 << count - 1
    }
    hours = bits(parts.hours, .hourly, 24)
    minutes = bits(parts.minutes, .minutely, 60)
    seconds = bits(parts.seconds, .secondly, 60)
  }

  private static func first(_ bits: UInt64, from place: Int) -> Int? {
    let rest = bits & (.max << UInt64(place))
    return rest == 0 ? nil : rest.trailingZeroBitCount
  }

  /// The first second of the day that they leave, and that is not before one; or when only parts of its
  /// hour are left out, the beginning of what can have one. The end of the day when there is none.
  func first(from second: Int) -> Int {
    guard let hour = Self.first(hours, from: second / 3_600) else { return 86_400 }
    guard hour == second / 3_600 else { return hour * 3_600 }
    guard let minute = Self.first(minutes, from: second / 60 % 60) else {
      return (hour + 1) * 3_600
    }
    guard minute == second / 60 % 60 else { return (hour * 60 + minute) * 60 }
    guard let found = Self.first(seconds, from: second % 60) else {
      return (hour * 60 + minute + 1) * 60
    }
    return (hour * 60 + minute) * 60 + found
  }

  /// Whether multiples of a step from there ever come to what they leave, on some days of the week: those
  /// that do have the same rest, divided by what the step and a week have in common.
  func canMatch(from origin: Int, step: Int, on weekdays: UInt8) -> Bool {
    var (divisor, rest) = (step, 7 * 86_400)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    guard divisor > 1 else { return true }
    // The week of 1970-01-01 begins with its Thursday.
    var moment = origin - origin.dividedDown(by: divisor) * divisor
    while moment < 7 * 86_400 {
      let day = moment / 86_400
      let isAllowed = weekdays & 1 << Weekdays.weekday(of: day) != 0
      let allowed = day * 86_400 + (isAllowed ? first(from: moment - day * 86_400) : 86_400)
      if allowed == moment { return true }
      moment += (allowed - moment + divisor - 1) / divisor * divisor
    }
    return false
  }
}
