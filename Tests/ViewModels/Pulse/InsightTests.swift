import TestSupport
import Testing

@testable import Domain
@testable import ViewModels

/// Today is Thursday 24 December 2026.
@Suite struct InsightTests {
  private static func ago(_ days: Int) -> CalendarDate {
    CalendarDate(clampingDaysSince1970: 20_811 - days)
  }

  private static let today = ago(0)

  /// Of one kind; nil for none.
  private func insight(_ kind: Insight.Kind, _ history: TestHistory) throws -> Insight? {
    try history.pulse().insights().first { $0.kind == kind }
  }

  /// So much was completed, with as many points: today, yesterday, ...
  private func history(_ completed: [Int64]) -> TestHistory {
    var history = TestHistory(today: Self.today)
    for (days, count) in completed.enumerated() where count > 0 {
      history.complete(count, on: Self.ago(days))
    }
    return history
  }

  @Test("An empty history has one sentence, which says what to do first")
  func empty() throws {
    let insights = try TestHistory(today: Self.today).pulse().insights()
    #expect(
      insights == [
        Insight(
          .goal, "Complete your first task today: your goal is 1 task a day.",
          [.init("tasks completed today", 0), .init("daily goal", 1)])
      ])
  }

  @Test(
    "The goal of today",
    arguments: [
      ([3, 1], 3, "You have reached today's goal of 3 tasks.", .green),
      ([1, 1], 1, "You have reached today's goal of 1 task.", .green),
      ([5], 3, "You have completed 5 tasks today, 2 more than your goal.", .green),
      ([0, 1], 1, "Complete 1 task today to reach your goal.", .grey),
      ([2, 1], 3, "You have completed 2 of the 3 tasks that are today's goal.", .grey),
    ] as [([Int64], Int32, String, ColourToken)])
  func goal(completed: [Int64], goal: Int32, text: String, colour: ColourToken) throws {
    var history = history(completed)
    try history.settings.set(.dailyGoal, to: goal)
    let insight = try insight(.goal, history)
    #expect(insight?.text == text)
    #expect(insight?.colour == colour)
    #expect(
      insight?.figures == [
        .init("tasks completed today", Double(completed.first ?? 0)),
        .init("daily goal", Double(goal)),
      ])
  }

  @Test("On a day off there is no goal; with a streak, it says that it goes on")
  func dayOff() throws {
    var history = history([0, 1, 1])
    try history.settings.set(.ignoredWeekdays, to: 0b000_1000)
    #expect(
      try insight(.goal, history)?.text
        == "Today is a day off: it neither keeps nor breaks your streak.")
    history.figures[Self.ago(1)] = nil
    #expect(try insight(.goal, history) == nil)
  }

  @Test(
    "A streak of days",
    arguments: [
      (
        [1, 1, 1],
        "You have reached your daily goal 3 days in a row, since Tuesday 22 December: "
          + "it is your longest streak so far.", .green
      ),
      (
        [1, 1, 0, 1, 1, 1],
        "You have reached your daily goal 2 days in a row, since Wednesday 23 December: "
          + "your longest streak is 3 days.", .green
      ),
      (
        [0, 1, 1], "Your streak of 2 days ends tonight unless you complete 1 more task.", .orange
      ),
      ([0, 0, 1, 1, 1], "Your longest streak is 3 days, up to Tuesday 22 December.", .grey),
    ] as [([Int64], String, ColourToken)])
  func streak(completed: [Int64], text: String, colour: ColourToken) throws {
    let insight = try insight(.streak, history(completed))
    #expect(insight?.text == text)
    #expect(insight?.colour == colour)
  }

  @Test("One day alone is no streak")
  func noStreak() throws {
    #expect(try insight(.streak, history([1])) == nil)
    #expect(try insight(.streak, history([0, 1])) == nil)
  }

  @Test("A streak of weeks")
  func weeks() throws {
    var history = history([2, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 6])
    try history.settings.set(.dailyGoal, to: 9)
    let risk = try insight(.streak, history)
    #expect(
      risk?.text
        == "Your streak of 2 weeks ends after Sunday 27 December unless you complete "
        + "3 more tasks.")
    #expect(risk?.colour == .orange)
    history.complete(3, on: Self.today)
    #expect(
      try insight(.streak, history)?.text
        == "You have reached your weekly goal 3 weeks in a row, since the week from "
        + "Monday 7 December: it is your longest streak so far.")
  }

  @Test(
    "This week against the last one, up to Thursday",
    arguments: [
      (
        [3, 0, 0, 0, 90, 0, 0, 2],
        "You have scored 3 points this week, 1 more than by Thursday last "
          + "week.", .green
      ),
      (
        [1, 0, 0, 0, 90, 0, 0, 3],
        "You have scored 1 point this week, 2 fewer than by Thursday last "
          + "week.", .grey
      ),
      (
        [2, 0, 0, 0, 90, 0, 0, 2],
        "You have scored 2 points this week, as many as by Thursday last "
          + "week.", .grey
      ),
      (
        [2, 0, 0, 0, 90],
        "You have scored 2 points this week; by Thursday last week there were "
          + "none.", .green
      ),
      (
        [0, 0, 0, 0, 0, 0, 0, 1],
        "You have not scored this week yet; by Thursday last week there was 1 "
          + "point.", .grey
      ),
    ] as [([Int64], String, ColourToken)])
  func week(completed: [Int64], text: String, colour: ColourToken) throws {
    let insight = try insight(.week, history(completed))
    #expect(insight?.text == text)
    #expect(insight?.colour == colour)
  }

  @Test("The first week and the first month are compared with nothing")
  func firstWeek() throws {
    #expect(try insight(.week, history([3, 2])) == nil)
    #expect(try insight(.month, history([3, 2])) == nil)
    #expect(try insight(.week, history(Array(repeating: 0, count: 20) + [1])) == nil)
  }

  @Test("This month against the last one, with the numbers that it rests on")
  func month() throws {
    var history = history([1_234])
    history.complete(200, on: try calendarDate(2026_11_24))
    history.complete(1_000, on: try calendarDate(2026_11_30))
    let insight = try insight(.month, history)
    #expect(
      insight?.text
        == "You have scored 1,234 points this month, 1,034 more than by Tuesday 24 November.")
    #expect(
      insight?.figures == [
        .init("points this month", 1_234), .init("points last month, up to the same day", 200),
        .init("points last month", 1_200),
      ])
  }

  @Test("In January the month before has its year")
  func january() throws {
    var history = TestHistory(today: try calendarDate(2027_01_01))
    history.complete(2, on: history.today)
    history.complete(1, on: try calendarDate(2026_12_01))
    #expect(
      try insight(.month, history)?.text
        == "You have scored 2 points this month, 1 more than by Tuesday 1 December 2026.")
  }

  @Test("A trend is told when it is more than chance")
  func trend() throws {
    let rising = (0...20).map { Int64(2 * (21 - $0) + $0 % 2) }
    let rise = try insight(.trend, history(rising))
    #expect(
      rise?.text
        == "Over 20 days, your points a day rose by about 14.1 a week, give or take 0.3.")
    #expect(rise?.colour == .green)
    #expect(rise?.figures.map(\.name).first == "slope: points a day, per day")
    let fall = try insight(.trend, history(rising.reversed()))
    #expect(fall?.text.contains("fell by about 13.9 a week") == true)
    #expect(fall?.colour == .orange)
    #expect(try insight(.trend, history(Array(rising.prefix(14)))) == nil)  // 13 days
    #expect(try insight(.trend, history((0...20).map { Int64($0 % 2 * 9 + 1) })) == nil)
    #expect(try insight(.trend, history(Array(repeating: 3, count: 21))) == nil)
  }

  @Test("A best weekday and hour are told after 7 days, when one stands out")
  func habits() throws {
    var history = history([0, 1, 1, 1, 1, 5, 1, 1])
    history.hours = [9: Tally(completed: 6), 23: Tally(completed: 5)]
    history.days = Self.ago(7)...Self.ago(1)
    let weekday = try insight(.bestWeekday, history)
    #expect(weekday?.text == "Saturday is your best day of the week, with 5 points on average.")
    let hour = try insight(.bestHour, history)
    #expect(hour?.text == "You complete the most between 09:00 and 10:00: 6 of 11 tasks.")
    history.hours[23] = Tally(completed: 6)
    #expect(try insight(.bestHour, history) == nil)
    history.hours[23] = Tally(completed: 7)
    #expect(try insight(.bestHour, history)?.text.contains("between 23:00 and 24:00") == true)
    history.complete(4, on: Self.ago(4))
    #expect(try insight(.bestWeekday, history) == nil)
    history.days = Self.ago(6)...Self.ago(1)
    #expect(try insight(.bestHour, history) == nil)
  }

  @Test("A project that brings the most points is named")
  func project() throws {
    func tally(_ name: String?, _ points: Int64) throws -> PulseHistory.ProjectTally {
      PulseHistory.ProjectTally(
        project: try name.map {
          try Project(uid: $0, name: $0, created: Instant(clamping: 0))
        }, tally: Tally(completed: 1, points: points))
    }
    var history = history([1])
    history.projects = try [tally("Home", 60), tally("Work", 1_000)]
    #expect(
      try insight(.project, history)?.text
        == "“Work” brings the most points: 1,000 of 1,060.")
    for others in try [[], [tally("Home", 1_000)], [tally(nil, 1_000)], [tally(nil, 2_000)]] {
      history.projects = try [tally("Work", 1_000)] + others
      #expect(try insight(.project, history) == nil)
    }
  }

  @Test(
    "Overdue tasks yesterday against the first day",
    arguments: [
      (
        4, 12,
        "12 tasks were overdue at the end of yesterday, 8 more than on Tuesday 15 "
          + "December.", .orange
      ),
      (
        4, 1,
        "1 task was overdue at the end of yesterday, 3 fewer than on Tuesday 15 "
          + "December.", .green
      ),
      (
        4, 4,
        "4 tasks were overdue at the end of yesterday, as many as on Tuesday 15 "
          + "December.", .grey
      ),
      (
        0, 4,
        "4 tasks were overdue at the end of yesterday; on Tuesday 15 December there "
          + "were none.", .orange
      ),
      (
        1, 0,
        "Nothing was overdue at the end of yesterday; on Tuesday 15 December there "
          + "was 1 task.", .green
      ),
    ] as [(Int64, Int64, String, ColourToken)])
  func overdue(before: Int64, now: Int64, text: String, colour: ColourToken) throws {
    var history = TestHistory(today: Self.today)
    history[Self.ago(9)].overdue = before
    history[Self.ago(1)].overdue = now
    history[Self.today].overdue = 99
    let insight = try insight(.overdue, history)
    #expect(insight?.text == text)
    #expect(insight?.colour == colour)
    history.days = Self.ago(6)...Self.today
    #expect(try self.insight(.overdue, history) == nil)
  }

  /// From a backlog of 28 before the last 28 days.
  private func backlog(_ last: Int64, added: Int64, now: Int64) -> TestHistory {
    var history = history([1])
    history.backlog = now
    for days in 1...29 { history[Self.ago(days)].backlog = days == 29 ? 28 : last }
    history[Self.ago(5)].addedToBacklog = added
    return history
  }

  @Test(
    "When the backlog is empty",
    arguments: [
      (
        0, 0, 3,
        "At the pace of the last 28 days, the 3 open tasks that do not repeat are "
          + "done in 3 days, on Sunday 27 December.", .green
      ),
      (
        0, 0, 1,
        "At the pace of the last 28 days, the open task that does not repeat is "
          + "done in 1 day, on Friday 25 December.", .green
      ),
      (
        0, 0, 9,
        "At the pace of the last 28 days, the 9 open tasks that do not repeat are "
          + "done in 9 days, on Saturday 2 January 2027.", .green
      ),
      (
        30, 12, 30,
        "In the last 28 days you added 12 tasks and closed 10: the open tasks that "
          + "do not repeat, 30 now, get more and more.", .orange
      ),
      (
        28, 1, 28,
        "In the last 28 days you added 1 task and closed 1: the open tasks that do "
          + "not repeat, 28 now, do not get fewer.", .orange
      ),
      (
        28, 0, 28,
        "In the last 28 days nothing was added or closed: the open tasks that do "
          + "not repeat, 28 now, do not get fewer.", .orange
      ),
      (
        27, 0, 40_000,
        "At the pace of the last 28 days, it takes over 100 years until the 40,000 "
          + "open tasks that do not repeat are done.", .orange
      ),
      (0, 0, 0, "All is done: no task is open but for those that repeat.", .green),
    ] as [(Int64, Int64, Int64, String, ColourToken)])
  func forecast(
    last: Int64, added: Int64, now: Int64, text: String, colour: ColourToken
  ) throws {
    let insight = try insight(.forecast, backlog(last, added: added, now: now))
    #expect(insight?.text == text)
    #expect(insight?.colour == colour)
  }

  @Test(
    "The level, and what is missing for the next one",
    arguments: [
      (620, "Your level is Novice, with 620 points: 1,880 more make it Intermediate."),
      (499, "Your level is Beginner, with 499 points: 1 more makes it Novice."),
      (1, "Your level is Beginner, with 1 point: 499 more make it Novice."),
      (20_000, "Your level is Grand Master, with 20,000 points: 30,000 more make it Enlightened."),
      (51_200, "Your level is Enlightened, the highest one, with 51,200 points."),
    ] as [(Int64, String)])
  func level(points: Int64, text: String) throws {
    var history = TestHistory(today: Self.today)
    history.complete(1, points: points, on: Self.ago(400))
    #expect(try insight(.level, history)?.text == text)
  }

  @Test("Neither days before the history nor today speak against a weekday")
  func habitsOfNewStore() throws {
    // Ten days, from a Tuesday to a Thursday, with as many points each.
    let even = history([Int64](repeating: 3, count: 10))
    #expect(try insight(.bestWeekday, even) == nil)
    // Nothing was done today yet, a Thursday, which is the best day.
    let thursdays = history([0, 1, 1, 1, 1, 1, 1, 5, 1])
    #expect(try insight(.bestWeekday, thursdays)?.text.hasPrefix("Thursday") == true)
  }

  @Test("Completions that score nothing are spoken of without points")
  func zeroPoints() throws {
    var history = TestHistory(today: Self.today)
    for days in 0...20 { history.complete(1, points: 0, on: Self.ago(days)) }
    #expect(try history.pulse().insights().map(\.kind) == [.goal, .streak, .streak, .forecast])
  }

  @Test("The insights of one project leave out what is of all tasks, and say what they are of")
  func ofProject() throws {
    var history = history([3, 0, 0, 0, 0, 0, 0, 2])
    history.projectID = 7
    history.backlog = 1
    let insights = try history.pulse().insights()
    #expect(insights.map(\.kind) == [.week, .forecast, .bestWeekday])
    #expect(
      insights.map(\.text) == [
        "In this project, you have scored 3 points this week, 1 more than by Thursday last week.",
        "In this project, in the last 7 days nothing was added or closed: the open tasks that do "
          + "not repeat, 1 now, do not get fewer.",
        "In this project, Thursday is your best day of the week, with 2 points on average.",
      ])
  }

  @Test(
    "Whatever the history, sentences are whole and figures are numbers", arguments: UInt64(1)...60)
  func sentences(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    var history = TestHistory(today: Self.today)
    for days in -3...70 where Bool.random(using: &random) {
      var figures = DayFigures(date: Self.ago(days))
      figures.tally.completed = .random(in: 0...9, using: &random)
      figures.tally.points = figures.tally.completed * .random(in: 0...1_000, using: &random)
      figures.overdue = .random(in: 0...5, using: &random)
      figures.backlog = .random(in: 0...50, using: &random)
      figures.addedToBacklog = .random(in: 0...5, using: &random)
      history[figures.date] = figures
    }
    history.backlog = .random(in: 0...50, using: &random)
    for hour in 0..<24 {
      history.hours[hour] = Tally(completed: .random(in: 0...9, using: &random))
    }
    for insight in try history.pulse().insights() {
      #expect(insight.text.hasSuffix("."))
      #expect(insight.text.first?.isLowercase == false)
      #expect(!insight.text.contains("  "))
      #expect(!insight.text.contains("nan"))
      #expect(!insight.figures.isEmpty)
      #expect(insight.figures.allSatisfy { $0.value.isFinite && !$0.name.isEmpty })
      #expect([.green, .orange, .grey].contains(insight.colour))
    }
  }
}
