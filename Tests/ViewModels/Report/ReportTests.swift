import Domain
import Storage
import TestSupport
import Testing

@testable import ViewModels

@Suite struct ReportTests {
  /// A Thursday.
  private func store() throws -> TestStore { try TestStore(now: "2026-12-24T12:00:00Z") }

  private func facts(_ card: Report.Card) -> [String: String] {
    Dictionary(uniqueKeysWithValues: card.facts.map { ($0.label, $0.value) })
  }

  @Test("Today has what is overdue, for the morning and for the evening, and what was done")
  func today() throws {
    let test = try store()
    _ = try test.add("Late") { $0.due = try? moment("2026-12-20") }
    _ = try test.add("Now") { $0.due = try? moment("2026-12-24") }
    _ = try test.add("Tonight") { $0.slot = .evening }
    _ = try test.add("Some day")
    let first = try test.add("Done first") {
      $0.project = .name("Home")
      $0.priority = .p0
    }
    let second = try test.add("Done second")
    try test.complete(first)
    test.advance(seconds: 90 * 60)
    try test.complete(second)
    let today = try test.report().today
    #expect(today.dateLabel == "Thursday 24 December 2026")
    #expect(today.summary == "10 points for 2 tasks")
    #expect(today.lists.map(\.title) == ["Overdue", "Morning", "Evening"])
    #expect(today.lists.map { $0.rows.map(\.title) } == [["Late"], ["Now"], ["Tonight"]])
    #expect(today.lists.allSatisfy { $0.countLabel == "1" && $0.moreLabel.isEmpty })
    #expect(today.done.map(\.title) == ["Done second", "Done first"])
    #expect(today.done.map(\.timeLabel) == ["13:30", "12:00"])
    #expect(today.done.map(\.projectLabel) == ["", "Home"])
    #expect(today.done.map(\.pointsLabel) == ["3 points", "7 points"])
    #expect(today.chart.title == "Done today" && today.chart.centreLabel == "10")
  }

  @Test("A list has 30 tasks, and says how many there are beside them")
  func limit() throws {
    let test = try store()
    for number in 1...33 {
      _ = try test.add("Open \(number)") { $0.due = test.now.day }
      try test.complete(try test.add("Done \(number)"))
    }
    let today = try test.report().today
    #expect(today.lists.first?.rows.count == 30 && today.lists.first?.countLabel == "33")
    #expect(today.lists.first?.moreLabel == "and 3 more")
    #expect(today.done.count == 30 && today.doneCountLabel == "33")
    #expect(today.done.first?.title == "Done 33" && today.moreDoneLabel == "and 3 more")
  }

  @Test("At midnight what was done belongs to yesterday")
  func midnight() throws {
    let test = try TestStore(zone: FixedZone(hours: 2), now: "2026-12-24T21:59:59.999Z")
    try test.complete(try test.add("Done"))
    #expect(try test.report().today.done.count == 1)
    test.now = try instant("2026-12-24T22:00:00Z")
    let today = try test.report().today
    #expect(today.isEmpty && today.summary == "nothing completed so far")
    #expect(today.dateLabel == "Friday 25 December 2026")
  }

  @Test(
    "The week has seven days from the day that it begins on, and nothing is told of the future",
    arguments: [
      (1, "Mon 21 Dec", "Sun 27 Dec"), (7, "Sun 20 Dec", "Sat 26 Dec"),
      (4, "Thu 24 Dec", "Wed 30 Dec"), (5, "Fri 18 Dec", "Thu 24 Dec"),
    ])
  func week(start: Int, first: String, last: String) throws {
    let test = try store()
    try test.complete(try test.add("Done") { $0.priority = .p1 })
    _ = try test.add("Tomorrow") { $0.due = try? moment("2026-12-25") }
    let days = try test.report(weekStart: start).week.days
    #expect(days.rows.count == 7)
    #expect(days.rows.first?.cells.first == first && days.rows.last?.cells.first == last)
    let today = days.rows.first { $0.isCurrent }
    #expect(today?.cells == ["Thu 24 Dec", "1", "4", "2", "0", "0", "0", "0 min"])
    if let tomorrow = days.rows.first(where: { $0.cells[0] == "Fri 25 Dec" }), start != 5 {
      #expect(tomorrow.cells == ["Fri 25 Dec", "–", "–", "–", "1", "–", "–", "–"])
    }
  }

