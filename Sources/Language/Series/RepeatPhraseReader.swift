import Domain
import Localization

/// Finds phrases such as `every 2 weeks on mon, thu` among words.
struct RepeatPhraseReader {
  /// What stands in the way of reading a phrase.
  struct Unread: Error {
    var index: Int
    var message: Message
  }

  /// A phrase that was read.
  struct Reading {
    var parts: RepeatParts
    var isAfterCompletion: Bool
    var clock: ClockTime?
    /// The first word that no longer belongs to it.
    var end: Int
    /// Why it goes no further.
    var unread: Unread?
  }

  let words: [Word]
  let isWhole: Bool
  private let dates: DatePhraseReader
  /// The dates of the sentence that is being read.
  private(set) var reader: DatePhraseReader

  /// The next word.
  var position = 0
  var parts = RepeatParts(.day)
  var isAfterCompletion = false
  var clock: ClockTime?
  var isSkipSaid = false
  /// Whether “the last day” can be that of a month only.
  var isInMonth = false

  /// Where it `isWhole`, all of the words shall be a phrase.
  init(_ dates: DateReader, _ words: [Word], isWhole: Bool) {
    self.words = words
    self.isWhole = isWhole
    self.dates = DatePhraseReader(dates, words, isWhole: false)
    reader = self.dates
  }

  /// The longest phrase that begins with a word.
  ///
  /// - Throws: ``Unread`` where none does.
  func reading(at start: Int) throws -> Reading {
    var phrase = self
    phrase.reader.end = dates.sentenceEnd(from: start)
    phrase.position = start
    try phrase.readHead()
    let unread = phrase.readClauses()
    if !phrase.isSkipSaid { phrase.parts.skip = .backward }
    guard words[start].opensParenthesis == words[phrase.position - 1].closesParenthesis else {
      throw unread ?? phrase.unread(expecting: "the other parenthesis")
    }
    return Reading(
      parts: phrase.parts, isAfterCompletion: phrase.isAfterCompletion, clock: phrase.clock,
      end: phrase.position, unread: unread)
  }

  /// The phrase that begins with a word of a line, in which other words may stand around it; nil
  /// where none does, and where it is only a part of what is said there.
  func phrase(inLineAt start: Int) -> Reading? {
    let word = dates.text(start)
    let begins =
      RepeatVocabulary.begins(word)
      || RepeatVocabulary.beginsBeforeEvery(word) && isBeforeEvery(start)
    // “of every day” says what, and not when.
    guard begins, start == 0 || dates.text(start - 1) != "of",
      let reading = try? reading(at: start)
    else { return nil }
    let end = reading.end
    if RepeatVocabulary.adverbs[word] != nil, end == start + 1, !dates.isEnd(end) {
      return nil
    }
    guard end < dates.sentenceEnd(from: end - 1) else { return reading }
    let next = dates.text(end)
    if next == "of" || DateVocabulary.parts[next] != nil { return nil }
    let isContinued =
      RepeatVocabulary.continuations.contains(next)
      && (dates.phrase(at: end + 1) != nil || RepeatVocabulary.words.contains(dates.text(end + 1))
        || dates.time(after: end + 1) != nil)
    return isContinued ? nil : reading
  }

  // MARK: - Beginning

  private mutating func readHead() throws {
    let word = text(position)
    if let parts = RepeatVocabulary.adverbs[word] {
      self.parts = parts
      position += 1
    } else if word == "every" || word == "each" {
      isAfterCompletion = words[position].isEmphatic
      position += 1
      try readSubject()
    } else if word == "after" {
      position += 1
      guard try readSpan() else { throw unread(expecting: "a span such as “10 days”") }
      isAfterCompletion = true
    } else if try !readHeadAlone() {
      let start = position
      guard try readSpan() else { throw unread(expecting: Self.beginnings) }
      guard let end = endOfCompletion(at: position) else {
        throw start == position
          ? unread(expecting: Self.beginnings)
          : unread(
            expecting: "“after completion”")
      }
      isAfterCompletion = true
      position = end
    }
  }

  static let beginnings = "“every”, “daily”, “weekly”, “monthly”, “yearly” or “after”"

