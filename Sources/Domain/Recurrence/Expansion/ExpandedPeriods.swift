/// The days of each week, month or year that a rule selects, as the seconds at which they begin.
struct ExpandedPeriods {
  private let plan: RulePlan
  /// The number of the next period: weeks, months or years since that of the start.
  private var number: Int
  /// The year that periods of years are counted from: of a rule with BYWEEKNO, the one whose weeks the start is
  /// in, which near New Year is another than that of its date.
  private let startYear: Int
  private var emptyCount = 0
  /// What was read already of the period after the last one.
  private var following: [Int] = []
  /// The weekdays of a rule by weeks, counted from its start of the week.
  private let daysOfWeek: [Int]

  /// Whether BYSETPOS only has places that no period has.
  private let hasNone: Bool

  /// From the first period on that can have an occurrence on that day or later.
  init(_ plan: RulePlan, notBefore earliest: Int) {
    self.plan = plan
    let weekStart = plan.parts.weekStart
    daysOfWeek = (0..<7).filter { plan.weekdays & 1 << ((weekStart + $0) % 7) != 0 }
    let longest = plan.longestPeriod(daysOfWeek: daysOfWeek.count) * plan.offsets.count
    hasNone =
      !plan.parts.setPositions.isEmpty && plan.parts.setPositions.allSatisfy { abs($0) > longest }
    number = 0
    startYear = plan.parts.weekNumbers.isEmpty ? plan.startMonth.year : plan.weekYearOfStart
    let day = min(max(earliest.dividedDown(by: 86_400), plan.startDay), plan.calendar.lastDay)
    let interval = plan.parts.interval
    let elapsed: Int
    switch plan.parts.frequency {
    case .weekly: elapsed = (day - plan.firstDayOfStart) / 7
    case .monthly: elapsed = plan.calendar.month(of: day).index - plan.startMonth.index
    default: elapsed = plan.calendar.month(of: day).year - startYear
    }
    // SKIP moves the last day of a period into the next one, and weeks reach into the next year.
    let isLonger = plan.parts.frequency == .yearly || plan.skip != .omit
    number = max(0, elapsed / interval - (isLonger ? 1 : 0)) * interval
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
    guard !hasNone else { return false }
    while expand(into: &days) {
      number += plan.parts.interval
      if !days.isEmpty, choose(&days) {
        emptyCount = 0
        return true
      }
      emptyCount += 1
      guard emptyCount <= plan.calendar.limit(of: plan.parts.frequency) else { return false }
      days.removeAll(keepingCapacity: true)
    }
    return false
  }

  /// False beyond the end of the calendar.
  private mutating func expand(into days: inout [Int]) -> Bool {
    switch plan.parts.frequency {
    case .weekly: return expandWeek(into: &days)
    case .monthly:
      guard let month = plan.calendar.month(at: plan.startMonth.index + number) else {
        return false
      }
      expand(month, into: &days)
      plan.addDaysOutside(of: month, to: &days)
    default:
      let year = startYear + number
      guard year <= plan.calendar.lastYear else { return false }
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

  private mutating func expandWeek(into days: inout [Int]) -> Bool {
    guard skipOtherMonths() else { return false }
    let first = plan.firstDayOfStart + number * 7
    guard first <= plan.calendar.lastDay else { return false }
    for offset in daysOfWeek {
      let day = first + offset
      if plan.months == RuleMonths.all
        || plan.includes(monthAt: plan.calendar.month(of: day).index)
      {
        days.append(day * 86_400)
      }
    }
    return true
  }

  /// Goes on to the first week that has a day of a month that BYMONTH leaves, without a look at each week;
  /// false when there is no such month any more.
  private mutating func skipOtherMonths() -> Bool {
    guard plan.months != RuleMonths.all else { return true }
    let first = plan.firstDayOfStart + number * 7
    guard first <= plan.calendar.lastDay else { return false }
    var month = plan.calendar.month(of: first)
    var count = 0
    while !plan.includes(monthAt: month.index) {
      count += 1
      guard count <= plan.calendar.limit(of: .monthly),
        let next = plan.calendar.month(at: month.index + 1)
      else { return false }
      month = next
    }
    guard month.firstDay > first + 6 else { return true }
    let interval = plan.parts.interval
    let weeks = (month.firstDay - plan.firstDayOfStart) / 7
    number = (weeks + interval - 1) / interval * interval
    return true
  }

  private func expand(_ month: RuleMonth, into days: inout [Int]) {
    var bits = plan.days(in: month)
    while bits != 0 {
      days.append((month.firstDay + bits.trailingZeroBitCount - 1) * 86_400)
      bits &= bits - 1
    }
  }

  private func expandYear(_ year: Int, into days: inout [Int]) {
    for index in plan.calendar.months(ofYear: year) where plan.includes(monthAt: index) {
      guard let month = plan.calendar.month(at: index) else { return }
      expand(month, into: &days)
      plan.addDaysOutside(of: month, to: &days)
    }
    plan.addDaysOutside(ofYear: year, to: &days)
  }

  private func expandWeeks(ofYear year: Int, into days: inout [Int]) {
    let weekStart = plan.parts.weekStart
    let first = plan.calendar.firstWeek(ofYear: year, weekStart: weekStart)
    let next = plan.calendar.firstWeek(ofYear: year + 1, weekStart: weekStart)
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
  /// No period has more days, in any calendar and with what SKIP moves into it.
  fileprivate func longestPeriod(daysOfWeek: Int) -> Int {
    switch parts.frequency {
    case .weekly: daysOfWeek
    case .monthly: 33
    default: 400
    }
  }

  /// The year whose first week, second week and so on the week of the start is numbered in.
  fileprivate var weekYearOfStart: Int {
    let year = startMonth.year
    if startDay < calendar.firstWeek(ofYear: year, weekStart: parts.weekStart) { return year - 1 }
    let next = calendar.firstWeek(ofYear: year + 1, weekStart: parts.weekStart)
    return startDay >= next ? year + 1 : year
  }

  /// Of the week that the start is in.
  fileprivate var firstDayOfStart: Int {
    startDay - (Weekdays.weekday(of: startDay) - parts.weekStart + 7) % 7
  }
}