  @Test("This week stands against as much of the last one, and against all of it")
  func comparison() throws {
    let test = try TestStore(now: "2026-12-17T12:00:00Z")
    try test.complete(try test.add("Last Thursday"))
    test.now = try instant("2026-12-18T12:00:00Z")
    try test.complete(try test.add("Last Friday"))
    test.now = try instant("2026-12-24T12:00:00Z")
    try test.complete(try test.add("Today") { $0.priority = .p0 })
    let week = try test.report().week
    #expect(
      week.comparison.rows.prefix(3).map(\.cells) == [
        ["This week", "1", "7", "Mon 21 Dec to Thu 24 Dec"],
        ["Last week by this day", "1", "3", "Mon 14 Dec to Thu 17 Dec"],
        ["All of last week", "2", "6", "Mon 14 Dec to Sun 20 Dec"],
      ])
    #expect(week.cards.map(\.value) == ["7", "1", "1", "0 min"])
    #expect(
      week.cards.map(\.note).prefix(2) == [
        "4 more than by this day last week", "as many as by this day last week",
      ])
  }

  @Test("A streak says what keeps it, and a level what comes next")
  func goals() throws {
    let test = try TestStore(now: "2026-12-23T12:00:00Z")
    try test.complete(try test.add("Yesterday"))
    test.now = try instant("2026-12-24T12:00:00Z")
    var cards = try test.report().goals
    #expect(cards.map(\.title) == ["Daily streak", "Weekly streak", "Level"])
    #expect(cards[0].value == "1 day" && cards[0].colour == .orange && cards[0].progress == 0)
    #expect(cards[0].note == "Complete 1 more task today to keep it.")
    #expect(cards[1].value == "0 weeks" && cards[1].progress == 0.2)
    #expect(cards[1].note == "Complete 4 more tasks this week to reach the goal.")
    #expect(cards[2].value == "Beginner" && cards[2].note == "497 more points to Novice")
    try test.complete(try test.add("Today"))
    cards = try test.report().goals
    #expect(cards[0].value == "2 days" && cards[0].colour == .green && cards[0].progress == 1)
    #expect(cards[0].note == "Today’s goal is reached.")
    #expect(
      facts(cards[0]) == [
        "Goal": "1 task a day", "Today": "1 completed", "Longest": "2 days",
        "Its days": "Wed 23 Dec to Thu 24 Dec",
      ])
  }

  @Test("A young history has no slope and no forecast, but says so")
  func pace() throws {
    let test = try store()
    _ = try test.add("Open")
    let pace = try test.report().pace
    #expect(pace.map(\.title) == ["Trend", "Backlog", "Best day"])
    #expect(pace[0].value == "–" && pace[0].facts.isEmpty)
    #expect(pace[1].value == "1 open task")
    #expect(pace[1].note == "When it is empty can be told after 7 days.")
    #expect(pace[2].value == "–" && pace[2].facts.isEmpty)
  }

  @Test("Behind the charts there are tables of all their numbers, the last day first")
  func tables() throws {
    let test = try store()
    try test.complete(try test.add("Done") { $0.project = .name("Home") })
    try test.complete(try test.add("Also done") { $0.priority = Priority.none })
    let report = try test.report()
    let tables = Dictionary(uniqueKeysWithValues: report.tables.map { ($0.caption, $0) })
    #expect(
      report.tables.map(\.caption) == [
        "By project", "By priority", "By weekday", "By hour", "Each day",
      ])
    #expect(
      tables["By project"]?.rows.map(\.cells) == [
        ["Home", "1", "3", "75 %"], ["Inbox", "1", "1", "25 %"],
      ])
    #expect(
      tables["By priority"]?.rows.map { $0.cells[0] } == ["P0", "P1", "P2", "P3", "No priority"])
    #expect(tables["By hour"]?.rows.map(\.cells) == [["12:00", "2", "4"]])
    let days = try #require(tables["Each day"])
    #expect(days.rows.count == 30 && days.rows.first?.isCurrent == true)
    #expect(days.rows.first?.cells[0] == "Thu 24 Dec" && days.rows.last?.cells[0] == "Wed 25 Nov")
    for table in report.tables + [report.week.days, report.week.comparison] {
      #expect(table.rows.allSatisfy { $0.cells.count == table.columns.count })
    }
  }

  @Test("Each kind of chart is there once, the pie with today and the year to its end")
  func charts() throws {
    let report = try store().report()
    #expect(
      report.charts.map(\.kind) == [
        .score, .burndown, .projects, .priorities, .weekdays, .hours, .year,
      ])
    #expect(report.charts.last?.days.upperBound.packed == 2026_12_24)
    #expect(report.charts.last?.days.lowerBound.packed == 2025_12_25)
  }

  @Test("A store that never had a task has a fresh start; one whose tasks are gone has not")
  func fresh() throws {
    let test = try store()
    #expect(try test.report().isFresh)
    try test.complete(try test.add("Done"))
    #expect(try !test.report().isFresh)
  }
}

extension Instant {
  /// Its day in UTC.
  fileprivate var day: Moment { .date(FixedZone().day(containing: self)) }
}
