extension UnreadText {
  /// What is wrong, and what would be right; `words` are those that may have been meant.
  func message(among words: [String]) -> String {
    let name = word.lowercased()
    if reason == .day { return "There is no such day: no such month or year has it." }
    if reason == .contradiction, !word.isEmpty {
      return "“\(short)” contradicts what stands before it, or no rule says both: "
        + "expected one end, one time and days that go together\(hint(name, []))"
    }
    if word.isEmpty { return "The text ends, but \(expectation) is expected\(hint(name, words))" }
    return "Found “\(short)”, but \(expectation) is expected\(hint(name, words))"
  }

  private var short: Substring { word.prefix(40) }

  private var expectation: String {
    switch reason {
    case .beginning: "“every”, “daily”, “weekly”, “monthly”, “yearly” or “after 10 days”"
    case .subject:
      "a unit such as “day” or “2 weeks” with a number from 1 to 9999, a weekday, a day such as "
        + "“31st” or “last friday”, a date or a month"
    case .more, .day:
      "the end, or more such as “at 9:00”, “on monday”, “10 times” or “until 24 dec 2026”,"
    case .time: "a time such as “at 9:00”"
    case .midnight: "0:00 or 23:59, since midnight ends a day and begins another,"
    case .contradiction: "a date, time or number that goes with what stands before it"
    }
  }

  /// What to say instead of a word.
  private func hint(_ name: String, _ words: [String]) -> String {
    if let advice = Self.advice[name] { return "; \(advice)." }
    guard reason != .midnight, reason != .time, !name.isEmpty, !words.contains(name),
      let nearest = nearestWord(to: name, among: words)
    else { return "." }
    return "; did you mean “\(nearest)”?"
  }

  /// For words that often stand in repeats and have no meaning there.
  private static let advice: [String: String] = {
    let clock = "say a time, such as “at 9:00”"
    let days = "say on which days, as in “every mon and thu”, or at what times"
    let twoWeeks = "say “every 2 weeks”, or on which days"
    let months = "say “every 2 months”, “every 6 months” or the like"
    let minutes = "repeats in words go by minutes or longer"
    return [
      "morning": clock, "afternoon": clock, "evening": clock, "night": clock, "twice": days,
      "times": days, "biweekly": twoWeeks, "bi-weekly": twoWeeks, "bimonthly": months,
      "bi-monthly": months, "biannually": months, "semiannually": months,
      "except": "name the days that are meant", "second": minutes, "seconds": minutes,
    ]
  }()
}
