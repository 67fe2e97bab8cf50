import Domain
import Localization

extension UnreadText {
  /// What is wrong, and what would be right; `words` are those that may have been meant.
  func message(among words: [String]) -> Message {
    let name = word.lowercased()
    if reason == .day { return "There is no such day: no such month or year has it." }
    let refusal = refusal
    if let advice = Self.advice[name] { return "\(refusal); \(advice)." }
    let takesWords =
      reason != .midnight && reason != .time && !name.isEmpty && !words.contains(name)
    guard takesWords, !isContradiction, let nearest = nearestWord(to: name, among: words) else {
      return "\(refusal)."
    }
    return "\(refusal); did you mean “\(nearest)”?"
  }

  private var isContradiction: Bool { reason == .contradiction && !word.isEmpty }

  private var refusal: Message {
    if isContradiction {
      return "“\(short)” contradicts what stands before it, or no rule says both: "
        + "expected one end, one time and days that go together"
    }
    return word.isEmpty
      ? "The text ends, but \(expectation) is expected"
      : "Found “\(short)”, but \(expectation) is expected"
  }

  private var short: Substring { word.prefix(40) }

  private var expectation: Message {
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

  /// For words that often stand in repeats and have no meaning there.
  private static let advice: [String: Message] = {
    let clock: Message = "say a time, such as “at 9:00”"
    let days: Message = "say on which days, as in “every mon and thu”, or at what times"
    let twoWeeks: Message = "say “every 2 weeks”, or on which days"
    let months: Message = "say “every 2 months”, “every 6 months” or the like"
    let minutes: Message = "repeats in words go by minutes or longer"
    return [
      "morning": clock, "afternoon": clock, "evening": clock, "night": clock, "twice": days,
      "times": days, "biweekly": twoWeeks, "bi-weekly": twoWeeks, "bimonthly": months,
      "bi-monthly": months, "biannually": months, "semiannually": months,
      "except": "name the days that are meant", "second": minutes, "seconds": minutes,
    ]
  }()
}
