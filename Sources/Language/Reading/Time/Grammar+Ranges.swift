import Domain

/// Ranges of times: `2-3pm`, `from 9 until 11`
extension Grammar {
  /// `12:30-13:30`, `2-3pm`, `9 to 11`, `from 9 until 11`, `between 5pm and 6pm`
  func clocks(_ start: Int) -> Match<(from: Clock, to: Clock)>? {
    guard start < atoms.count else { return nil }
    if let known = rangesThere[start] { return known }
    let found = readClocks(start)
    rangesThere[start] = .some(found)
    return found
  }

  func readClocks(_ start: Int) -> Match<(from: Clock, to: Clock)>? {
    let lead = links(start)
    let isBetween = lead?.value.contains(.between) == true
    let isLed = isBetween || lead?.value.contains(.from) == true
    let begin = isLed ? (lead?.end ?? start) : start
    guard let first = clock(skip([.article, .at], at: begin)) else { return nil }
    let middle: Int
    if sign("-", first.end) {
      middle = first.end + 1
    } else if let end = link(isBetween ? [.and, .to] : [.to, .until], at: first.end) {
      middle = end
    } else {
      return nil
    }
    // “Every monday at 9 until 24 dec” has a time and an end.
    let end = skip([.article, .at], at: middle)
    guard let last = clock(end), monthDate(end).map({ $0.end <= last.end }) ?? true else {
      return nil
    }
    // “4-0” is a score.
    if last.value.form == .bare, last.value.seconds == 0, figures(last.end - 1) != nil {
      return nil
    }
    // “Le 20 à 18h” is no range.
    if first.value.form == .bare, !isLed, link(.at, at: first.end) != nil { return nil }
    return Match(joined(first.value, last.value, isLed: isLed), end: last.end)
  }

  /// What the second time says of the first: of `2-3pm` that it is 14:00.
  func joined(_ from: Clock, _ to: Clock, isLed: Bool) -> (from: Clock, to: Clock) {
    var (from, to) = (from, to)
    if to.form == .sure, from.form != .sure {
      from.form = .sure
      if from.isHalfDay, to.seconds >= Clock.day / 2, from.seconds + Clock.day / 2 < to.seconds {
        from.seconds += Clock.day / 2
      }
    }
    if from.form == .sure { to.form = .sure }
    if isLed, from.form == .figures || from.form == .dotted { to.form = from.form }
    return (from, to)
  }
}
