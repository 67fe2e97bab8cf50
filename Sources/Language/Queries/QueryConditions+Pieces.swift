import Domain

/// Conditions on substrings, periods, urgency and the like.
extension QueryConditions {
  /// Whole days that have a name.
  func period(_ value: QueryValue) -> QueryPeriod? {
    guard let word = value.keyword else { return nil }
    return QueryPeriod(word, on: dates.today, firstWeekday: firstWeekday)
  }

  func pattern(
    _ key: QueryKey, _ place: TextPattern.Place, _ value: QueryValue
  ) throws -> TaskFilter {
    if key == .project, place == .whole {
      // In it, and not below.
      let name = value.text
      return .all([.project([.name(name)]), .not(.project([.name(name + ".")]))])
    }
    let patterns = key.patternFields.map {
      TaskFilter.pattern(TextPattern(value.text, place, of: $0))
    }
    return patterns.count == 1 ? patterns[0] : .any(patterns)
  }

  /// In units, with up to three decimals.
  func urgency(_ comparison: QueryOperator, _ value: QueryValue) throws -> TaskFilter {
    if !comparison.isOrder, let ends = value.ends {
      let from = ends.from.bytes.isEmpty ? nil : try thousandths(ends.from)
      let to = ends.to.bytes.isEmpty ? nil : try thousandths(ends.to)
      let range = TaskFilter.urgency(from: from, to: to)
      return comparison == .notEqual ? .not(range) : range
    }
    let number = try thousandths(value)
    return switch comparison {
    case .colon, .equal: .urgency(from: number, to: number)
    case .notEqual: .not(.urgency(from: number, to: number))
    case .less: .urgency(from: nil, to: number - 1)
    case .lessOrEqual: .urgency(from: nil, to: number)
    case .greater: .urgency(from: number + 1, to: nil)
    case .greaterOrEqual: .urgency(from: number, to: nil)
    }
  }

  private func thousandths(_ value: QueryValue) throws -> Int64 {
    let text = value.text
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0)
      .split(separator: ".", omittingEmptySubsequences: false)
    let whole = parts.first ?? ""
    let decimals = parts.count == 2 ? parts[1] : "0"
    guard parts.count <= 2, (1...6).contains(whole.utf8.count),
      (1...3).contains(decimals.utf8.count),
      whole.utf8.allSatisfy(\.isASCIIDigit), decimals.utf8.allSatisfy(\.isASCIIDigit),
      let number = Int64(whole),
      let rest = Int64(decimals + String(repeating: "0", count: 3 - decimals.utf8.count))
    else {
      throw Failure(
        malformed: "“\(text.prefix(40))” is no urgency: expected a number such as 10 or 7.5.",
        at: value.offset)
    }
    return (isNegative ? -1 : 1) * (number * 1000 + rest)
  }

  /// The beginning of a uid names it, as in Taskwarrior.
  func uid(_ value: QueryValue) throws -> String {
    let text = value.text.lowercased()
    guard text.utf8.count >= 4, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw Failure(
        malformed:
          "“\(text.prefix(40))” is no uid: expected its first 4 letters and digits, or more.",
        at: value.offset)
    }
    return text
  }

  /// What Taskwarrior calls the repeats, and RFC 5545 their frequencies.
  private static let frequencies = [
    "hourly": "HOURLY", "daily": "DAILY", "day": "DAILY", "weekly": "WEEKLY", "week": "WEEKLY",
    "monthly": "MONTHLY", "month": "MONTHLY", "yearly": "YEARLY", "annual": "YEARLY",
    "year": "YEARLY",
  ]

  func repeats(_ value: QueryValue) throws -> TaskFilter {
    switch value.keyword {
    case "any", "yes": return .has(.repeatRule)
    case "none", "no": return .not(.has(.repeatRule))
    default:
      let frequencies = try value.items.map {
        TaskFilter.pattern(
          TextPattern(
            "FREQ=" + (try $0.choice(of: Self.frequencies, "any, none or a frequency")), .word,
            of: .repeatRule))
      }
      return frequencies.count == 1 ? frequencies[0] : .any(frequencies)
    }
  }
}
