/// The days that each week, month or year of a rule has, as the second each begins with.
struct ExpandedPeriods {
  private let plan: RulePlan
  /// The number of the next period: weeks, months or years since that of the start.
  private var number: Int
  private var emptyCount = 0
  /// What was read already of the period after the last one.
  private var following: [Int] = []
  /// The weekdays of a rule by weeks, counted from its start of the week.
  private let daysOfWeek: [Int]

  /// From the first period on that can have an occurrence on that day or later.
  init(_ plan: RulePlan, notBefore earliest: Int) {
    self.plan = plan
    let weekStart = plan.parts.weekStart
    daysOfWeek = (0..<7).filter { plan.weekdays & 1 << ((weekStart + $0) % 7) != 0 }
    number = 0
    let day = min(max(earliest.dividedDown(by: 86_400), plan.startDay), GregorianMonth.lastDay)
    let interval = plan.parts.interval
    let elapsed: Int
    switch plan.parts.frequency {
    case .weekly: elapsed = (day - plan.firstDayOfStart) / 7
    case .monthly: elapsed = GregorianMonth(of: day).index - plan.startMonth.index
    default: elapsed = GregorianMonth(of: day).year - plan.startMonth.year
    }
    // SKIP moves the last day of a period into the next one, and weeks reach into the next year.
    let isLonger = plan.parts.frequency == .yearly || plan.skip != .omit
    // The start can be in such a week of the year before its own.
    let first = plan.parts.weekNumbers.isEmpty || interval > 1 ? 0 : -1
    number = max(first, elapsed / interval - (isLonger ? 1 : 0)) * interval
  }

  /// Puts the days of the next period that has some into `days`; false when there is none.
  ///
  /// Where BYSETPOS chose times, a day that SKIP moved can have later ones than the period that it was
  /// moved into begins with: the two come as one.
  mutating func next(into days: inout [Int]) -> Bool {
    guard plan.skip != .omit, !plan.parts.setPositions.isEmpty else { return read(into: &days) }
    swap(&days, &following)
    guard !days.isEmpty || read(into: &days) else { return false }
    var further: [Int] = []
    while read(into: &further), let last = days.last, further[0] <= last {
      days = (days + further).sorted().removingRepetitions()
    }
    following = further
    return true
  }

  private mutating func read(into days: inout [Int]) -> Bool {
    days.removeAll(keepingCapacity: true)
    while expand(into: &days) {
      number += plan.parts.interval
      if !days.isEmpty, choose(&days) {
        emptyCount = 0
        return true
      }
      // After so many periods, whatever their interval, the calendar has repeated itself.
      emptyCount += 1
      guard emptyCount <= cycle else { return false }
      days.removeAll(keepingCapacity: true)
    }
    return false
  }

  private var cycle: Int {
    switch plan.parts.frequency {
    case .weekly: GregorianMonth.daysInCycle / 7 + 2
    case .monthly: 4_802
    default: 402
    }
  }

  /// False beyond the year 9999.
  private func expand(into days: inout [Int]) -> Bool {
    switch plan.parts.frequency {
    case .weekly: return expandWeek(into: &days)
    case .monthly:
      let index = plan.startMonth.index + number
      let month = GregorianMonth(year: index.dividedDown(by: 12), month: index % 12 + 1)
      guard month.year <= 9999 else { return false }
      expand(month, into: &days)
      plan.addDaysOutside(of: month, to: &days)
    default:
      let year = plan.startMonth.year + number
      // Its first week can begin in the year before.
      guard year <= 10_000 else { return false }
      if plan.parts.weekNumbers.isEmpty {
        expandYear(year, into: &days)
      } else {
        expandWeeks(ofYear: year, into: &days)
      }
    }
    if plan.skip != .omit {
      days.sort()
      days = days.removingRepetitions()
    }
    return true
  }

  private func expandWeek(into days: inout [Int]) -> Bool {
    let first = plan.firstDayOfStart + number * 7
    guard first <= GregorianMonth.lastDay else { return false }
    for offset in daysOfWeek {
      let day = first + offset
      if plan.months == 0x1FFE || plan.months & 1 << GregorianMonth(of: day).month != 0 {
        days.append(day * 86_400)
      }
    }
    return true
  }

  private func expand(_ month: GregorianMonth, into days: inout [Int]) {
    var bits = plan.days(in: month)
    while bits != 0 {
      days.append((month.firstDay + bits.trailingZeroBitCount - 1) * 86_400)
      bits &= bits - 1
    }
  }

  private func expandYear(_ year: Int, into days: inout [Int]) {
    for number in 1...12 where plan.months & 1 << number != 0 {
      let month = GregorianMonth(year: year, month: number)
      expand(month, into: &days)
      plan.addDaysOutside(of: month, to: &days)
    }
    plan.addDaysOutside(ofYear: year, to: &days)
  }

  private func expandWeeks(ofYear year: Int, into days: inout [Int]) {
    let weekStart = plan.parts.weekStart
    let first = GregorianMonth.firstWeek(ofYear: year, weekStart: weekStart)
    let next = GregorianMonth.firstWeek(ofYear: year + 1, weekStart: weekStart)
    let count = (next - first) / 7
    var matching = MatchingDays(plan)
    let weeks = Set(plan.parts.weekNumbers.map { $0 > 0 ? $0 : count + 1 + $0 })
    for week in weeks.sorted() where week >= 1 && week <= count {
      for day in (first + (week - 1) * 7)..<(first + week * 7) where matching.contains(day) {
        days.append(day * 86_400)
      }
    }
  }

  /// Leaves what BYSETPOS chooses among the times; false when that is nothing.
  private func choose(_ days: inout [Int]) -> Bool {
    guard !plan.parts.setPositions.isEmpty else { return true }
    let offsets = plan.offsets
    let places = plan.chosenPlaces(of: days.count * offsets.count)
    let all = days
    days.removeAll(keepingCapacity: true)
    for place in places {
      days.append(all[place / offsets.count] + offsets[place % offsets.count])
    }
    return !days.isEmpty
  }
}

extension RulePlan {
  /// Of the week that the start is in.
  fileprivate var firstDayOfStart: Int {
    startDay - (GregorianMonth.weekday(of: startDay) - parts.weekStart + 7) % 7
  }
}

extension GregorianMonth {
  /// Months since January of the year 0.
  fileprivate var index: Int { year * 12 + month - 1 }
}
