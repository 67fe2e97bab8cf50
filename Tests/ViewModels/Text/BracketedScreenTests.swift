import Documents
import Domain
import Localization
import TestSupport
import Testing

@testable import ViewModels

/// All that screens say comes from the catalogue; only data, which is Greek here, does not.
@Suite struct BracketedScreenTests {
  private static let data: Set<String> = [
    "query", "uid", "cursor", "occurrence", "wording", "zoneLabel",
  ]
  private let wording = Wording(.bracketed)

  private func leaks(of value: Any) -> [String] {
    Brackets.leaks(of: value, without: Self.data)
  }

  /// One of each kind of task, on a Thursday.
  private func store() throws -> (test: TestStore, ids: [Int64]) {
    let test = try TestStore(now: "2026-12-24T12:00:00Z")
    var ids: [Int64] = []
    let dues = [
      "2026-12-20", "2026-12-23", "2026-12-24", "2026-12-24T17:00:00Z", "2026-12-25",
      "2026-12-25T09:00:00Z", "2026-12-27", "2026-12-31", "2027-03-01",
    ]
    for (index, due) in dues.enumerated() {
      ids.append(
        try test.add("Ω\(index)") {
          $0.due = try? moment(due)
          $0.project = .name("Φ")
          $0.priority = Priority(rawValue: Int32(index % 5)) ?? Priority.none
          $0.tags = ["τ"]
        })
    }
    let parent = try test.add("Ψ") { $0.slot = .evening }
    ids.append(parent)
    for index in 0..<2 {
      let child = try test.add("ψ\(index)") { $0.parent = parent }
      if index == 0 { try test.complete(child) }
    }
    let blocked = try test.add("Β") {
      $0.dependencies = [ids[0], ids[1]]
      $0.isFavourite = true
    }
    ids.append(blocked)
    let cancelled = try test.add("Χ")
    try test.change(cancelled) { try $0.cancel(at: test.now) }
    ids.append(cancelled)
    let reminded = try test.add("Ρ") {
      $0.due = try? moment("2026-12-28T09:00:00Z")
      $0.start = try? moment("2026-12-26")
      $0.estimatedDuration = 5_400
      $0.hourlyRate = 12_500_000
      $0.reminders = [
        .relative(.due, offset: -90_061), .relative(.due, offset: 0),
        .relative(.start, offset: 3_600),
        .absolute(test.now), .floating(test.store.zone.localTime(at: test.now)),
      ]
    }
    ids.append(reminded)
    return (test, ids)
  }

  @Test("The home screen")
  func home() throws {
    let (test, _) = try store()
    #expect(leaks(of: try test.home(wording: wording)) == [])
    #expect(leaks(of: try test.home(query: "Ω", wording: wording)) == [])
    let fresh = try TestStore()
    #expect(leaks(of: try fresh.home(wording: wording)) == [])
    #expect(try fresh.home(wording: wording).emptyTitle == "[A fresh start]")
  }

  @Test("The screen of a task")
  func detail() throws {
    let (test, ids) = try store()
    for id in ids {
      var detail = try test.detail(id, wording: wording)
      detail.fields.removeAll { $0.kind == .uid }
      #expect(leaks(of: detail) == [])
    }
  }

  @Test("The agenda, and countdowns")
  func agenda() throws {
    let (test, _) = try store()
    try test.addEvent("Ε", "2026-12-24T22:00:00Z", minutes: 60 * 40)
    try test.addEvent("Η", "2026-12-26", minutes: 60 * 24)
    try test.addEvent("Δ", "2026-12-26T10:00:00Z") { $0.kind = .deadline }
    try test.addEvent("δ", "2026-12-26", minutes: 60 * 48) { $0.kind = .deadline }
    let entries = try test.agenda("2026-12-24", "2026-12-31", wording: wording)
    #expect(entries.count > 8)
    #expect(leaks(of: entries) == [])
    for phase: Countdown.Phase in [.none, .upcoming, .running, .passed, .done] {
      for seconds: Int64 in [0, 1, 61, 3_661, 90_061, 259_200] {
        let label = Countdown.label(phase, remaining: seconds * 1_000, wording)
        #expect(Brackets.letters(outside: label).isEmpty, "\(label)")
      }
    }
  }

  @Test("Alerts and focus sessions")
  func alerts() throws {
    let alerts = AlertWording(wording)
    for kind: FocusSession.Kind in [.work, .shortBreak, .longBreak] {
      #expect(Brackets.letters(outside: alerts.title(ofFocus: kind)).isEmpty)
    }
    let now = try instant("2026-12-24T12:00:00Z")
    for days: Int64 in [-3, -1, 0, 1, 3, 20, 400] {
      for isDeadline in [false, true] {
        for isAllDay in [false, true] {
          let label = alerts.label(
            itemStart: Instant(clamping: now.milliseconds + days * 86_400_000 + 1),
            isAllDay: isAllDay, isTask: false, isDeadline: isDeadline, extraDays: 0, at: now,
            in: FixedZone(), FixedZone())
          #expect(Brackets.letters(outside: label).isEmpty, "\(label)")
        }
      }
    }
  }

