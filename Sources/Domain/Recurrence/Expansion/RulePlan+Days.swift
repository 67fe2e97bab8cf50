/// The days of a month that the parts of a rule select, as bits 1 to 31.
extension RulePlan {
  func days(in month: RuleMonth) -> UInt32 {
    guard includes(monthAt: month.index) else { return 0 }
    var days = month.allDays
    if !monthDays.isEmpty { days &= daysByMonthDay(in: month) }
    if !parts.yearDays.isEmpty { days &= daysByYearDay(in: month) }
    if hasWeekdays { days &= daysByWeekday(in: month) }
    return days
  }

  private func daysByMonthDay(in month: RuleMonth) -> UInt32 {
    var days = positiveMonthDays
    for day in monthDays {
      if abs(day) > month.length {
        days |= month.skippedTo(day > 0, skip)
      } else if day < 0 {
        days |= 1 << UInt32(month.length + 1 + day)
      }
    }
    return days
  }

  private func daysByYearDay(in month: RuleMonth) -> UInt32 {
    var days: UInt32 = 0
    for yearDay in parts.yearDays {
      var place = yearDay > 0 ? yearDay : month.yearLength + 1 + yearDay
      if abs(yearDay) > month.yearLength {
        switch (skip, yearDay > 0) {
        case (.backward, true): place = month.yearLength
        case (.forward, false): place = 1
        default: continue
        }
      }
      let day = place - month.daysBefore
      if day >= 1, day <= month.length { days |= 1 << UInt32(day) }
    }
    return days
  }

  func daysByWeekday(in month: RuleMonth) -> UInt32 {
    // The first, eighth, 15th, 22nd and 29th day.
    let weekly: UInt32 = 0x2040_8102
    var days: UInt32 = 0
    let firstWeekday = Weekdays.weekday(of: month.firstDay)
    for weekday in 0..<7 where weekdays & 1 << weekday != 0 {
      days |= weekly << UInt32((weekday - firstWeekday + 7) % 7)
    }
    for day in parts.ordinalWeekdays {
      let first = countsInYear ? month.firstDayOfYear : month.firstDay
      let length = countsInYear ? month.yearLength : month.length
      let number = Self.day(day, from: first, length: length) - month.firstDay + 1
      if number >= 1, number <= month.length { days |= 1 << UInt32(number) }
    }
    return days & month.allDays
  }

  /// The day that it is in a month or year; one outside of all when there are not so many.
  private static func day(_ day: OrdinalWeekday, from first: Int, length: Int) -> Int {
    let firstWeekday = Weekdays.weekday(of: first)
    let offset = (day.weekday - firstWeekday + 7) % 7
    let count = (length - 1 - offset) / 7 + 1
    let place = day.ordinal > 0 ? day.ordinal - 1 : count + day.ordinal
    return place >= 0 && place < count ? first + offset + place * 7 : Int(Int32.min)
  }
}

extension RuleMonth {
  /// Where in the month itself a day goes that it does not have.
  fileprivate func skippedTo(_ isAfterEnd: Bool, _ skip: RuleSkip) -> UInt32 {
    switch (skip, isAfterEnd) {
    case (.backward, true): 1 << UInt32(length)
    case (.forward, false): 1 << 1
    default: 0
    }
  }
}

/// The days that SKIP moves into the month or the year next to it (RFC 7529 section 4.1).
extension RulePlan {
  /// Adds them to the days of a period.
  func addDaysOutside(of month: RuleMonth, to days: inout [Int]) {
    guard skip != .omit, includes(monthAt: month.index) else { return }
    for day in monthDays where abs(day) > month.length {
      switch (skip, day > 0) {
      case (.forward, true): addFirstDay(ofMonth: month.index + 1, to: &days)
      case (.backward, false): addLastDay(ofMonth: month.index - 1, to: &days)
      default: break
      }
    }
  }

  func addDaysOutside(ofYear year: Int, to days: inout [Int]) {
    guard skip != .omit else { return }
    let months = calendar.months(ofYear: year)
    let length = calendar.firstDay(ofYear: year + 1) - calendar.firstDay(ofYear: year)
    for day in parts.yearDays where abs(day) > length {
      switch (skip, day > 0) {
      case (.forward, true): addFirstDay(ofMonth: months.upperBound, to: &days)
      case (.backward, false): addLastDay(ofMonth: months.lowerBound - 1, to: &days)
      default: break
      }
    }
  }

  private func addFirstDay(ofMonth index: Int, to days: inout [Int]) {
    if let month = calendar.month(at: index) { add(1, of: month, to: &days) }
  }

  private func addLastDay(ofMonth index: Int, to days: inout [Int]) {
    if let month = calendar.month(at: index) { add(month.length, of: month, to: &days) }
  }

  private func add(_ day: Int, of month: RuleMonth, to days: inout [Int]) {
    guard !hasWeekdays || daysByWeekday(in: month) & 1 << UInt32(day) != 0 else { return }
    // BYMONTH is about the month that BYMONTHDAY counts in, and chooses among the days of BYYEARDAY.
    guard parts.yearDays.isEmpty || includes(monthAt: month.index) else { return }
    days.append((month.firstDay + day - 1) * 86_400)
  }
}
