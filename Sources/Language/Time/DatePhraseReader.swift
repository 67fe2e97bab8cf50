import Domain

/// What some words mean, and the first word that no longer belongs to them.
struct DatePhrase {
  var moment: Moment
  /// The part of the day, when it was named.
  var slot: Slot?
  /// The time, when no day was named.
  var clock: ClockTime?
  var end: Int
}

/// Finds dates among words.
struct DatePhraseReader {
  let reader: DateReader
  let today: CalendarDate
  let words: [Word]
  /// Whether all of the words shall be a date: what could mean something else then means one.
  let isWhole: Bool
  /// The first word that no date that is being read may have.
  var end: Int
  /// For each word, where the sentence that it is in ends.
  private let sentenceEnds: [Int]

  init(_ reader: DateReader, _ words: [Word], isWhole: Bool) {
    self.reader = reader
    today = reader.today
    self.words = words
    self.isWhole = isWhole
    end = words.count
    var ends = Array(repeating: words.count, count: words.count)
    for index in words.indices.dropLast().reversed() {
      let isLast = words[index].isLast || words[index + 1].opensParenthesis
      ends[index] = isLast ? index + 1 : ends[index + 1]
    }
    sentenceEnds = ends
  }

  /// A value, and the first word that does not belong to it.
  struct Match<Value> {
    var value: Value
    var end: Int
  }

  /// The longest date that begins with a word, or with the connecting words before it.
  func phrase(at start: Int) -> DatePhrase? {
    if text(start).isEmpty { return nil }
    var reader = self
    reader.end = min(end, sentenceEnd(from: start))
    guard let phrase = reader.longestPhrase(at: start),
      words[start].opensParenthesis == words[phrase.end - 1].closesParenthesis
    else { return nil }
    return phrase
  }

  /// Where the sentence of a word ends.
  func sentenceEnd(from index: Int) -> Int {
    index < words.count ? sentenceEnds[index] : words.count
  }

  private func longestPhrase(at start: Int) -> DatePhrase? {
    let connection = connection(at: start)
    var candidates = [dateTime(at: connection.end), span(at: connection.end, connection.value)]
    if connection.value != .time { candidates.append(dayThenTime(at: connection)) }
    if connection.value != .day { candidates.append(timeThenDay(at: connection)) }
    return candidates.compactMap { $0 }.max { $0.end < $1.end }
  }

  /// What connecting words lead to.
  enum Connection {
    case none
    case any
    case day
    case time
  }

  /// `due`, `by`, `on`, `at`, and `due` with one of the others.
  private func connection(at start: Int) -> Match<Connection> {
    let isDue = text(start) == "due"
    let next = isDue ? start + 1 : start
    switch isDue ? joined(next) : text(next) {
    case "by": return Match(value: .any, end: next + 1)
    case "on": return Match(value: .day, end: next + 1)
    case "at": return Match(value: .time, end: next + 1)
    default: return Match(value: isDue ? .any : .none, end: next)
    }
  }

  /// `tomorrow`, `friday at 17:00`
  private func dayThenTime(at connection: Match<Connection>) -> DatePhrase? {
    let isClear = isWhole || connection.value != .none
    guard let day = day(at: connection.end, isClear: isClear) else { return nil }
    return phrase(day, timeAt: day.end)
  }

  /// A day with the time that follows it, if one does.
  func phrase(_ day: Match<Day>, timeAt start: Int) -> DatePhrase? {
    let time = time(after: start)
    guard let moment = reader.moment(day.value.date, time?.value) else { return nil }
    return DatePhrase(moment: moment, slot: day.value.slot, end: time?.end ?? day.end)
  }

  /// `17:00`, `5pm on friday`
  private func timeThenDay(at connection: Match<Connection>) -> DatePhrase? {
    let isClear = connection.value == .time
    guard let time = time(at: connection.end, isClear: isClear) else { return nil }
    let dayStart = text(time.end) == "on" ? time.end + 1 : time.end
    guard let day = day(at: dayStart, isClear: true) else {
      guard connection.value != .none || !isBare(time, at: connection.end) else { return nil }
      return reader.moment(next: time.value).map {
        DatePhrase(moment: $0, clock: time.value, end: time.end)
      }
    }
    return reader.moment(day.value.date, time.value).map {
      DatePhrase(moment: $0, slot: day.value.slot, end: day.end)
    }
  }

  /// Whether a time in figures, such as `5:12`, may as well be something else, for nothing says
  /// that it is a time.
  private func isBare(_ time: Match<ClockTime>, at start: Int) -> Bool {
    let figures = text(start).utf8
    guard !isWhole, time.end == start + 1, figures.first?.isASCIIDigit == true,
      figures.last?.isASCIIDigit == true
    else { return false }
    return !isEnd(time.end)
  }

  /// `2026-12-24T17:00`, `2026-12-24T16:00:00Z` or `2026-12-24T17:00+01:00`
  private func dateTime(at start: Int) -> DatePhrase? {
    let text = text(start)
    guard let first = text.utf8.first, first <= UInt8(ascii: "9") else { return nil }
    if let instant = Instant(text: text.uppercased()) ?? Instant(withOffset: text) {
      return DatePhrase(moment: .dateTime(instant), end: start + 1)
    }
    let parts = text.split(separator: "t", maxSplits: 1)
    guard parts.count == 2, let date = CalendarDate(text: parts[0]),
      let time = ClockTime(String(parts[1]), short: false),
      let moment = reader.moment(date, time)
    else { return nil }
    return DatePhrase(moment: moment, end: start + 1)
  }

  // MARK: - Times

  func time(after start: Int) -> Match<ClockTime>? {
    time(at: text(start) == "at" ? start + 1 : start, isClear: true)
  }

  func time(at start: Int, isClear: Bool) -> Match<ClockTime>? {
    let text = text(start)
    switch text {
    case "noon": return Match(value: .noon, end: start + 1)
    case "midnight": return Match(value: .midnight, end: start + 1)
    default: break
    }
    guard let first = text.utf8.first, first <= UInt8(ascii: "9") else { return nil }
    if let time = ClockTime(text, half: joined(start + 1)) {
      return Match(value: time, end: start + 2)
    }
    let time = ClockTime(text) ?? ClockTime(text, short: isClear)
    return time.map { Match(value: $0, end: start + 1) }
  }

  // MARK: - Words

  /// Empty beyond the end, and for a word that no date is made of.
  func text(_ index: Int) -> String {
    index < end ? words[index].text : ""
  }

  /// The word, unless a comma stands before it.
  func joined(_ index: Int) -> String {
    index > 0 && index < words.count && words[index - 1].hasComma ? "" : text(index)
  }

  /// Whether no word of a title follows.
  func isEnd(_ index: Int) -> Bool {
    index >= words.count || words[index].isToken
  }

  func hasTime(after start: Int) -> Bool {
    time(after: start) != nil
  }
}
