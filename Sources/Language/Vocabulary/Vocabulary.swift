package import Localization

/// The words of dates and repeats in one language.
struct Vocabulary {
  let table: SenseTable
  /// Words of English that mean something else in this language, and are not read as English.
  let hidden: Set<String>
  /// Whether a number behind a weekday is the day of a month, and not an hour: `mardi 24`.
  let countsDaysBare: Bool
  /// Whether a point makes an ordinal of a number: `am 5. Mai`.
  let hasOrdinalPoint: Bool
  /// Whether `9h` is always a time.
  let hasHourSign: Bool
  /// Whether times have articles: `a las 9`.
  let hasClockArticles: Bool

  init(
    _ table: String, hidden: String = "", countsDaysBare: Bool = false,
    hasOrdinalPoint: Bool = false, hasHourSign: Bool = false, hasClockArticles: Bool = false
  ) {
    self.table = SenseTable(table)
    self.hidden = Set(hidden.split(separator: " ").map { AtomLexer.folded(String($0)) })
    self.countsDaysBare = countsDaysBare
    self.hasOrdinalPoint = hasOrdinalPoint
    self.hasHourSign = hasHourSign
    self.hasClockArticles = hasClockArticles
  }
}

/// The languages that dates, repeats and queries are read in.
package typealias Language = Localization.Language

extension Language {
  /// The pseudo-languages are read as English, which they are.
  var vocabulary: Vocabulary {
    switch self {
    case .english, .bracketed, .mirrored: Vocabulary.english
    case .french: Vocabulary.french
    case .german: Vocabulary.german
    case .spanish: Vocabulary.spanish
    }
  }
}
