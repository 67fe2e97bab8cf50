/// FREQ, in ascending order of length.
package enum RuleFrequency: String, CaseIterable, Comparable, Sendable {
  case secondly = "SECONDLY"
  case minutely = "MINUTELY"
  case hourly = "HOURLY"
  case daily = "DAILY"
  case weekly = "WEEKLY"
  case monthly = "MONTHLY"
  case yearly = "YEARLY"

  /// The length of a period that is always the same; those of months and years are not.
  var seconds: Int {
    switch self {
    case .secondly: 1
    case .minutely: 60
    case .hourly: 3_600
    case .daily, .monthly, .yearly: 86_400
    case .weekly: 7 * 86_400
    }
  }

  private var rank: Int {
    switch self {
    case .secondly: 0
    case .minutely: 1
    case .hourly: 2
    case .daily: 3
    case .weekly: 4
    case .monthly: 5
    case .yearly: 6
    }
  }

  package static func < (left: RuleFrequency, right: RuleFrequency) -> Bool {
    left.rank < right.rank
  }
}
