/// A calendar whose years stand in a table: whatever a rule asks of it is found in bounded time.
///
/// Its years are counted from the first of the table; rules do not name years.
final class TabledCalendar: Sendable {
  private struct Entry {
    let firstDay: Int32
    let year: Int16
    /// From 1, and negative for the leap month that follows the month of that number.
    let number: Int8
  }

  /// The last one only ends the one before it.
  private let months: [Entry]
  /// The index of the first month of each year, and of the one after the last.
  private let firstMonths: [Int32]
  private let numberOfLastMonth: Int

  init(_ table: CalendarTable) {
    var months: [Entry] = []
    var firstMonths: [Int32] = []
    var day = table.firstDay
    var highest = 12
    for (year, number) in table.years.enumerated() {
      firstMonths.append(Int32(months.count))
      let shape = YearShape(number: number)
      for ordinal in 1...shape.monthCount {
        let entry = Entry(
          firstDay: Int32(day), year: Int16(year), number: Int8(shape.number(ofMonth: ordinal)))
        highest = max(highest, Int(entry.number))
        months.append(entry)
        day += shape.length(ofMonth: ordinal)
      }
    }
    firstMonths.append(Int32(months.count))
    months.append(Entry(firstDay: Int32(day), year: Int16(table.years.count), number: 1))
    self.months = months
    self.firstMonths = firstMonths
    numberOfLastMonth = highest
  }

  /// The year after it only takes what SKIP and weeks move there.
  var lastYear: Int { firstMonths.count - 3 }
  /// The first week of a year can begin in the year before, and is looked at from the year after.
  var firstDay: Int { firstDay(ofYear: 2) }
  var lastDay: Int { firstDay(ofYear: lastYear + 1) - 1 }

  func limit(of frequency: RuleFrequency) -> Int {
    switch frequency {
    case .yearly: firstMonths.count
    case .weekly: (lastDay - firstDay) / 7
    default: months.count
    }
  }

  func month(of day: Int) -> RuleMonth {
    var (low, high) = (0, months.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(months[middle].firstDay) <= day { low = middle } else { high = middle }
    }
    return entry(at: low)
  }

  func month(at index: Int) -> RuleMonth? {
    index >= 0 && index < months.count - 1 ? entry(at: index) : nil
  }

  func months(ofYear year: Int) -> Range<Int> {
    Int(firstMonths[year])..<Int(firstMonths[year + 1])
  }

  func firstDay(ofYear year: Int) -> Int { Int(months[Int(firstMonths[year])].firstDay) }

  /// A leap month that its year does not have is skipped to the month before it or after it.
  func names(ofMonth index: Int, _ skip: RuleSkip) -> UInt32 {
    let number = Int(months[index].number)
    let own = RuleMonths.bit(abs(number), isLeap: number < 0)
    guard number > 0 else { return own }
    switch skip {
    case .omit: return own
    case .backward:
      return months[index + 1].number < 0 ? own : own | RuleMonths.bit(number, isLeap: true)
    case .forward:
      let previous = number == 1 ? numberOfLastMonth : number - 1
      let follows = index > 0 && months[index - 1].number < 0
      return follows ? own : own | RuleMonths.bit(previous, isLeap: true)
    }
  }

  private func entry(at index: Int) -> RuleMonth {
    let entry = months[index]
    let year = Int(entry.year)
    let (first, next) = (firstDay(ofYear: year), firstDay(ofYear: year + 1))
    return RuleMonth(
      index: index, year: year, firstDay: Int(entry.firstDay),
      length: Int(months[index + 1].firstDay - entry.firstDay),
      daysBefore: Int(entry.firstDay) - first, yearLength: next - first)
  }
}

/// An entry of a ``CalendarTable``, decoded.
private struct YearShape {
  let number: UInt32

  private var leapAfter: Int { Int(number >> 26 & 0xF) }
  var monthCount: Int { leapAfter > 0 || code(13) == 3 ? 13 : 12 }

  private func code(_ ordinal: Int) -> UInt32 { number >> UInt32(2 * (ordinal - 1)) & 3 }

  func length(ofMonth ordinal: Int) -> Int {
    let code = code(ordinal)
    return code < 3 ? 29 + Int(code) : number >> 30 & 1 == 1 ? 6 : 5
  }

  /// Negative for a leap month.
  func number(ofMonth ordinal: Int) -> Int {
    guard leapAfter > 0, ordinal > leapAfter else { return ordinal }
    return ordinal == leapAfter + 1 ? -leapAfter : ordinal - 1
  }
}
