import Domain

/// What stands behind `every day`: days, months, times, the end, and what happens in short months.
extension RepeatPhraseReader {
  /// Reads as many as there are.
  ///
  /// - Returns: why the last one was not understood, if it was begun.
  mutating func readClauses() -> Unread? {
    while position < reader.end {
      let before = self
      do {
        guard try readClause() else { return nil }
      } catch {
        self = before
        return error as? Unread
      }
    }
    return nil
  }

  private mutating func readClause() throws -> Bool {
    switch text(position) {
    case "on": try readOn()
    case "in": try readIn()
    case "at": try readTimes(from: position + 1, isAlways: false)
    case "always" where text(position + 1) == "at":
      try readTimes(from: position + 2, isAlways: true)
    case "until", "till": try readUntil()
    case "for": try readCount(from: position + 1)
    case "weeks": try readWeekStart()
    default:
      if let (skip, count) = skip() {
        guard !isSkipSaid else { throw unread(expecting: "one word on short months") }
        isSkipSaid = true
        parts.skip = skip
        position += count
      } else if let end = endOfCompletion(at: position) {
        isAfterCompletion = true
        position = end
      } else if ["times", "time"].contains(text(position + 1)) {
        try readCount(from: position)
      } else if clock == nil, parts.hours.isEmpty,
        let time = reader.time(at: position, isClear: true)
      {
        try use([time.value], isAlways: false, end: time.end)
      } else {
        return false
      }
    }
    return true
  }

  // MARK: - Days and months

  /// `on mon and thu`, `on the last friday`, `on 24 december`
  private mutating func readOn() throws {
    let whole = parts
    guard whole.days.isEmpty, whole.monthDays.isEmpty, whole.yearDays.isEmpty else {
      throw unread(expecting: "one “on”")
    }
    position += 1
    if whole.frequency == .month || whole.frequency == .year,
      ["every", "each"].contains(text(position))
    {
      position += 1
      guard let days = readWeekdays() else { throw unread(expecting: "a weekday") }
      parts.days = days
      return
    }
    if text(position) == "the" { position += 1 }
    let start = position
    isInMonth = whole.frequency == .month || !whole.months.isEmpty
    let isPlural = readPluralWeekdays()
    if !isPlural { try readSubject() }
    let days = parts
    guard let frequency = Self.frequency(whole, on: days) else {
      position = start
      throw unread(expecting: Self.days(of: whole.frequency))
    }
    parts = days
    parts.frequency = frequency
    parts.interval = whole.interval
    if days.months.isEmpty { parts.months = whole.months }
  }

  /// `mondays and fridays`, as `monday and friday`
  private mutating func readPluralWeekdays() -> Bool {
    guard let days = readWeekdays() else { return false }
    parts = RepeatParts(.week)
    parts.days = days
    return true
  }

  /// The frequency of a rule with those days; nil when it cannot have them.
  private static func frequency(
    _ whole: RepeatParts, on days: RepeatParts
  ) -> RepeatParts.Frequency? {
    let hasDays = !days.days.isEmpty || !days.monthDays.isEmpty || !days.yearDays.isEmpty
    guard hasDays, days.interval == 1, whole.months.isEmpty || days.months.isEmpty else {
      return nil
    }
    switch (whole.frequency, days.frequency) {
    case (.day, .week): return whole.interval == 1 ? .week : .day
    case (.minute, .week), (.hour, .week), (.week, .week), (.month, .month), (.year, .year):
      return whole.frequency
    case (.year, .month):
      let isClear = !whole.months.isEmpty && (days.positions.isEmpty || whole.months.count == 1)
      return isClear ? .year : nil
    default: return nil
    }
  }

  private static func days(of frequency: RepeatParts.Frequency) -> String {
    switch frequency {
    case .month: "a day of the month, such as “15th” or “last friday”,"
    case .year: "a day of the year, such as “24 december” or “last friday of march”,"
    default: "a weekday"
    }
  }

  /// `in march and june`
  private mutating func readIn() throws {
    position += 1
    guard parts.months.isEmpty, parts.yearDays.isEmpty, let months = readMonths() else {
      throw unread(expecting: "a month")
    }
    parts.months = months.map(String.init)
  }

  // MARK: - Times

