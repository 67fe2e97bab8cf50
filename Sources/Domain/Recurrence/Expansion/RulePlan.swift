/// A repeat rule with what its start implies: `FREQ=MONTHLY` from the 31st has BYMONTHDAY=31.
struct RulePlan {
  let calendar: RuleCalendar
  let parts: RuleParts
  let start: Int
  let startMonth: RuleMonth
  /// See ``RuleMonths``.
  let months: UInt32
  let monthDays: [Int]
  let positiveMonthDays: UInt32
  let weekdays: UInt8
  let hasWeekdays: Bool
  /// Whether BYDAY counts in the year, and not in the month.
  let countsInYear: Bool
  /// Only where BYMONTHDAY and BYYEARDAY give days; elsewhere they only choose among days there are.
  let skip: RuleSkip
  /// The seconds after the beginning of a day, or of a shorter period, that are occurrences.
  var offsets: [Int]

  var startDay: Int { start.dividedDown(by: 86_400) }
  /// Whether some days are left out, in a rule that goes by days or shorter.
  let limitsDays: Bool

  /// - Throws: `invalid` for a rule of hours, minutes or seconds from a date.
  init(_ parts: RuleParts, from start: LocalMoment, in calendar: RuleCalendar) throws {
    self.calendar = calendar
    self.parts = parts
    self.start = start.seconds
    let date = start.date
    startMonth = calendar.month(of: date.daysSince1970)
    let frequency = parts.frequency
    let hasNoDays =
      parts.monthDays.isEmpty && parts.yearDays.isEmpty && !parts.hasWeekdays
    let impliesMonthDay =
      hasNoDays && (frequency == .monthly || frequency == .yearly && parts.weekNumbers.isEmpty)
    let impliesWeekday =
      hasNoDays && (frequency == .weekly || frequency == .yearly && !parts.weekNumbers.isEmpty)
    let impliesMonth = frequency == .yearly && impliesMonthDay && parts.months == 0
    months =
      impliesMonth
      ? calendar.names(ofMonth: startMonth.index, .omit)
      : parts.months == 0 ? RuleMonths.all : parts.months
    monthDays =
      impliesMonthDay ? [date.daysSince1970 - startMonth.firstDay + 1] : parts.monthDays
    positiveMonthDays = monthDays.reduce(0) { $1 > 0 ? $0 | 1 << $1 : $0 }
    weekdays = impliesWeekday ? 1 << date.weekday : parts.weekdays
    hasWeekdays = impliesWeekday || parts.hasWeekdays
    countsInYear = frequency == .yearly && parts.months == 0
    skip = frequency >= .monthly ? parts.skip : .omit
    limitsDays =
      months != RuleMonths.all || !monthDays.isEmpty || !parts.yearDays.isEmpty || hasWeekdays
    offsets = []
    guard case .dateTime(let time) = start else {
      guard frequency >= .daily else {
        throw Failure(
          .invalid,
          "FREQ=\(frequency.rawValue) needs a start with a time, and this one is a date.",
          field: "repeat_rule")
      }
      offsets = [0]
      chooseOffsets()
      return
    }
    offsets = Self.offsets(parts, from: time)
    chooseOffsets()
  }

  private static func offsets(_ parts: RuleParts, from time: LocalTime) -> [Int] {
    let frequency = parts.frequency
    let hours =
      frequency < .daily ? [0] : parts.hours.isEmpty ? [time.hour] : parts.hours
    let minutes =
      frequency < .hourly ? [0] : parts.minutes.isEmpty ? [time.minute] : parts.minutes
    let seconds =
      frequency < .minutely ? [0] : parts.seconds.isEmpty ? [time.second] : parts.seconds
    return hours.flatMap { hour in
      minutes.flatMap { minute in seconds.map { (hour * 60 + minute) * 60 + $0 } }
    }
  }

  /// Where each period is one day or less, BYSETPOS chooses the same in all.
  private mutating func chooseOffsets() {
    guard parts.frequency <= .daily, !parts.setPositions.isEmpty else { return }
    offsets = chosenPlaces(of: offsets.count).map { offsets[$0] }
  }

  /// What BYSETPOS chooses of so many, in order.
  func chosenPlaces(of count: Int) -> [Int] {
    var places: [Int] = []
    for position in parts.setPositions {
      let place = position > 0 ? position - 1 : count + position
      if place >= 0, place < count { places.append(place) }
    }
    places.sort()
    return places.removingRepetitions()
  }

  /// Whether BYMONTH names a month, or a leap month that SKIP moves to it.
  func includes(monthAt index: Int) -> Bool {
    months & calendar.names(ofMonth: index, skip) != 0
  }
}

extension LocalMoment {
  /// Seconds since 1970 on a clock that has no zone.
  var seconds: Int {
    switch self {
    case .date(let date): date.daysSince1970 * 86_400
    case .dateTime(let time):
      ((time.date.daysSince1970 * 24 + time.hour) * 60 + time.minute) * 60 + time.second
    }
  }

  /// The inverse of ``seconds``; nil outside of the years 1 to 9999.
  init?(seconds: Int, isDate: Bool) {
    let day = seconds.dividedDown(by: 86_400)
    guard let date = CalendarDate(daysSince1970: day) else { return nil }
    guard !isDate else {
      self = .date(date)
      return
    }
    let rest = seconds - day * 86_400
    var time = LocalTime(startOf: date)
    time.hour = rest / 3_600
    time.minute = rest / 60 % 60
    time.second = rest % 60
    self = .dateTime(time)
  }
}

extension Int {
  /// Rounded down, also below 0.
  func dividedDown(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}

extension [Int] {
  /// Of a sorted array.
  func removingRepetitions() -> [Int] {
    var unique: [Int] = []
    unique.reserveCapacity(count)
    for number in self where number != unique.last { unique.append(number) }
    return unique
  }
}
