import Domain
import TestSupport
import Testing

@testable import Storage

@Suite struct TaskQueryTests {
  @Test("A date is due at the end of its day in the zone of the store", arguments: [-11, 0, 14])
  func dueDate(hours: Int) throws {
    let test = try TestStore(zone: FixedZone(hours: hours))
    let date = try #require(CalendarDate(year: 2026, month: 3, day: 1))
    _ = try test.add("Task") { $0.due = .date(date) }
    let end = FixedZone(hours: hours).endOfDay(date)
    func isDue(from: Int64?, before: Int64?) throws -> Bool {
      let filter = TaskFilter.time(
        .due, from: from.map { Instant(clamping: end.milliseconds + $0) },
        before: before.map { Instant(clamping: end.milliseconds + $0) })
      return try !test.titles(TaskQuery(filter)).isEmpty
    }
    #expect(try isDue(from: 0, before: nil))
    #expect(try !isDue(from: 1, before: nil))
    #expect(try !isDue(from: nil, before: 0))
    #expect(try isDue(from: nil, before: 1))
  }

  @Test("By due: earliest first, a date after the times of its day, without a due last")
  func sortByDue() throws {
    let test = try TestStore()
    let date = try #require(CalendarDate(year: 2026, month: 3, day: 1))
    let evening = try #require(Instant(text: "2026-03-01T23:59:59Z"))
    let midnight = try #require(Instant(text: "2026-03-02T00:00:00Z"))
    _ = try test.add("Never")
    _ = try test.add("Next day") { $0.due = .dateTime(midnight) }
    _ = try test.add("That day") { $0.due = .date(date) }
    _ = try test.add("Evening") { $0.due = .dateTime(evening) }
    var query = TaskQuery(sort: [.init(.due)])
    #expect(try test.titles(query) == ["Evening", "That day", "Next day", "Never"])
    query.sort = [.init(.due, descending: true)]
    #expect(try test.titles(query) == ["Next day", "That day", "Evening", "Never"])
  }

  @Test("By title: case and accents do not count, and ties keep the order of the ids")
  func sortByTitle() throws {
    let test = try TestStore()
    for title in ["zoo", "Écrire", "apple", "ecrire", "Zebra"] { _ = try test.add(title) }
    let query = TaskQuery(sort: [.init(.title)])
    #expect(try test.titles(query) == ["apple", "Écrire", "ecrire", "Zebra", "zoo"])
  }

  @Test("Pages do not overlap and leave nothing out")
  func pages() throws {
    let test = try TestStore()
    for number in 1...10 { _ = try test.add("\(number)") }
    var query = TaskQuery()
    query.limit = 4
    var all: [String] = []
    for offset in stride(from: Int64(0), to: 12, by: 4) {
      query.offset = offset
      all += try test.titles(query)
    }
    #expect(all == (1...10).map(String.init))
    #expect(try test.store.listing(at: test.now).count(query) == 10)
  }

  @Test("An unknown project is an error, an unknown tag an empty list")
  func unknown() throws {
    let test = try TestStore()
    #expect(try test.titles(TaskQuery(.tag("nobody"))).isEmpty)
    #expect(throws: Failure.self) { try test.titles(TaskQuery(.project([.name("nobody")]))) }
  }
}