  /// `9`, `17:30`, `9am and 5pm`
  private mutating func readTimes(from start: Int, isAlways: Bool) throws {
    position = start
    guard clock == nil, parts.hours.isEmpty else { throw unread(expecting: "one “at”") }
    guard var last = time(at: start) else {
      throw unread(expecting: "a time such as “9:30”, “5pm” or “noon”")
    }
    var times = [last.value]
    while let next = afterSeparator(last.end), let time = time(at: next) {
      times.append(time.value)
      last = time
    }
    try use(times, isAlways: isAlways, end: last.end)
  }

  /// Behind “at”, a number alone is an hour.
  private func time(at index: Int) -> DatePhraseReader.Match<ClockTime>? {
    if let time = reader.time(at: index, isClear: true) { return time }
    return ClockTime(text(index) + ":00", short: false).map {
      DatePhraseReader.Match(value: $0, end: index + 1)
    }
  }

  private mutating func use(_ times: [ClockTime], isAlways: Bool, end: Int) throws {
    guard times.allSatisfy({ $0.minutes < 24 * 60 }) else {
      throw unread(expecting: "0:00 or 23:59, since midnight ends a day and begins another,")
    }
    position = end
    if times.count == 1, !isAlways {
      clock = times[0]
      return
    }
    let hours = RepeatParts.inOrder(times.map { $0.minutes / 60 })
    let minutes = RepeatParts.inOrder(times.map { $0.minutes % 60 })
    let isDaily = ![.second, .minute, .hour].contains(parts.frequency)
    guard isDaily, hours.count * minutes.count == Set(times.map(\.minutes)).count else {
      throw unread(expecting: "one time, or times with the same minutes in each hour,")
    }
    parts.hours = hours
    parts.minutes = minutes
  }

  // MARK: - End

  /// `until 24 dec 2026`
  private mutating func readUntil() throws {
    guard parts.until == nil, parts.count == nil else { throw unread(expecting: "one end") }
    position += 1
    if text(position).utf8.contains(UInt8(ascii: "t")), let written = Self.until(text(position)) {
      parts.until = written
      position += 1
    } else if let day = reader.day(at: position, isClear: true) {
      parts.until = LocalMoment.date(day.value.date).text
      position = day.end
    } else {
      throw unread(expecting: "a date such as “24 dec 2026”")
    }
  }

  /// `2026-12-24t16:00:00z` as a rule has it.
  private static func until(_ text: String) -> String? {
    let isUTC = text.hasSuffix("z")
    let local = isUTC ? text.dropLast() : text[...]
    guard local.utf8.count == 19 else { return nil }
    let figures = local.filter { $0 != "-" && $0 != ":" }.uppercased()
    guard let moment = try? LocalMoment(text: figures), case .dateTime(let time) = moment,
      time.date.text + local.dropFirst(10) == local
    else { return nil }
    return figures + (isUTC ? "Z" : "")
  }

  /// `10 times`
  private mutating func readCount(from start: Int) throws {
    guard parts.until == nil, parts.count == nil else { throw unread(expecting: "one end") }
    position = start
    let word = text(position)
    let count = DateVocabulary.number(word, atMost: 6) ?? DateVocabulary.numbers[word]
    guard let count, count > 0, ["times", "time"].contains(text(position + 1)) else {
      throw unread(expecting: "a number of times such as “10 times”")
    }
    parts.count = count
    position += 2
  }

  // MARK: - The rest

  /// `weeks beginning on sunday`
  private mutating func readWeekStart() throws {
    guard ["beginning", "starting"].contains(text(position + 1)) else {
      throw unread(expecting: "“weeks beginning on” with a weekday")
    }
    position += text(position + 2) == "on" ? 3 : 2
    guard let weekday = RepeatVocabulary.weekday(text(position)) else {
      throw unread(expecting: "a weekday")
    }
    parts.weekStart = weekday
    position += 1
  }

  /// What happens in months that are too short, with the number of words that say so.
  private func skip() -> (RuleSkip, Int)? {
    RepeatVocabulary.skips.first { phrase in
      phrase.words.enumerated().allSatisfy { text(position + $0.offset) == $0.element }
    }.map { ($0.skip, $0.words.count) }
  }

  /// Behind `after completion`, `after done`, `when done`.
  func endOfCompletion(at index: Int) -> Int? {
    guard ["after", "when", "from"].contains(text(index)) else { return nil }
    let start = text(index + 1) == "the" ? index + 2 : index + 1
    guard RepeatVocabulary.completion.contains(text(start)) else { return nil }
    return text(start + 1) == "it" ? start + 2 : start + 1
  }
}