  /// `10 days`, `a week`, `2h`: a number and a unit.
  mutating func readSpan() throws -> Bool {
    let word = text(position)
    if let number = try number(word), let unit = RepeatVocabulary.unit(text(position + 1)) {
      parts = try span(number, unit)
      position += 2
      return true
    }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, let unit = RepeatVocabulary.unit(String(word.dropFirst(digits.count))),
      let number = try number(String(digits))
    {
      parts = try span(number, unit)
      position += 1
      return true
    }
    return false
  }

  private func span(_ number: Int, _ unit: RepeatVocabulary.Unit) throws -> RepeatParts {
    guard number > 0 else { throw unread(expecting: "a number from 1 on") }
    return RepeatParts(unit.frequency, interval: number * unit.count)
  }

  private func number(_ text: String) throws -> Int? {
    if let number = DateVocabulary.numbers[text] { return number }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    guard let number = DateVocabulary.number(text, atMost: 4) else {
      throw unread(expecting: "a number up to 9999")
    }
    return number
  }

  // MARK: - Behind “every”

  /// What is repeated: a unit, days, or months.
  mutating func readSubject() throws {
    let word = text(position)
    if word == "other" {
      position += 1
      try readOther()
    } else if let unit = RepeatVocabulary.unit(word), !RepeatVocabulary.isLetter(word) {
      position += 1
      parts = RepeatParts(unit.frequency, interval: unit.count)
    } else if let days = readWeekdays() {
      parts = RepeatParts(.week)
      parts.days = days
    } else if DateVocabulary.months[word] != nil {
      try readMonthFirst()
    } else if ordinal(at: position) != nil {
      try readOrdinals()
    } else if word == "half", let parts = RepeatVocabulary.halves[text(position + 1)] {
      position += 2
      self.parts = parts
    } else if word == "a" || word == "an" {
      throw unread(expecting: Self.subjects)
    } else if try !readSpan() {
      guard try readDayFirst() else { throw unread(expecting: Self.subjects) }
    }
  }

  private static let subjects =
    "a unit such as “day” or “2 weeks”, a weekday, a day such as “31st” or “last friday”, "
    + "a date or a month"

  /// `other week`, `other friday`
  private mutating func readOther() throws {
    let start = position
    if let unit = RepeatVocabulary.unit(text(position)), text(position).utf8.count > 2 {
      position += 1
      parts = RepeatParts(unit.frequency, interval: unit.count * 2)
    } else if let days = readWeekdays() {
      guard days != RepeatParts.workdays else {
        position = start
        throw unread(expecting: "“2 weeks on weekdays”, or “other day”,")
      }
      parts = RepeatParts(.week, interval: 2)
      parts.days = days
    } else {
      throw unread(expecting: "a unit such as “day”, or a weekday")
    }
  }

  // MARK: - Words

  func text(_ index: Int) -> String { reader.text(index) }

  /// The word behind a comma, `and` or `&`; nil when there is none of them.
  func afterSeparator(_ index: Int) -> Int? {
    let isJoined = text(index) == "and" || text(index) == "&"
    if isJoined { return index + 1 }
    return index > 0 && index < reader.end && words[index - 1].hasComma ? index : nil
  }

  /// What to say of a word that is left when all that was understood was read.
  func leftOver(at index: Int) -> Unread {
    var reader = self
    reader.position = index
    return reader.unread(
      expecting: "the end, or more such as “at 9:00”, “on monday” or “until 24 dec 2026”,")
  }

  /// What to say of the next word.
  func unread(expecting expectation: String) -> Unread {
    // Within a line nobody is told, and a line may have many words.
    guard isWhole else { return Unread(index: position, message: "") }
    guard position < words.count else {
      return Unread(index: position, message: "The text ends, but \(expectation) is expected.")
    }
    let word = text(position)
    let found = word.isEmpty ? "This word is not understood" : "Found “\(word)”"
    return Unread(
      index: position, message: "\(found), but \(expectation) is expected\(hint(for: word))")
  }

  /// What to say instead of a word.
  private func hint(for word: String) -> String {
    if let advice = RepeatVocabulary.advice[word] { return "; \(advice)." }
    let known = RepeatVocabulary.words
    guard !word.isEmpty, !known.contains(word), let nearest = nearestWord(to: word, among: known)
    else { return "." }
    return "; did you mean “\(nearest)”?"
  }
}
