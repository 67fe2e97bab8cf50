/// The Gregorian calendar, from the year 1 to 9999.
struct GregorianCalendar: RuleCalendar {
  /// 9999-12-31.
  var lastDay: Int { GregorianMonth.lastDay }
  /// The first week of the year after the last can begin in the last.
  var lastYear: Int { 10_000 }

  /// The calendar repeats itself after 400 years.
  func limit(of frequency: RuleFrequency) -> Int {
    switch frequency {
    case .yearly: 402
    case .weekly: GregorianMonth.daysInCycle / 7 + 2
    default: 4_802
    }
  }

  func month(of day: Int) -> GregorianMonth { GregorianMonth(of: day) }

  func month(at index: Int) -> GregorianMonth? {
    let month = GregorianMonth(index: index)
    return month.year <= lastYear ? month : nil
  }

  func months(ofYear year: Int) -> Range<Int> { year * 12..<year * 12 + 12 }

  func firstDay(ofYear year: Int) -> Int { GregorianMonth.firstDay(ofYear: year) }

  /// It has no leap months: SKIP moves each of them.
  func names(ofMonth index: Int, _ skip: RuleSkip) -> UInt32 {
    let number = index - index.dividedDown(by: 12) * 12 + 1
    let own = RuleMonths.bit(number)
    switch skip {
    case .omit: return own
    case .backward: return own | RuleMonths.bit(number, isLeap: true)
    case .forward: return own | RuleMonths.bit(number == 1 ? 12 : number - 1, isLeap: true)
    }
  }
}