  @Test("Charts of each kind and measure, with something to draw and without")
  func charts() throws {
    for (dayCount, last) in [(1, 0), (30, 0), (30, -3), (5, -60), (400, 0), (800, -30)] {
      let last = ChartFixture.today.adding(days: last) ?? ChartFixture.today
      var fixture = try ChartFixture(dayCount: dayCount, last: last)
      fixture.wording = wording
      for isEmpty in [true, false] {
        if !isEmpty {
          fixture.setDay(0) {
            $0.tally = Tally(completed: 1, points: 3)
            $0.cancelled = 1
            $0.open = 5
            $0.overdue = 2
            $0.focus = 90_000
          }
          fixture.setDay(dayCount - 1) { $0.tally = Tally(completed: 2, points: 1) }
          fixture.history.projects = [
            PulseHistory.ProjectTally(
              project: try ChartFixture.project(7, "Φ"), tally: Tally(completed: 2, points: 4)),
            PulseHistory.ProjectTally(project: nil, tally: Tally(completed: 1, points: 1)),
          ]
          fixture.focusByProject = [ProjectFocus(project: nil, duration: 90_000)]
          fixture.project = try ChartFixture.project(7, "Φ")
        }
        for kind in Chart.Kind.allCases {
          for measure in Chart.Measure.allCases {
            guard (try? kind.check(measure)) != nil else { continue }
            let chart = try fixture.chart(kind, of: measure)
            #expect(leaks(of: chart) == [], "\(kind) \(measure)")
            let amounts = [0.0, 1, 2.5, 1_234].map { chart.amount($0) }
            #expect(amounts.allSatisfy { Brackets.letters(outside: $0).isEmpty })
          }
        }
      }
    }
  }

  @Test("Insights, of many histories")
  func insights() throws {
    var numbers = RandomNumbers(seed: 21)
    var kinds: Set<Int32> = []
    let today = try calendarDate(2026_12_24)
    for _ in 0..<300 {
      var history = TestHistory(today: today)
      let isBusy = Bool.random(using: &numbers)
      for back in 0..<60 where isBusy || Int.random(in: 0..<4, using: &numbers) == 0 {
        guard let date = today.adding(days: -back) else { continue }
        history.complete(Int64.random(in: 0...4, using: &numbers), on: date)
        history[date].overdue = Int64.random(in: 0...2, using: &numbers)
        history[date].added = Int64.random(in: 0...3, using: &numbers)
      }
      history.backlog = Int64.random(in: 0...3, using: &numbers)
      history.hours = [9: Tally(completed: 5, points: 5), 10: Tally(completed: 1, points: 1)]
      history.settings = PulseSettings()
      let project = try ChartFixture.project(7, "Φ")
      history.projects = [
        .init(project: project, tally: Tally(completed: 9, points: 9)),
        .init(project: nil, tally: Tally(completed: 1, points: 1)),
      ]
      if Int.random(in: 0..<4, using: &numbers) == 0 { history.projectID = 7 }
      let pulse = try history.pulse()
      let insights = pulse.insights(wording)
      kinds.formUnion(insights.map(\.kind.rawValue))
      #expect(leaks(of: insights) == [])
      #expect(leaks(of: pulse.projectGroups(wording)) == [])
      #expect(leaks(of: pulse.priorityGroups(wording)) == [])
      #expect(leaks(of: pulse.weekdayGroups(wording)) == [])
    }
    #expect(kinds.count == Insight.Kind.allCases.count)
  }

  @Test("A report, and its page")
  func report() throws {
    let (test, _) = try store()
    for report in [
      try test.report(wording: wording), try TestStore().report(wording: wording),
    ] {
      #expect(leaks(of: report) == [])
      let page = HTMLReport(report, appearance: .automatic).text
      #expect(page.contains("<html lang=\"en-XA\">"))
      for text in Self.texts(of: page).map({ $0.replacing("UTC", with: "") }) {
        #expect(Brackets.letters(outside: text).isEmpty, "\(text)")
      }
    }
  }

  @Test("A page from the right to the left says so")
  func mirrored() throws {
    let catalogue = Catalogue(.mirrored) { _ in .complete }
    let report = try TestStore().report(
      wording: Wording(Locale(catalogue: catalogue, region: .none)))
    let page = HTMLReport(report, appearance: .automatic).text
    #expect(page.contains("<html lang=\"ar-XB\" dir=\"rtl\">"))
  }

  /// What is read of a page: between its elements, and the labels of these.
  private static func texts(of page: String) -> [String] {
    var texts: [String] = []
    var isStyle = false
    for part in page.split(separator: "<").dropFirst() {
      let pieces = part.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      guard let tag = pieces.first else { continue }
      if tag.hasPrefix("style") { isStyle = true }
      if tag.hasPrefix("/style") { isStyle = false }
      let attributes = tag.split(separator: "\"", omittingEmptySubsequences: false)
      for (name, value) in zip(attributes, attributes.dropFirst())
      where name.hasSuffix("aria-label=") { texts.append(String(value)) }
      if !isStyle, pieces.count == 2 {
        texts.append(
          String(pieces[1].replacing("&amp;", with: "").replacing("&quot;", with: "")))
      }
    }
    return texts
  }
}
