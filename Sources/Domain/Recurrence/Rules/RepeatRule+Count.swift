extension RepeatRule {
  /// COUNT: how many occurrences it gives; nil when it does not say so.
  package var count: Int? { parts.count }

  /// The same rule for that many occurrences, at least one, when it counts them at all.
  package func counting(_ count: Int) throws -> RepeatRule {
    let pieces = text.split(separator: ";").map { piece in
      piece.hasPrefix("COUNT=") ? "COUNT=\(max(1, count))" : String(piece)
    }
    return try RepeatRule(pieces: pieces)
  }
}

extension Recurrence {
  /// What is left of it after the occurrences before that one: the same rule, but with less to count.
  package func rule(
    from occurrence: LocalMoment, in zone: any Zone
  ) throws -> RepeatRule? {
    guard let rule, let count = rule.count else { return rule }
    var gone = 0
    // Exceptions count, and additions do not.
    for past in try Recurrence(rule: rule, start: start).occurrences(in: zone) {
      if past >= occurrence { break }
      gone += 1
    }
    return gone == 0 ? rule : try rule.counting(count - gone)
  }
}
