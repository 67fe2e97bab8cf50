import Domain

/// The English words that repeat rules are made of, besides those of dates.
enum RepeatVocabulary {
  /// A unit of time as a rule counts it: a quarter is 3 months.
  struct Unit {
    var frequency: RepeatParts.Frequency
    var count = 1
  }

  static let adverbs: [String: RepeatParts] = {
    var weekdays = RepeatParts(.week)
    weekdays.days = RepeatParts.workdays
    var weekends = RepeatParts(.week)
    weekends.days = RepeatParts.weekend
    return [
      "hourly": RepeatParts(.hour), "daily": RepeatParts(.day), "everyday": RepeatParts(.day),
      "weekly": RepeatParts(.week),
      "fortnightly": RepeatParts(.week, interval: 2), "monthly": RepeatParts(.month),
      "quarterly": RepeatParts(.month, interval: 3), "yearly": RepeatParts(.year),
      "annually": RepeatParts(.year), "weekdays": weekdays, "weekends": weekends,
    ]
  }()

  /// `half hour`, `half year`
  static let halves: [String: RepeatParts] = [
    "hour": RepeatParts(.minute, interval: 30), "year": RepeatParts(.month, interval: 6),
  ]

  /// Whether a unit is so short that it may well be something else: `m`, `mo`.
  static func isLetter(_ unit: String) -> Bool {
    unit.utf8.count < 3 && !["hr", "wk", "yr"].contains(unit)
  }

  /// What to say instead of words that often stand in such phrases and have no meaning there.
  static let advice: [String: String] = {
    let clock = "say a time, such as “at 9:00”"
    let days = "say on which days, as in “every mon and thu”, or at what times"
    let first = "the first time is that of the due, or of the start"
    let twoWeeks = "say “every 2 weeks”, or on which days"
    let months = "say “every 2 months”, “every 6 months” or the like"
    return [
      "morning": clock, "afternoon": clock, "evening": clock, "night": clock, "twice": days,
      "times": days, "biweekly": twoWeeks, "bi-weekly": twoWeeks, "bimonthly": months,
      "bi-monthly": months, "biannually": months, "semiannually": months, "starting": first,
      "beginning": first, "from": first, "except": "name the days that are meant",
      "end": "say “last day of the month”", "second": "repeats in words go by minutes or longer",
      "seconds": "repeats in words go by minutes or longer",
    ]
  }()

  static func unit(_ text: String) -> Unit? {
    switch text {
    case "quarter", "quarters": Unit(frequency: .month, count: 3)
    case "fortnight", "fortnights": Unit(frequency: .week, count: 2)
    default:
      switch DateVocabulary.units[text] {
      case .minute?: Unit(frequency: .minute)
      case .hour?: Unit(frequency: .hour)
      case .day?: Unit(frequency: .day)
      case .week?: Unit(frequency: .week)
      case .month?: Unit(frequency: .month)
      case .year?: Unit(frequency: .year)
      case nil: nil
      }
    }
  }

  /// `mon`, `monday`, `mondays`
  static func weekday(_ text: String) -> Int? {
    if let day = DateVocabulary.weekdays[text] ?? DateVocabulary.shortWeekdays[text] { return day }
    return text.hasSuffix("s") ? DateVocabulary.weekdays[String(text.dropLast())] : nil
  }

  /// The days that a word, or two, stand for, and how many words these are.
  static func kindOfDay(_ text: String, _ next: String) -> (days: [RepeatParts.Day], count: Int)? {
    switch text {
    case "weekday", "weekdays", "workday", "workdays": (RepeatParts.workdays, 1)
    case "working" where next == "day" || next == "days": (RepeatParts.workdays, 2)
    case "business" where next == "day" || next == "days": (RepeatParts.workdays, 2)
    case "weekend", "weekends": (RepeatParts.weekend, 1)
    default: nil
    }
  }

  private static let ordinals = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7,
    "eighth": 8, "ninth": 9, "tenth": 10,
  ]

  /// `1st`, `first`; from 1 to 999.
  static func ordinal(_ text: String) -> Int? {
    if let number = ordinals[text] { return number }
    guard ["st", "nd", "rd", "th"].contains(text.suffix(2)),
      let number = DateVocabulary.number(text.dropLast(2), atMost: 3), number > 0
    else { return nil }
    return number
  }

  static let completion: Set = [
    "completion", "completing", "completed", "done", "doing", "finishing", "finished",
  ]

  /// Whether a phrase may begin with a word.
  static func begins(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return (0x30...0x39).contains(first) || text == "every" || text == "each" || text == "after"
      || adverbs[text] != nil || DateVocabulary.numbers[text] != nil
  }

  /// Whether a phrase may begin with a word when “every” is close behind.
  static func beginsBeforeEvery(_ text: String) -> Bool {
    text == "on" || text == "the" || text == "last" || ordinals[text] != nil
  }

  /// What leads on to more of a phrase.
  static let continuations: Set = [
    "and", "or", "to", "until", "till", "through", "-", "at", "from", "on", "in", "except", "but",
    "starting", "for",
  ]

  static let skips: [(words: [String], skip: RuleSkip)] = [
    (["or", "the", "day", "after", "that"], .forward), (["or", "the", "day", "after"], .forward),
    (["or", "the", "next", "day"], .forward), (["or", "the", "following", "day"], .forward),
    (["or", "the", "last", "day", "of", "the", "month"], .backward),
    (["or", "the", "last", "day"], .backward), (["or", "the", "day", "before"], .backward),
    (["or", "not", "at", "all"], .omit), (["only"], .omit),
    (["skipping", "short", "months"], .omit), (["skipping", "shorter", "months"], .omit),
    (["skipping", "shorter", "years"], .omit),
  ]

  /// What may have been meant by a word that is not known.
  static let words: [String] =
    [
      "every", "each", "other", "after", "completion", "until", "times", "last", "weekday",
      "weekend", "workday", "quarter", "only", "skipping", "noon",
    ] + adverbs.keys.sorted() + DateVocabulary.weekdays.keys.sorted() + ordinals.keys.sorted()
    + DateVocabulary.units.keys.filter { $0.utf8.count > 3 || $0 == "day" }.sorted()
    + DateVocabulary.months.keys.filter { $0.utf8.count > 3 }.sorted()
}
