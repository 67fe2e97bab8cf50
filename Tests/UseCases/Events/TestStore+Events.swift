import Domain
import TestSupport
import Testing
import UseCases

extension TestStore {
  /// Adds an event from then on, of an hour or a day unless it is changed.
  @discardableResult
  func event(
    _ title: String, _ start: String, allowingConflicts: Bool = false,
    _ change: (inout EventInput) throws -> Void = { _ in }
  ) throws -> Int64 {
    var input = EventInput()
    input.title = title
    input.start = try Moment(text: start)
    try change(&input)
    return try add(input, allowingConflicts: allowingConflicts)
  }

  func add(
    _ input: EventInput, allowingConflicts: Bool = false,
    hits: ([EventConflict]) -> Void = { _ in }
  ) throws -> Int64 {
    var id: Int64 = 0
    let add = AddEvents(store, newUID: newUID)
    try add.run(1, allowingConflicts: allowingConflicts, at: now) { _ in
      input
    } added: {
      id = $1
    } hits: {
      hits($0)
    }
    return id
  }

  @discardableResult
  func update(
    _ id: Int64, _ occurrence: String? = nil, _ scope: SeriesScope = .all,
    allowingConflicts: Bool = false, _ change: (inout EventInput) throws -> Void
  ) throws -> Int64 {
    var input = EventInput()
    try change(&input)
    return try UpdateEvent(store, newUID: { "new" }, at: now, allowingConflicts: allowingConflicts)
      .run(
        id, occurrence.map { try LocalMoment(text: $0) }, scope, to: input)
  }

  /// What happens from one instant to another: `2026-01-15T09:00 Standup`.
  func calendar(_ from: String, _ before: String) throws -> [String] {
    var occurrences = store.events.occurrences(in: try range(from, before))
    var lines: [String] = []
    while let next = try occurrences.next() {
      lines.append("\(next.interval.lowerBound.text.prefix(16)) \(next.event.title)")
    }
    return lines
  }

  func range(_ from: String, _ before: String) throws -> Range<Instant> {
    try #require(Instant(text: from))..<#require(Instant(text: before))
  }
}
