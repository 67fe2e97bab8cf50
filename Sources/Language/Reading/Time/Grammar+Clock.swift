/// Times of day: `17:00`, `half past nine`, `9 Uhr 30`, `cinq heures et demie`.
extension Grammar {
  func clock(_ start: Int) -> Match<Clock>? {
    guard start < atoms.count else { return nil }
    if let known = clocksThere[start] { return known }
    let found = readClock(skipArticle(start))
    clocksThere[start] = .some(found)
    return found
  }

  func readClock(_ start: Int) -> Match<Clock>? {
    let candidates = [named(start), minutesFirst(start), hourFirst(start)]
    return candidates.compactMap { $0 }.max { $0.end < $1.end }
  }

  /// `noon`, `midi et demi`
  func named(_ start: Int) -> Match<Clock>? {
    let name = match(start) { if case .clock(let minutes) = $0 { minutes } else { nil } }
    guard let name else { return nil }
    let clock = Match(Clock(seconds: name.value * 60, form: .sure), end: name.end)
    return name.value < 24 * 60 ? withMinutes(after: clock) : clock
  }

  /// `half past nine`, `halb acht`, `ten past nine`, `20 nach 8`
  func minutesFirst(_ start: Int) -> Match<Clock>? {
    let before = match(start) { if case .minutesBefore(let minutes) = $0 { minutes } else { nil } }
    if let before, let hour = plainHour(before.end) {
      var clock = shifted(hour, by: before.value)
      // “Half 8” may be an amount.
      if isWeak(start, to: before.end) { clock?.value.form = .bare }
      return clock
    }
    guard let minutes = number(start, atMost: 2), (1...29).contains(minutes.value) else {
      return nil
    }
    let unit = end(of: .unit(.minute), at: minutes.end) ?? minutes.end
    let sign = match(unit) { if case .minutesSign(let sign) = $0 { sign } else { nil } }
    // “10 to 12” is a range.
    guard let sign, link(.to, at: unit) == nil || figures(start) == nil,
      sign.end > unit
    else { return nil }
    // `5 nach halb 8`
    let half = match(sign.end) { if case .minutesBefore(-30) = $0 { true } else { nil } }
    guard let hour = plainHour(half?.end ?? sign.end) else { return nil }
    return shifted(hour, by: sign.value * minutes.value - (half == nil ? 0 : 30))
  }

  func shifted(_ hour: Match<Clock>, by minutes: Int) -> Match<Clock>? {
    let seconds = (hour.value.seconds + minutes * 60 + Clock.day) % Clock.day
    return Match(
      Clock(seconds: seconds, form: .sure, isHalfDay: hour.value.isHalfDay), end: hour.end
    )
  }

  /// An hour without minutes, with or without its noun: `9`, `nine o'clock`, `9pm`
  func plainHour(_ start: Int) -> Match<Clock>? {
    if let name = named(start) { return name }
    guard let hour = hour(skipArticle(start)) else { return nil }
    var clock = Match(
      Clock(seconds: hour.value * 3_600, form: .bare, isHalfDay: hour.value <= 12), end: hour.end)
    if let end = end(of: .clockNoun, at: hour.end) { clock.end = end }
    return withMeridiem(clock) ?? clock
  }

  func hour(_ index: Int) -> Match<Int>? {
    guard let hour = number(index, atMost: 2), hour.value <= 24 else { return nil }
    return hour
  }

  // MARK: - The hour first

  func hourFirst(_ start: Int) -> Match<Clock>? {
    guard let hour = hour(start) else { return nil }
    let isHalfDay =
      hour.value <= 12
      && (hour.value > 0 && width(start) < 2 || hour.value > 9 || figures(start) == nil)
    var clock = Match(
      Clock(seconds: hour.value * 3_600, form: .bare, isHalfDay: isHalfDay), end: hour.end)
    if figures(start) != nil {
      if let end = minutes(behind: ":", start, &clock) {
        clock.end = end
        clock.value.form = .figures
        return finished(clock)
      }
      if let end = minutes(behind: ".", start, &clock) {
        clock.end = end
        clock.value.form = .dotted
        return finished(clock)
      }
      if let time = hourSign(clock) { return withMeridiem(time) ?? time }
    }
    if let end = end(of: .clockNoun, at: clock.end) {
      // “2 heures” may be a duration.
      let isUnit = unit(clock.end)?.value == .hour
      if isUnit, clock.value.seconds >= Clock.day { return nil }
      clock.end = end
      clock.value.form = isUnit ? .hourly : .sure
      if let minute = figures(end, atMost: 2), width(end) == 2, minute < 60,
        clock.value.seconds < Clock.day
      {
        clock.value.seconds += minute * 60
        clock.end = end + 1
        return clock
      }
    }
    if let later = withMinutes(after: clock), later.end > clock.end {
      return withMeridiem(later) ?? later
    }
    return withMeridiem(clock) ?? (hour.value < 24 || clock.value.form == .sure ? clock : nil)
  }

