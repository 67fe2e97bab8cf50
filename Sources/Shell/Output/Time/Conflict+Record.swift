import TaskcoreSwift

extension Conflict: Record {
  static let fieldNames = [
    "event", "title", "start", "end", "other_event", "other_title", "other_start", "other_end",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    try [one, other].flatMap { party in
      [.integer(party.id), .text(party.title)] + (try party.interval.fieldValues(in: store))
    }
  }

  /// What to say when an event is refused for what it hits.
  static func refusal(_ conflicts: [Conflict], in store: Store) throws -> ShellError {
    let shown = 3
    let dates = try Dates(.iso, in: store)
    var hits = try conflicts.prefix(shown).map { conflict in
      "\(conflict.other.text) (\(try dates.text(conflict.other.interval)))"
    }
    if conflicts.count > shown { hits.append(Message("\(conflicts.count - shown) more").text) }
    return .failed(
      "It would overlap \(hits.joined(separator: ", ")). Choose another time, as “free” finds "
        + "one, or add --allow-conflict.")
  }
}

extension Conflict.Party {
  /// `3: Review`; of what is not there yet, its title.
  var text: String { id == 0 ? title : "\(id): \(title)" }
}

extension Store {
  /// - Throws: what `body` throws; what an event would overlap with the times of that.
  func tellingConflicts<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as TaskcoreError where !error.conflicts.isEmpty {
      throw try Conflict.refusal(error.conflicts, in: self)
    }
  }
}
