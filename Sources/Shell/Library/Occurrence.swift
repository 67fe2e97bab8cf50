import CTaskcoreHeader

/// When a rule has something happen.
struct Occurrence {
  let moment: LocalMoment
  /// In milliseconds since 1970 UTC.
  let start: Int64

  init(_ row: taskcore_occurrence) throws {
    guard let moment = LocalMoment(String(c: row.local)) else {
      throw ShellError.failed("\(String(c: row.local).quoted) is no local time.")
    }
    self.moment = moment
    start = row.start_ms
  }
}

/// Which occurrences of a rule to list.
struct OccurrenceQuery {
  let rule: RepeatRule
  let start: LocalMoment
  /// Whether the start is one, whatever the rule says.
  var includesStart = false
  /// Lists for the library.
  var excluded: [UInt8] = []
  var added: [UInt8] = []
  var limit: Int64
}

extension Store {
  /// What a rule gives.
  func occurrences(_ query: OccurrenceQuery) throws -> [Occurrence] {
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