  /// `9h`, `9h30`, `9 h 30`
  func hourSign(_ clock: Match<Clock>) -> Match<Clock>? {
    guard let sign = end(of: .hourSign, at: clock.end) else { return nil }
    var clock = clock
    let isTight = isGlued(clock.end)
    if clock.value.seconds >= Clock.day { return nil }
    clock.end = sign
    clock.value.form = lexicon.hasHourSign ? .sure : .hourly
    if let minute = figures(sign, atMost: 2), width(sign) == 2, minute < 60,
      isGlued(sign) == isTight, clock.value.seconds < Clock.day
    {
      clock.value.seconds += minute * 60
      clock.end = sign + 1
      if width(clock.end - 1) == 2, !isTight || clock.value.seconds >= 36_000 {
        clock.value.form = .sure
      }
      return clock
    }
    if isGlued(sign), figures(sign) != nil { return nil }
    return withMinutes(after: clock)
  }

  /// `17:00`, whatever stands behind it.
  func figuresAlone(_ start: Int) -> Match<Clock>? {
    guard figures(start) != nil, let hour = hour(start) else { return nil }
    var clock = Match(Clock(seconds: hour.value * 3_600, form: .figures), end: hour.end)
    guard let end = minutes(behind: ":", start, &clock) else { return nil }
    clock.end = end
    return clock
  }

  /// Adds the minutes, and seconds, in figures behind a sign.
  ///
  /// - Returns: where they end.
  func minutes(
    behind sign: Unicode.Scalar, _ start: Int, _ clock: inout Match<Clock>
  ) -> Int? {
    guard tightSign(sign, start + 1), width(start + 2) == 2,
      let minute = figures(start + 2, atMost: 2), minute < 60, clock.value.seconds < Clock.day
    else { return nil }
    clock.value.seconds += minute * 60
    guard sign == ":", tightSign(":", start + 3), width(start + 4) == 2,
      let second = figures(start + 4, atMost: 2), second < 60
    else { return start + 3 }
    clock.value.seconds += second
    return start + 5
  }

  /// With what may stand behind figures: `pm`, `Uhr`, `h`.
  func finished(_ clock: Match<Clock>) -> Match<Clock>? {
    if let time = withMeridiem(clock) { return time }
    guard let end = end(of: .clockNoun, at: clock.end) ?? end(of: .hourSign, at: clock.end) else {
      return clock
    }
    var clock = clock
    clock.value.form = .sure
    clock.end = end
    return clock
  }

  /// `am` and `pm`; nil when none is there, or the hour has none.
  func withMeridiem(_ clock: Match<Clock>) -> Match<Clock>? {
    let half = match(clock.end) {
      if case .meridiem(let isAfternoon) = $0 { isAfternoon } else { nil }
    }
    // German “9 am Montag” says no half of the day.
    guard let half, isGlued(clock.end) || link(.on, at: clock.end) == nil,
      (1...12).contains(clock.value.seconds / 3_600)
    else { return nil }
    var seconds = clock.value.seconds % (Clock.day / 2)
    if half.value { seconds += Clock.day / 2 }
    return Match(Clock(seconds: seconds, form: .sure), end: half.end)
  }

  /// `et demie`, `y cuarto`, `menos 10`; the time itself when nothing of that is there.
  func withMinutes(after clock: Match<Clock>) -> Match<Clock>? {
    let named = match(clock.end) {
      if case .minutesAfter(let minutes) = $0 { minutes } else { nil }
    }
    if let named {
      return shifted(Match(clock.value, end: named.end), by: named.value)
    }
    let sign = match(clock.end) { if case .hourSignum(let sign) = $0 { sign } else { nil } }
    if let sign, let minutes = number(sign.end, atMost: 2), (1...59).contains(minutes.value),
      minutes.value < 30 || sign.value > 0, !isGlued(minutes.end)
    {
      return shifted(Match(clock.value, end: minutes.end), by: sign.value * minutes.value)
    }
    return clock
  }
}
