extension Recurrence {
  /// All occurrences in their order, each once, not before `earliest`.
  ///
  /// The start is the first one even when the rule does not give it, and COUNT counts it (RFC 5545
  /// section 3.8.5.3). Without COUNT it goes to `earliest` without a look at what is before.
  /// Without `includesStart` it is what the rule and the additions give alone.
  package func occurrences(
    notBefore earliest: LocalMoment? = nil, includingStart includesStart: Bool = true,
    in zone: any Zone
  ) throws -> Occurrences {
    let rule = try rule.map {
      try RuleOccurrences(
        $0, from: start, notBefore: earliest, countingStart: includesStart, in: zone)
    }
    return Occurrences(
      rule, ((includesStart ? [start] : []) + added).sorted(), excluded, notBefore: earliest)
  }

  /// The first occurrence after a moment; nil when there is none.
  package func first(
    after moment: LocalMoment, in zone: any Zone
  ) throws -> LocalMoment? {
    try occurrences(notBefore: moment, in: zone).first { $0 > moment }
  }

  /// The first occurrence after a moment without a mark; nil behind the last one.
  func firstUnmarked(
    after moment: LocalMoment, in zone: any Zone, _ isMarked: (LocalMoment) throws -> Bool
  ) throws -> LocalMoment? {
    for occurrence in try occurrences(notBefore: moment, in: zone) where occurrence > moment {
      if try !isMarked(occurrence) { return occurrence }
    }
    return nil
  }

  /// Whether a moment is an occurrence.
  package func contains(
    _ occurrence: LocalMoment, in zone: any Zone
  ) throws -> Bool {
    var occurrences = try occurrences(notBefore: occurrence, in: zone)
    return occurrences.next() == occurrence
  }

  /// No occurrence is after it; nil when they do not end.
  package func last(in zone: any Zone) throws -> LocalMoment? {
    var last = max(start, added.max() ?? start)
    guard let rule else { return last }
    if rule.parts.count != nil {
      for occurrence in try occurrences(in: zone) { last = max(last, occurrence) }
      return last
    }
    guard let end = rule.parts.until else { return nil }
    let isDate = start.isDate
    let bound = UntilBound(end, isDate: isDate, in: zone).lastPossible
    return LocalMoment(seconds: bound, isDate: isDate).map { max(last, $0) }
  }
}

extension LocalMoment {
  package var isDate: Bool {
    if case .date = self { return true }
    return false
  }
}

/// The occurrences of a ``Recurrence``: those of its rule and its additions, without its exceptions.
package struct Occurrences: Sequence, IteratorProtocol {
  private var rule: RuleOccurrences?
  private var ofRule: LocalMoment?
  private let added: [LocalMoment]
  private var addedIndex: Int
  private let excluded: [LocalMoment]
  private var excludedIndex = 0
  private var last: LocalMoment?

  /// `added` is sorted; `excluded` need not be.
  init(
    _ rule: RuleOccurrences?, _ added: [LocalMoment], _ excluded: [LocalMoment],
    notBefore earliest: LocalMoment?
  ) {
    self.rule = rule
    self.added = added
    self.excluded = excluded.sorted()
    addedIndex =
      earliest.map { earliest in added.firstIndex { $0 >= earliest } ?? added.count } ?? 0
    ofRule = self.rule?.next()
  }

  package mutating func next() -> LocalMoment? {
    while let occurrence = nextOfAll() {
      guard occurrence != last else { continue }
      last = occurrence
      if !isExcluded(occurrence) { return occurrence }
    }
    return nil
  }

  private mutating func nextOfAll() -> LocalMoment? {
    if addedIndex < added.count, ofRule.map({ added[addedIndex] <= $0 }) ?? true {
      addedIndex += 1
      return added[addedIndex - 1]
    }
    let occurrence = ofRule
    if occurrence != nil { ofRule = rule?.next() }
    return occurrence
  }

  private mutating func isExcluded(_ occurrence: LocalMoment) -> Bool {
    while excludedIndex < excluded.count, excluded[excludedIndex] < occurrence {
      excludedIndex += 1
    }
    return excludedIndex < excluded.count && excluded[excludedIndex] == occurrence
  }
}
