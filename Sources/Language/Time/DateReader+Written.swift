package import Domain

extension DateReader: WrittenTimes {
  package func moment(_ text: String, in language: String?) -> Moment? {
    reading(language).moment(text)
  }

  /// `monthly` and `monday` are every month and every Monday, as behind `repeat:`.
  package func series(_ text: String, in language: String?) -> WrittenSeries? {
    let dates = reading(language)
    guard let phrase = WrittenRepeat(text, dates)?.phrase else { return nil }
    let words = [text, "every \(text)"].lazy
    let first = words.compactMap { try? WholeText($0, dates, isSeries: true).series().firstDue }
    return WrittenSeries(
      rule: phrase.rule, mode: phrase.isAfterCompletion ? .afterCompletion : .fixed,
      first: first.first)
  }
}
