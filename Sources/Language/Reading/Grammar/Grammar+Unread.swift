import Domain

/// Texts that look like dates and cannot be parsed.
extension Grammar {
  /// What speaks of times but of no one time: `last friday`, `mondays`, `3 days ago`.
  func unread(_ start: Int) -> Int? {
    // “Easter on 5 april” has its date, and else nobody knows.
    if let movable = end(of: .movable, at: start) { return isDated(movable) ? nil : movable }
    if let which = which(start), which.value == .last {
      if let part = dayPart(which.end) { return part.end }
      if let unit = unit(which.end) { return unit.end }
      if let weekend = end(of: .weekend, at: which.end) { return weekend }
      if let date = monthDate(which.end) { return date.end }
    }
    // `5 janvier dernier`
    if let date = monthDate(start), let which = which(date.end), which.value == .last {
      return which.end
    }
    if let every = end(of: .every, at: start) {
      let unit = unit(every).map(\.end)
      return weekdayName(every)?.end ?? unit ?? dayPart(every)?.end
    }
    if let ordinal = ordinal(start), figures(start) == nil {
      if let name = weekdayName(ordinal.end) { return name.end }
      if let unit = unit(ordinal.end), !isWeak(ordinal.end, to: unit.end) {
        guard let of = link(.of, at: unit.end) else { return nil }
        let noun = skip([.of, .article], at: of)
        return period(noun)?.end ?? self.unit(noun)?.end ?? month(noun)?.end ?? nil
      }
    }
    if let list = weekdays(start) { return list }
    // There is no 25 Uhr.
    if let hour = figures(start, atMost: 2), hour > 24 {
      if let end = end(of: .clockNoun, at: start + 1) { return end }
    }
    // There is no 25:00, and 24:00 is of one day or of the next.
    if let hour = figures(start, atMost: 2), (24..<30).contains(hour), tightSign(":", start + 1),
      width(start + 2) == 2
    {
      return start + 3
    }
    // There is no 13pm.
    if let hour = figures(start, atMost: 2), hour == 0 || (13...24).contains(hour),
      isGlued(start + 1),
      let half = match(start + 1, { if case .meridiem = $0 { true } else { nil } })
    {
      return half.end
    }
    // `du 20 au 25 janvier`
    if let first = figures(start, atMost: 2), (1...31).contains(first),
      let middle = sign("-", start + 1) ? start + 2 : link([.to, .until, .or], at: start + 1),
      let last = monthDate(skipArticle(middle))
    {
      return last.end
    }
    if let distance = distance(start) {
      return end(of: .ago, at: distance.end) ?? distance.end
    }
    return nil
  }

  /// `mon, wed and fri`: more than one, and no rule.
  func weekdays(_ start: Int) -> Int? {
    guard var end = weekdayName(start)?.end else { return nil }
    var count = 1
    for _ in 0..<14 {
      var next = end
      if sign(",", next), isGlued(next) { next += 1 }
      if let link = link([.and, .or, .to], at: next) { next = link }
      if sign("-", next) { next += 1 }
      guard next > end, let name = weekdayName(next) else { break }
      end = name.end
      count += 1
    }
    return count > 1 ? end : nil
  }
}
