/// A meaning that words can have in a date: `next friday` has the senses `which(.next)` and `weekday(4)`.
enum Sense: Hashable {
  /// From Monday, which is 0.
  case weekday(Int)
  /// One that comes again: `mondays`, `montags`.
  case weekdays(Int)
  /// `Freitagabend`
  case weekdayPart(Int, DayPart)
  /// How many of them make one: `un jour sur deux`
  case outOf(Int)
  case month(Int)
  case unit(TimeUnit)
  /// `two`, `a couple of`
  case number(Int)
  /// `first`; those that count from the end are negative.
  case ordinal(Int)
  /// What a number becomes an ordinal by: the `th` of `5th`.
  case ordinalEnding
  /// Days from today.
  case relative(Int)
  case part(DayPart)
  /// Days from today, and the part of that day: `tonight`.
  case relativePart(Int, DayPart)
  /// Minutes from the beginning of the day: `noon`.
  case clock(Int)
  case link(Links)
  case which(Which)
  case weekend
  case workday
  /// A fixed day of each year.
  case holiday(month: Int, day: Int)
  case edge(Edge)
  /// `eom`, `month end`
  case edgeOf(Edge, TimeUnit)
  /// `3 days later`
  case later
  case ago
  /// Behind how long something goes on: `14 Tage lang`
  case long
  /// `vendredi en huit`
  case weeksOn(Int)
  /// `Freitagmittag`
  case weekdayNoon(Int)
  /// Before the number of a day of the month: `día 20`
  case dayNoun
  /// `and a half`, behind a unit
  case andHalf
  /// Some minutes that have a name: `half an hour`
  case span(Int)

  case meridiem(isAfternoon: Bool)
  /// The `h` of `9h30`
  case hourSign
  /// `o'clock`, `Uhr`
  case clockNoun
  /// Minutes that are added to the hour behind them: `quarter past`, `halb`.
  case minutesBefore(Int)
  /// Minutes that are added to the hour before them: `et demie`.
  case minutesAfter(Int)
  /// Between a number of minutes and an hour: `past` and `nach` are 1, `to` and `vor` -1.
  case minutesSign(Int)
  /// Between an hour and a number of minutes: `y`, `menos`.
  case hourSignum(Int)

  case every
  case other
  /// `daily`, `quarterly`
  case adverb(Int, TimeUnit)
  case weekdaysAll
  case weekendsAll
  case once
  case times
  /// `after completion`
  case completion
  case skip(RepeatSkipWords)
  case always
  case movable
  /// `at the latest`
  case filler
}

/// The role of a function word in a date.
struct Links: OptionSet, Hashable {
  let rawValue: UInt32

  static let on = Links(rawValue: 1 << 0)
  static let at = Links(rawValue: 1 << 1)
  static let by = Links(rawValue: 1 << 2)
  static let due = Links(rawValue: 1 << 3)
  static let from = Links(rawValue: 1 << 4)
  static let to = Links(rawValue: 1 << 5)
  static let until = Links(rawValue: 1 << 6)
  static let within = Links(rawValue: 1 << 7)
  static let lasting = Links(rawValue: 1 << 8)
  static let of = Links(rawValue: 1 << 9)
  static let before = Links(rawValue: 1 << 10)
  static let after = Links(rawValue: 1 << 11)
  static let since = Links(rawValue: 1 << 12)
  static let between = Links(rawValue: 1 << 13)
  static let starting = Links(rawValue: 1 << 14)
  static let ending = Links(rawValue: 1 << 15)
  static let and = Links(rawValue: 1 << 16)
  static let or = Links(rawValue: 1 << 17)
  static let article = Links(rawValue: 1 << 18)
  /// Before a part of the day: `in the`, `por la`
  static let during = Links(rawValue: 1 << 19)
  /// What makes a weak word behind it a noun: `a`, `under`
  static let noun = Links(rawValue: 1 << 20)
  static let except = Links(rawValue: 1 << 21)

  static let names: [String: Links] = [
    "on": .on, "at": .at, "by": .by, "due": .due, "from": .from, "to": .to, "until": .until,
    "within": .within, "lasting": .lasting, "of": .of, "before": .before, "after": .after,
    "since": .since, "between": .between, "starting": .starting, "ending": .ending, "and": .and,
    "or": .or, "article": .article, "during": .during, "noun": .noun, "except": .except,
  ]
}

enum TimeUnit: String, CaseIterable, Comparable {
  case second, minute, hour, day, week, fortnight, month, quarter, halfYear, year

  static func < (left: TimeUnit, right: TimeUnit) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

enum DayPart: String, CaseIterable {
  case morning, afternoon, evening, night
}

enum Which: String, CaseIterable {
  case this, next, last, coming, afterNext

  /// How many weeks, months or years from this one; the last is never counted from.
  var count: Int {
    switch self {
    case .this, .last: 0
    case .next, .coming: 1
    case .afterNext: 2
    }
  }
}

enum Edge: String, CaseIterable {
  case start, middle, end
}

/// A rule for months that lack a day, in words.
enum RepeatSkipWords: String, CaseIterable {
  case forward, backward, omit
}
