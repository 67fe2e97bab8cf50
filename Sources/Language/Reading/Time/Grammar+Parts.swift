/// Parts of the day: `morning`, `in the evening`, `ce soir`.
extension Grammar {
  func dayPart(_ start: Int) -> Match<DayPart>? {
    match(start) { if case .part(let part) = $0 { part } else { nil } }
  }

  /// A part of a day, and days from today when it is that of one: `tonight`, `this morning`.
  func partPhrase(_ start: Int) -> Match<(day: Int?, part: DayPart)>? {
    let named = match(start) { sense -> (day: Int?, part: DayPart)? in
      if case .relativePart(let day, let part) = sense { (day, part) } else { nil }
    }
    if let named { return named }
    if let which = which(start), which.value == .this, let part = dayPart(which.end) {
      return Match((0, part.value), end: part.end)
    }
    let noun = skip([.during, .article], at: start)
    return (dayPart(start) ?? dayPart(noun)).map { Match((nil, $0.value), end: $0.end) }
  }
}
