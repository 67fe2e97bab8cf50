import Domain

/// Yearly dates and months: `24 december`, `jan 14 and jul 14`
extension SeriesReading {
  /// `24 december`, `24 and 25 december`, `dec 24`, `jan 14 and jul 14`
  mutating func readDates() -> Bool {
    let start = position
    // `3.8.` without a year
    if let day = grammar.figuresDate(start), day.end - start < 5, case .date(let date) = day.value {
      position = day.end
      return useDates([date.month], [date.day])
    }
    if let days = readDayNumbers() {
      position = grammar.skip([.of, .article], at: position)
      if var months = readMonthList() {
        for _ in 0..<12 {
          guard let next = afterSeparator(position), dayNumber(next) != nil else { break }
          position = next
          guard let more = readDayNumbers() else { return false }
          position = grammar.skip([.of, .article], at: position)
          // Dates of which no one rule says all are not read by half.
          guard more == days, let others = readMonthList() else { return false }
          months += others
        }
        return useDates(months, days)
      }
    }
    position = start
    guard let first = grammar.month(position) else { return false }
    position = first.end
    guard let days = readDayNumbers() else { return false }
    var months = [first.value]
    for _ in 0..<12 {
      guard let next = afterSeparator(position), let month = grammar.month(next) else { break }
      let before = position
      position = month.end
      guard let more = readDayNumbers(), more == days else {
        position = before
        // Dates of which no one rule says all are not read by half.
        return false
      }
      months.append(month.value)
    }
    return useDates(months, days)
  }

  mutating func useDates(_ months: [Int], _ days: [Int]) -> Bool {
    var parts = RepeatParts(.year)
    parts.months = Set(months).sorted().map(String.init)
    parts.monthDays = RepeatParts.inOrder(days)
    phrase.parts = parts
    return true
  }

  mutating func readDayNumbers() -> [Int]? {
    var days: [Int] = []
    while days.count < 12, let day = dayNumber(position) {
      days.append(day.value)
      position = day.end
      guard let next = afterSeparator(day.end), dayNumber(next) != nil else { break }
      position = next
    }
    return days.isEmpty ? nil : days
  }

  func dayNumber(_ index: Int) -> Match<Int>? {
    if let ordinal = grammar.ordinal(index) {
      return (1...31).contains(ordinal.value) ? ordinal : nil
    }
    guard let day = grammar.figures(index, atMost: 2), (1...31).contains(day) else { return nil }
    if let clock = grammar.clock(index), clock.end > index + 1, clock.value.form != .bare {
      return nil
    }
    return Match(day, end: index + 1)
  }

  mutating func readMonths() -> Bool {
    guard let months = readMonthList() else { return false }
    phrase.parts = RepeatParts(.year)
    phrase.parts.months = months.map(String.init)
    return true
  }

  mutating func readMonthList() -> [Int]? {
    guard let first = grammar.month(position) else { return nil }
    var months = [first.value]
    position = first.end
    for _ in 0..<12 {
      guard let next = afterSeparator(position), let month = grammar.month(next) else { break }
      months.append(month.value)
      position = month.end
    }
    return Set(months).sorted()
  }

  // MARK: - Days that there are

  /// Whether some month, or year, has each day.
  func checkDays() -> Bool {
    let parts = phrase.parts
    let months = parts.months.compactMap { Int($0) }
    let lengths = (months.isEmpty ? [1] : months).map { month in
      month == 2 ? 29 : [4, 6, 9, 11].contains(month) ? 30 : 31
    }
    let isYear = parts.frequency == .year && parts.months.isEmpty
    return parts.monthDays.allSatisfy { day in day != 0 && lengths.contains { abs(day) <= $0 } }
      && parts.positions.allSatisfy { $0 != 0 && abs($0) <= 23 }
      && parts.yearDays.allSatisfy { $0 != 0 && abs($0) <= 366 }
      && parts.days.allSatisfy { day in
        guard let number = day.number else { return true }
        return number != 0 && abs(number) <= (isYear ? 53 : 5)
      }
  }
}
