/// Paused days, which neither continue nor break a streak: ignored weekdays and holidays.
///
/// Days are counted by ``CalendarDate/daysSince1970``.
struct PausedDays {
  private let settings: PulseSettings
  private let holidays: DayRanges

  init(_ settings: PulseSettings, holidays: [Holiday]) {
    self.settings = settings
    self.holidays = DayRanges(
      holidays.compactMap { holiday in
        let last = holiday.last ?? .last
        // Another program may have written one that ends before it begins.
        guard holiday.first <= last else { return nil }
        return holiday.first.daysSince1970...last.daysSince1970
      })
  }

  func contains(_ date: CalendarDate) -> Bool {
    settings.ignores(weekday: date.weekday) || holidays.contains(date.daysSince1970)
  }

  /// The first day after another that is not paused; a number above all days when there is none.
  ///
  /// It leaps over holidays, so that it takes no longer for long ones.
  func firstActive(after day: Int) -> Int {
    var day = max(day + 1, CalendarDate.first.daysSince1970)
    while let date = CalendarDate(daysSince1970: day) {
      if let last = holidays.last(around: day) {
        day = last + 1
      } else if settings.ignores(weekday: date.weekday) {
        day += 1
      } else {
        return day
      }
    }
    return .max
  }

  /// The weeks in which a holiday falls, by their numbers.
  func holidayWeeks(_ weeks: Weeks) -> DayRanges { holidays.mapped { weeks.number(of: $0) } }
}
