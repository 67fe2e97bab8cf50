import CTaskcoreHeader

/// When a rule has something happen.
public struct Occurrence: Sendable {
  /// "20261224T170000" or "20261224".
  public let moment: LocalMoment
  /// In milliseconds since 1970 UTC.
  public let start: Int64

  init(_ row: taskcore_occurrence) throws {
    guard let moment = LocalMoment(String(c: row.local)) else {
      throw TaskcoreError(.internal, "“\(String(c: row.local))” is no local time.")
    }
    self.moment = moment
    start = row.start_ms
  }
}

/// Which occurrences of a rule to list.
public struct OccurrenceQuery: Sendable {
  /// The rule that it repeats by.
  public let rule: RepeatRule
  /// Milliseconds since 1970 UTC; of a date, when it begins in the zone.
  public let start: LocalMoment
  /// Whether the start is one, whatever the rule says.
  public var includesStart = false
  /// Lists for the library.
  public var excluded: any UTF8Text = []
  /// How many were added.
  public var added: any UTF8Text = []
  /// How many at most.
  public var limit: Int64

  /// Makes one with these values.
  public init(
    rule: RepeatRule, start: LocalMoment, includesStart: Bool = false, excluded: any UTF8Text = [],
    added: any UTF8Text = [], limit: Int64
  ) {
    self.rule = rule
    self.start = start
    self.includesStart = includesStart
    self.excluded = excluded
    self.added = added
    self.limit = limit
  }
}

extension Store {
  /// What a rule gives.
  public func occurrences(_ query: OccurrenceQuery) throws -> [Occurrence] {
    let texts = CStrings()
    var spec = taskcore_repeat_spec()
    spec.struct_size = MemoryLayout<taskcore_repeat_spec>.size
    spec.rule = texts.copy(Array(query.rule.rule.utf8))
    spec.start = texts.copy(Array(query.start.code.utf8))
    spec.excluded_dates = texts.copy(query.excluded)
    spec.added_dates = texts.copy(query.added)
    spec.limit = query.limit
    spec.includes_start = query.includesStart ? 1 : 0
    var list: UnsafeMutablePointer<taskcore_occurrence_list>?
    try withExtendedLifetime(texts) {
      try Self.check(taskcore_repeat_expand(handle, &spec, &list))
    }
    defer { taskcore_occurrence_list_free(list) }
    return try (0..<taskcore_occurrence_list_count(list)).compactMap { index in
      try taskcore_occurrence_list_at(list, index).map { try Occurrence($0.pointee) }
    }
  }
}
