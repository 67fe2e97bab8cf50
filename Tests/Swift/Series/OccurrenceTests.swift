import TaskcoreSwift
import Testing

/// The occurrences of a rule.
@Suite struct OccurrenceTests {
  @Test("A rule gives its occurrences from a time on, without those that are left out")
  func expansion() throws {
    let store = try openStore()
    var query = OccurrenceQuery(
      rule: try store.repeatRule("every day"), start: LocalMoment(try today(), (9, 0, 0)))
    query.limit = 3
    #expect(
      try store.occurrences(query).map(\.moment.text) == [
        "2026-01-15 09:00", "2026-01-16 09:00", "2026-01-17 09:00",
      ])
    query.notBefore = "20260120T000000"
    query.excluded = "20260121T090000"
    #expect(
      try store.occurrences(query).map(\.moment.text) == [
        "2026-01-20 09:00", "2026-01-22 09:00", "2026-01-23 09:00",
      ])
  }
}
