package import Domain

/// Repeat rules in words: `every 2 weeks on Monday and Thursday`, `tous les lundis`.
///
/// What ``RepeatPhrase`` reads in a language comes out so that it reads it again as the same rule;
/// other rules come out as a sentence with all that they say.
package struct RepeatWording {
  private let speech: any RepeatSpeech
  private let parts: RepeatParts
  private let start: CalendarDate?

  /// What a rule says. Where the first occurrence is known, and its day is one that each month has,
  /// short months need no mention.
  package static func text(
    _ rule: RepeatRule, isAfterCompletion: Bool, start: CalendarDate? = nil,
    in language: Language = .english
  ) -> String {
    let wording = Self(
      speech: language.repeats, parts: RepeatParts(rule).inFewWords, start: start)
    return wording.text(isAfterCompletion: isAfterCompletion)
  }

  private func text(isAfterCompletion: Bool) -> String {
    if isAfterCompletion, parts.isSpan {
      return speech.after(parts.frequency, parts.interval) + skip
    }
    let words = (phrase ?? sentence) + end
    return isAfterCompletion ? speech.afterCompletion(words) : words
  }

  // MARK: - Phrases

  /// As ``RepeatPhrase`` reads it; nil when it has no words for all of it.
  private var phrase: String? {
    guard parts.calendar == nil, parts.weeks.isEmpty, parts.frequency != .second, let times
    else { return nil }
    guard var words = head else { return nil }
    words += skip + times
    if parts.countsWeeks, parts.weekStart != 0 {
      words += speech.weeksBeginning(on: parts.weekStart)
    }
    return words
  }

  /// Up to the months.
  private var head: String? {
    let unit = speech.every(parts.frequency, parts.interval)
    let months = parts.months.isEmpty ? "" : " " + speech.inMonths(parts.months)
    if parts.hasNoDays, !parts.isMonths { return unit + months }
    guard let days = RepeatDays(parts) else { return nil }
    let isCounted = [.week, .month, .year].contains(parts.frequency) && !days.needsUnit
    let words: String
    if parts.interval == 1, isCounted {
      words = speech.every(days)
    } else if case .weekdays(let weekdays) = days, parts.frequency == .week, parts.months.isEmpty,
      let short = speech.every(parts.interval, weeksOn: weekdays)
    {
      words = short
    } else {
      words = unit + " " + speech.on(days)
    }
    return days.hasMonths ? words : words + months
  }

  /// What happens where a day does not exist, when that is not the day before it.
  private var skip: String {
    guard parts.mayMissDays else { return "" }
    let isYears = parts.frequency == .year && parts.months.isEmpty
    if parts.keepsDay, let start {
      if start.day <= 28 || isYears && (start.month, start.day) != (2, 29) { return "" }
    }
    return speech.skip(parts.skip, ofYears: isYears)
  }

  /// Nil for times that have no phrase.
  private var times: String? {
    if parts.hours.isEmpty, parts.minutes.isEmpty, parts.seconds.isEmpty { return "" }
    guard !parts.hours.isEmpty, !parts.minutes.isEmpty, parts.seconds.isEmpty,
      ![.minute, .hour].contains(parts.frequency)
    else { return nil }
    return " "
      + speech.at(
        parts.hours.flatMap { hour in parts.minutes.map { Self.time(hour: hour, minute: $0) } })
  }

  /// `09:00`
  private static func time(hour: Int, minute: Int) -> String {
    (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }

  // MARK: - Sentences

  /// All that it says, part by part.
  private var sentence: String {
    var clauses = [speech.every(parts.frequency, parts.interval)]
    if let calendar = parts.calendar { clauses.append(speech.byCalendar(calendar)) }
    if !parts.months.isEmpty {
      clauses.append(
        parts.monthNumbers == nil
          ? speech.inMonths(numbered: parts.months) : speech.inMonths(parts.months))
    }
    if !parts.weeks.isEmpty { clauses.append(speech.inWeeks(parts.weeks)) }
    if !parts.yearDays.isEmpty { clauses.append(speech.onYearDays(parts.yearDays)) }
    if !parts.monthDays.isEmpty { clauses.append(speech.onMonthDays(parts.monthDays)) }
    if !parts.days.isEmpty {
      let isOfYear = parts.frequency == .year && parts.months.isEmpty
      let isLimit = !parts.monthDays.isEmpty || !parts.yearDays.isEmpty
      clauses.append(
        isLimit
          ? speech.onlyOnWeekdays(parts.days, ofYear: isOfYear)
          : speech.onWeekdays(parts.days, ofYear: isOfYear))
    }
    if !parts.hours.isEmpty { clauses.append(speech.atHours(parts.hours)) }
    if !parts.minutes.isEmpty { clauses.append(speech.atMinutes(parts.minutes)) }
    if !parts.seconds.isEmpty { clauses.append(speech.atSeconds(parts.seconds)) }
    if !parts.positions.isEmpty {
      clauses.append(
        speech.only(parts.positions, inEach: parts.frequency, parts.interval))
    }
    if parts.mayMissDays { clauses.append(speech.missing(parts.skip)) }
    if parts.countsWeeks, parts.weekStart != 0 {
      clauses.append(speech.withWeeksBeginning(on: parts.weekStart))
    }
    return clauses.joined(separator: ", ")
  }

  // MARK: - End

  private var end: String {
    if let count = parts.count { return speech.times(count) }
    guard let until = parts.until else { return "" }
    let isUTC = until.hasSuffix("Z")
    guard let moment = try? LocalMoment(text: isUTC ? until.dropLast() : until[...]) else {
      return " " + speech.until(until)
    }
    guard case .dateTime = moment else { return " " + speech.until(moment.date) }
    let clock = until.dropFirst(9)
    let time = "\(clock.prefix(2)):\(clock.dropFirst(2).prefix(2)):\(clock.dropFirst(4).prefix(2))"
    return " " + speech.until("\(moment.date.text)T\(time)" + (isUTC ? "Z" : ""))
  }
}
