/// What speaks of days and times, but of no one day: all of it is left alone, so that nothing is
/// understood by half.
extension DatePhraseReader {
  private static let repeating: Set = [
    "every", "each", "daily", "weekly", "monthly", "yearly", "weekdays", "weekends",
  ]
  private static let ordinals: Set = ["last", "first", "second", "third", "fourth", "fifth"]
  private static let limits: Set = ["from", "since", "before", "after", "until", "till", "except"]
  private static let rangeWords: Set = ["to", "until", "till", "through", "-"]
  private static let connectingWords = rangeWords.union(["and", "or"])

  /// The end of a phrase that begins with a word and is not read as a date; nil for other words.
  func endOfUnread(at start: Int) -> Int? {
    var reader = self
    reader.end = sentenceEnd(from: start)
    return reader.endOfRepeating(at: start) ?? reader.endOfOrdinal(at: start)
      ?? reader.endOfLimit(at: start) ?? reader.endOfWeekdays(at: start)
      ?? reader.endOfNumberRange(at: start)
  }

  /// Where what follows a date and contradicts it or makes a range of it ends: `5pm to 6pm`,
  /// `sunday 29 feb`, `today or tomorrow`.
  func endOfUnread(after phrase: DatePhrase) -> Int? {
    var end = phrase.end
    while end < sentenceEnd(from: end - 1) {
      let word = text(end)
      let next = Self.connectingWords.contains(word) ? end + 1 : end
      if let following = self.phrase(at: next) {
        end = following.end
      } else if Self.rangeWords.contains(word), DateVocabulary.number(text(next), atMost: 2) != nil
      {
        end = next + 1
      } else {
        break
      }
    }
    return end > phrase.end ? end : nil
  }

  // MARK: - Kinds

  /// `every monday`, `every 2 weeks on friday at 9:00`, `mondays`
  private func endOfRepeating(at start: Int) -> Int? {
    guard Self.repeating.contains(text(start)) || isPluralOfWeekday(text(start)) else { return nil }
    var position = start + 1
    while position < end {
      if let phrase = phrase(at: position) {
        position = phrase.end
      } else if isPartOfRule(text(position)) {
        position += 1
      } else {
        break
      }
    }
    return position > start + 1 ? position : nil
  }

  /// `last friday`, `first monday of february`, `last day of the month`
  private func endOfOrdinal(at start: Int) -> Int? {
    guard Self.ordinals.contains(text(start)), isUnitOrName(text(start + 1)) else { return nil }
    var position = phrase(at: start + 1)?.end ?? start + 2
    while text(position) == "of" {
      let next = ["the", "this", "next", "last"].contains(text(position + 1)) ? 2 : 1
      if let phrase = phrase(at: position + 1) {
        position = phrase.end
      } else if isUnitOrName(text(position + next)) {
        position += next + 1
      } else {
        break
      }
    }
    return time(after: position)?.end ?? position
  }

  /// `before friday`, `from 17:00`
  private func endOfLimit(at start: Int) -> Int? {
    guard Self.limits.contains(text(start)), let phrase = phrase(at: start + 1) else { return nil }
    return endOfUnread(after: phrase) ?? phrase.end
  }

  /// `mon, wed and fri at 9:00`: more than one
  private func endOfWeekdays(at start: Int) -> Int? {
    guard weekday(text(start)) != nil else { return nil }
    var last = start
    var position = start + 1
    while position < end {
      if weekday(text(position)) != nil {
        last = position
      } else if !Self.connectingWords.contains(text(position)) {
        break
      }
      position += 1
    }
    if last == start { return nil }
    return phrase(at: last)?.end ?? time(after: last + 1)?.end ?? last + 1
  }

  /// `5 to 6pm`
  private func endOfNumberRange(at start: Int) -> Int? {
    guard DateVocabulary.number(text(start), atMost: 2) != nil,
      Self.rangeWords.contains(text(start + 1))
    else { return nil }
    return phrase(at: start + 2)?.end
  }

  // MARK: - Words

  private func isPluralOfWeekday(_ text: String) -> Bool {
    text.hasSuffix("s") && DateVocabulary.weekdays[String(text.dropLast())] != nil
  }

  private func isUnitOrName(_ text: String) -> Bool {
    DateVocabulary.units[text] != nil || weekday(text) != nil || DateVocabulary.months[text] != nil
      || DateVocabulary.parts[text] != nil || text == "weekend"
  }

  private func isPartOfRule(_ text: String) -> Bool {
    isUnitOrName(text) || isPluralOfWeekday(text) || Self.connectingWords.contains(text)
      || Self.ordinals.contains(text) || DateVocabulary.numbers[text] != nil
      || DateVocabulary.number(text.prefix { $0.isNumber }, atMost: 2) != nil
      || ["other", "of", "on", "at", "the", "weekday"].contains(text)
  }
}
