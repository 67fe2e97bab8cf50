import Domain
import Storage
import TestSupport
import Testing

@testable import ViewModels

@Suite struct HomePropertyTests {
  @Test(
    "Every open task that is to be seen stands in exactly one section",
    arguments: [UInt64(1), 2, 3])
  func oneSection(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let zone = ChangingZone(
      "spring", at: try instant("2026-03-29T01:00:00Z"), from: 3_600, to: 7_200)
    let test = try TestStore(zone: zone, now: "2026-03-28T12:00:00Z")
    let day = try moment("2026-03-29").beginning(in: zone).milliseconds
    for number in 0..<150 {
      let id = try test.add("Task \(number)") { input in
        input.due = Self.randomMoment(near: day, in: zone, &random)
        if Int.random(in: 0..<4, using: &random) == 0 {
          input.start = Self.randomMoment(near: day, in: zone, &random)
        }
        // A task does not start after its due.
        if let start = input.start ?? nil, let due = input.due ?? nil,
          due.end(in: zone) < start.beginning(in: zone)
        {
          input.start = nil
        }
        input.slot = Bool.random(using: &random) ? .evening : .morning
      }
      if number % 7 == 0 { try test.complete(id) }
    }
    for _ in 0..<25 {
      test.now = Instant(
        clamping: day + Int64.random(in: -30...30, using: &random) * 3_600_000
          + Int64.random(in: -1...1, using: &random))
      try Self.check(test)
    }
    for edge in [Int64(-1), 0, 1] {
      test.now = Instant(clamping: day + edge)
      try Self.check(test)
    }
  }

  private static func check(_ test: TestStore) throws {
    let home = try test.home()
    let shown = home.sections.filter { $0.kind != .completed }
    let ids = shown.flatMap { $0.rows.map(\.taskID) }
    #expect(Set(ids).count == ids.count)
    let all = try test.store.tasks.tasks(after: 0, limit: .max)
    let zone = test.store.zone
    let visible = all.filter { task in
      task.status == .open && task.start.map { $0.beginning(in: zone) <= test.now } ?? true
    }
    #expect(Set(ids) == Set(visible.map(\.id)))
    #expect(home.openCount == Int64(visible.count))
    #expect(shown.reduce(0) { $0 + $1.totalCount } == home.openCount)
    for section in shown {
      for row in section.rows { #expect(row.isOverdue == (section.kind == .overdue)) }
    }
    // With a limit, nothing but the rows is less.
    let limited = try test.home(sectionLimit: 3)
    #expect(limited.sections.map(\.totalCount) == home.sections.map(\.totalCount))
    #expect(limited.sections.map(\.rows) == home.sections.map { Array($0.rows.prefix(3)) })
  }

  /// None, a date or an instant, at most two days away, often at the edge of a day.
  private static func randomMoment(
    near day: Int64, in zone: any Zone, _ random: inout RandomNumbers
  ) -> Moment? {
    let minutes = Int64.random(in: -2_880...2_880, using: &random)
    let instant = Instant(clamping: day + minutes * 60_000)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return nil
    case 1: return .date(zone.localTime(at: instant).date)
    case 2: return .dateTime(zone.endOfDay(zone.localTime(at: instant).date))
    default: return .dateTime(instant)
    }
  }
}
