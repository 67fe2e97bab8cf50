import Domain

/// A length of time, as a distance or a duration: `3 days`, `1h30m`, `an hour and a half`.
struct Distance: Equatable {
  var months = 0
  var days = 0
  /// Nil when only whole days are counted.
  var seconds: Int?
  /// Whether all of it is as short as `2w`.
  var isShort = true
  var smallest = TimeUnit.year

  mutating func add(_ number: Int, _ unit: TimeUnit) {
    switch unit {
    case .second: seconds = (seconds ?? 0) + number
    case .minute: seconds = (seconds ?? 0) + number * 60
    case .hour: seconds = (seconds ?? 0) + number * 3_600
    case .day: days += number
    case .week: days += number * 7
    case .fortnight: days += number * 14
    case .month: months += number
    case .quarter: months += number * 3
    case .halfYear: months += number * 6
    case .year: months += number * 12
    }
    smallest = min(smallest, unit)
  }

  /// The day that is that far away; nil for elapsed time.
  func date(from date: CalendarDate, isBack: Bool = false) -> CalendarDate? {
    guard seconds == nil else { return nil }
    let sign = isBack ? -1 : 1
    return date.adding(months: sign * months)?.adding(days: sign * days)
  }

  /// As elapsed time; nil for months, which have no length.
  var length: Int? { months == 0 ? days * Clock.day + (seconds ?? 0) : nil }
}

extension Grammar {
  private static let longestNumber = 7

  /// The units have to become smaller: nil for `2 hours 3 days`, which is no distance.
  func distance(_ start: Int) -> Match<Distance>? {
    guard start < atoms.count else { return nil }
    if let known = distancesThere[start] { return known }
    let found = readDistance(start)
    distancesThere[start] = .some(found)
    return found
  }

  private func readDistance(_ start: Int) -> Match<Distance>? {
    if let span = match(start, { if case .span(let minutes) = $0 { minutes } else { nil } }) {
      return Match(
        Distance(seconds: span.value * 60, isShort: false, smallest: .minute), end: span.end)
    }
    guard var distance = piece(start) else { return nil }
    for _ in 0..<4 {
      if let half = half(after: distance) {
        distance = half
        continue
      }
      let next = link(.and, at: distance.end) ?? distance.end
      guard let more = piece(next) else { break }
      guard more.value.smallest < distance.value.smallest else { return nil }
      distance = sum(distance, more)
    }
    return minutesAlone(after: distance) ?? distance
  }

  private func sum(_ left: Match<Distance>, _ right: Match<Distance>) -> Match<Distance> {
    var value = left.value
    value.months += right.value.months
    value.days += right.value.days
    if let seconds = right.value.seconds { value.seconds = (value.seconds ?? 0) + seconds }
    value.isShort = value.isShort && right.value.isShort
    value.smallest = right.value.smallest
    return Match(value, end: right.end)
  }

  /// A number and its unit: `3 days`, `2w`, `1.5 hours`
  private func piece(_ start: Int) -> Match<Distance>? {
    // `half a year`, `medio año`
    if let half = unit(start), half.value == .halfYear, figures(start) == nil {
      var value = Distance(isShort: false, smallest: .halfYear)
      value.months = 6
      return Match(value, end: half.end)
    }
    guard let number = number(start, atMost: Self.longestNumber) else { return nil }
    if let fraction = fraction(start) { return fraction }
    guard let unit = unit(number.end) else { return nil }
    var value = Distance()
    value.add(number.value, unit.value)
    value.isShort = isGlued(number.end)
    return Match(value, end: unit.end)
  }

  /// `1.5 hours`, `1,5 Stunden`
  private func fraction(_ start: Int) -> Match<Distance>? {
    guard let whole = figures(start, atMost: 4),
      tightSign(".", start + 1) || tightSign(",", start + 1),
      let part = figures(start + 2, atMost: 2), let unit = unit(start + 3)
    else { return nil }
    let length: Int
    switch unit.value {
    case .minute: length = 60
    case .hour: length = 3_600
    case .day: length = Clock.day
    case .week: length = 7 * Clock.day
    default: return nil
    }
    let scale = width(start + 2) == 1 ? 10 : 100
    let seconds = whole * length + part * length / scale
    let value = Distance(seconds: seconds, isShort: isGlued(start + 3), smallest: unit.value)
    return Match(value, end: unit.end)
  }

  func unit(_ index: Int) -> Match<TimeUnit>? {
    // “mon” in `in 1 mon` is a month, as no number stands before Monday.
    let unit = match(index) { if case .unit(let unit) = $0 { unit } else { nil } }
    if let unit {
      return isGlued(unit.end) && atoms[unit.end].number == nil && atoms[unit.end].word != nil
        ? nil : unit
    }
    return nil
  }

  /// `an hour and a half`, `a year and a half`
  private func half(after distance: Match<Distance>) -> Match<Distance>? {
    guard let end = end(of: .andHalf, at: distance.end) else { return nil }
    var value = distance.value
    switch value.smallest {
    case .hour: value.add(30, .minute)
    case .day: value.add(12, .hour)
    case .year: value.add(6, .month)
    default: return nil
    }
    value.isShort = false
    return Match(value, end: end)
  }

  /// The minutes behind hours need no unit: `1h30`, `1 hour 30`
  private func minutesAlone(after distance: Match<Distance>) -> Match<Distance>? {
    guard distance.value.smallest == .hour,
      let minutes = figures(distance.end, atMost: 2), minutes < 60,
      isGlued(distance.end) || endsText(distance.end + 1)
    else { return nil }
    var value = distance.value
    value.add(minutes, .minute)
    return Match(value, end: distance.end + 1)
  }
}
