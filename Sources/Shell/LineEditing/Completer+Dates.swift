extension Completer {
  /// What people write for days, besides those of a token.
  private static let days = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "next week",
    "in 3 days",
  ]

  /// Words for dates, with the days that they mean now.
  func dates(_ words: [String]) -> [Proposal] {
    guard let store = try? session.store() else { return words.map { ($0, nil) } }
    return (words + Self.days.filter { !words.contains($0) }).map { word in
      guard case .date(let date)? = try? store.moment(Array(word.utf8)) else { return (word, nil) }
      return (word, date.text)
    }
  }
}
