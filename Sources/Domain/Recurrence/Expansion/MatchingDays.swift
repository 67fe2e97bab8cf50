/// The days that a rule by days, or by shorter periods, does not exclude; it keeps the month it read
/// last.
struct MatchingDays {
  private let plan: RulePlan
  private var month: RuleMonth
  private var bits: UInt32

  init(_ plan: RulePlan) {
    self.plan = plan
    month = plan.startMonth
    bits = plan.days(in: month)
  }

  /// The first one that is not before a day; nil when there is none to the end of the
  /// calendar.
  mutating func first(from day: Int) -> Int? {
    guard day <= plan.calendar.lastDay else { return nil }
    guard plan.limitsDays else { return day }
    if day < month.firstDay || day > month.lastDay { read(plan.calendar.month(of: day)) }
    var rest = bits & (.max << UInt32(day - month.firstDay + 1))
    var monthCount = 0
    while rest == 0 {
      monthCount += 1
      guard monthCount <= plan.calendar.limit(of: .monthly),
        let next = plan.calendar.month(at: month.index + 1)
      else { return nil }
      read(next)
      rest = bits
    }
    let found = month.firstDay + rest.trailingZeroBitCount - 1
    return found <= plan.calendar.lastDay ? found : nil
  }

  /// Whether a day is one of them.
  mutating func contains(_ day: Int) -> Bool {
    guard plan.limitsDays else { return true }
    if day < month.firstDay || day > month.lastDay { read(plan.calendar.month(of: day)) }
    return bits & 1 << UInt32(day - month.firstDay + 1) != 0
  }

  private mutating func read(_ month: RuleMonth) {
    self.month = month
    bits = plan.days(in: month)
  }
}
