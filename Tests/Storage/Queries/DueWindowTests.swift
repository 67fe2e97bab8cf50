import Domain
import TestSupport
import Testing

@testable import Storage

/// The next few of what is due, and how many there are, are found without a look at all of them; they
/// are the same as if there had been one.
@Suite struct DueWindowTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
    var random = RandomNumbers(seed: 7)
    let now = test.now
    for index in 0..<300 {
      // Most in the next weeks, some long ago, some in years.
      let days = Int64.random(in: -20...60, using: &random) * (index % 10 == 0 ? 40 : 1)
      let due = Instant(clamping: now.milliseconds + days * 86_400_000 + Int64(index) * 1000)
      let date = test.store.zone.localTime(at: due).date
      _ = try test.add("Task \(index)") {
        $0.due = index % 3 == 0 ? .dateTime(due) : index % 7 == 1 ? nil : .date(date)
        $0.priority = index % 2 == 0 ? .p1 : .p3
        if index % 11 == 0 { $0.start = .date(date) }
      }
    }
  }

  private static let views: [View.Kind] = [.overdue, .upcoming, .morning, .today, .inbox]

  @Test("The first tasks are the beginning of all", arguments: views)
  func pages(kind: View.Kind) throws {
    for filter in [
      View(kind).filter(at: test.now, in: test.store.zone),
      .all([View(kind).filter(at: test.now, in: test.store.zone), .priority([.p1])]),
    ] {
      var query = TaskQuery(filter, sort: [.init(.due), .init(.priority, descending: true)])
      let all = try ids(query)
      #expect(!all.isEmpty)
      for limit in [1, 2, 10, 40, all.count, all.count + 1] {
        query.limit = Int64(limit)
        for offset in [0, 1, 25] {
          query.offset = Int64(offset)
          #expect(try ids(query) == Array(all.dropFirst(offset).prefix(limit)))
        }
      }
    }
  }

  @Test("From a time on, and in any order")
  func ranges() throws {
    let later = Instant(clamping: test.now.milliseconds + 5 * 86_400_000)
    for descending in [false, true] {
      var query = TaskQuery(
        .time(.due, from: later, before: nil), sort: [.init(.due, descending: descending)])
      let all = try ids(query)
      query.limit = 5
      #expect(try ids(query) == Array(all.prefix(5)))
    }
  }

  @Test("Their number is that of all", arguments: views)
  func counts(kind: View.Kind) throws {
    let view = View(kind).filter(at: test.now, in: test.store.zone)
    let later = Instant(clamping: test.now.milliseconds + 5 * 86_400_000)
    for filter in [
      view, .all([view, .priority([.p1])]), .any([view, .favourite]), .not(view),
      .all([view, .not(.time(.due, from: nil, before: later))]),
    ] {
      let query = TaskQuery(filter)
      #expect(try listing.count(query) == Int64(ids(query).count))
    }
  }

  @Test("What is overdue and to come is counted along one index after the other")
  func plans() throws {
    let listing = try listing.withPresence()
    for kind in [View.Kind.overdue, .upcoming] {
      let query = TaskQuery(View(kind).filter(at: test.now, in: test.store.zone))
      for column in DueColumn.allCases {
        let sql = try TaskQuerySQL(query, in: listing, dueIn: column)
        let explain = try test.store.database.statement("EXPLAIN QUERY PLAN \(sql.count)")
        defer { explain.reset() }
        try explain.bind(all: sql.countValues)
        #expect(try explain.step())
        let index = column == .date ? "task_by_due_date" : "task_by_due_ms"
        #expect(explain.text(3).hasPrefix("SEARCH t USING INDEX \(index) (status=? AND "))
        #expect(try !explain.step())
      }
    }
  }

  private var listing: TaskListing { test.store.listing(at: test.now) }

  private func ids(_ query: TaskQuery) throws -> [Int64] {
    try listing.places(query).map(\.id)
  }
}
