import Domain
import Glibc
import TestSupport
import Testing
import UseCases

@testable import Storage

/// How much was worked on what.
@Suite struct FocusTotalsTests {
  private func start(
    _ test: TestStore, _ kind: FocusSession.Kind = .work, task: Int64? = nil, minutes: Int32 = 25
  ) throws -> Int64 {
    try StartFocus(test.store, newUID: test.newUID).run(
      kind, task: task, minutes: minutes, at: test.now)
  }

  private func totals(
    _ test: TestStore, _ grouping: FocusGrouping, from: Instant? = nil, before: Instant? = nil
  ) throws -> [FocusTotal] {
    try test.store.focusTotals(
      by: grouping,
      in: (from ?? Instant.range.lowerBound)..<(before ?? Instant.range.upperBound), at: test.now)
  }

  @Test("By task and project, without pauses, breaks and what was cancelled, the most first")
  func byTask() throws {
    let test = try TestStore()
    let write = try test.add("Write") { $0.project = .name("Work") }
    let sweep = try test.add("Sweep")
    _ = try start(test, task: sweep)
    test.advance(seconds: 100)
    try PauseFocus(test.store).run(at: test.now)
    test.advance(seconds: 1_000)
    try ResumeFocus(test.store).run(at: test.now)
    test.advance(seconds: 20)
    try FinishFocus(test.store).run(at: test.now)
    _ = try start(test, .shortBreak)
    test.advance(seconds: 30)
    try FinishFocus(test.store).run(at: test.now)
    _ = try start(test, task: write)
    test.advance(seconds: 500)
    try CancelFocus(test.store).run(at: test.now)
    _ = try start(test)
    try FinishFocus(test.store).run(at: test.now)
    _ = try start(test, task: write)
    test.advance(seconds: 300)
    let work = try #require(try test.store.projects.find(named: "Work")?.id)
    #expect(
      try totals(test, .task) == [
        FocusTotal(key: write, label: "Write", duration: 300_000, sessionCount: 1),
        FocusTotal(key: sweep, label: "Sweep", duration: 120_000, sessionCount: 1),
      ])
    #expect(
      try totals(test, .project) == [
        FocusTotal(key: work, label: "Work", duration: 300_000, sessionCount: 1),
        FocusTotal(key: 1, label: "Inbox", duration: 120_000, sessionCount: 1),
      ])
    test.advance(seconds: 9_999)
    #expect(try totals(test, .task).first?.duration == 1_500_000)
  }

  @Test("What was worked on a task that was purged, or in a project that went, counts for none")
  func purged() throws {
    let test = try TestStore()
    let task = try test.add("Write") { $0.project = .name("Work") }
    _ = try start(test, task: task)
    test.advance(seconds: 60)
    try FinishFocus(test.store).run(at: test.now)
    _ = try start(test)
    test.advance(seconds: 40)
    try FinishFocus(test.store).run(at: test.now)
    try DeleteTasks(test.store).run([task], at: test.now)
    #expect(try totals(test, .task).map(\.label) == ["Write", ""])
    try PurgeTasks(test.store).run([task], at: test.now)
    let work = try #require(try test.store.projects.find(named: "Work")?.id)
    try DeleteProjects(test.store).run([work], at: test.now)
    let none = [FocusTotal(key: 0, label: "", duration: 100_000, sessionCount: 2)]
    #expect(try totals(test, .task) == none && totals(test, .project) == none)
    var titles: [String] = []
    try test.store.focusListing.forEach(
      in: Instant.range.lowerBound..<Instant.range.upperBound
    ) {
      titles.append(String(decoding: $0.title, as: UTF8.self))
      #expect($0.taskID == 0)
    }
    #expect(titles == ["", ""])
  }

  @Test("Work across midnight counts for each of the two days")
  func midnight() throws {
    let test = try TestStore(zone: FixedZone(hours: 2), now: "2026-01-15T21:50:00Z")
    _ = try start(test)
    test.advance(seconds: 1_500)
    _ = try FinishDueFocus(test.store, newUID: test.newUID).run(at: test.now)
    #expect(
      try totals(test, .day) == [
        FocusTotal(key: 2026_01_15, label: "2026-01-15", duration: 600_000, sessionCount: 1),
        FocusTotal(key: 2026_01_16, label: "2026-01-16", duration: 900_000, sessionCount: 1),
      ])
    let midnight = try #require(Instant(text: "2026-01-15T22:00:00Z"))
    #expect(try totals(test, .task, before: midnight).first?.duration == 600_000)
    #expect(try totals(test, .task, from: midnight).first?.duration == 900_000)
    #expect(try totals(test, .day, from: midnight, before: midnight).isEmpty)
  }

  @Test("Days have their hours when the clocks change, and each instant is of one day")
  func clockChanges() throws {
    let skipped = try TestStore(zone: ChangingZone.skippedMidnight, now: "2026-03-28T21:45:00Z")
    _ = try start(skipped, minutes: 30)
    skipped.advance(seconds: 1_800)
    #expect(try totals(skipped, .day).map(\.key) == [2026_03_28, 2026_03_29])
    #expect(try totals(skipped, .day).map(\.duration) == [900_000, 900_000])
    let repeated = try TestStore(zone: ChangingZone.repeatedEvening, now: "2026-11-01T02:15:00Z")
    _ = try start(repeated, minutes: 60)
    repeated.advance(seconds: 3_600)
    // From midnight on it is November, also when the clocks show October's last hour once more.
    #expect(try totals(repeated, .day).map(\.key) == [2026_10_31, 2026_11_01])
    #expect(try totals(repeated, .day).map(\.duration) == [900_000, 2_700_000])
    let day = try TestStore(zone: ChangingZone.skippedDay, now: "2026-12-30T09:45:00Z")
    _ = try start(day, minutes: 30)
    day.advance(seconds: 1_800)
    #expect(try totals(day, .day).map(\.key) == [2026_12_29, 2026_12_31])
  }

  private struct Second: Hashable {
    var at: Int64
    var session: Int64
    var task: Int64
  }

  @Test(
    "They agree with counting each second",
    arguments: [
      (ChangingZone.skippedMidnight, "2026-03-28T14:00:00Z", 1),
      (ChangingZone.repeatedEvening, "2026-10-31T18:00:00Z", 2),
      (ChangingZone.skippedDay, "2026-12-30T02:00:00Z", 3),
    ] as [(ChangingZone, String, UInt64)])
  func oracle(zone: ChangingZone, now: String, seed: UInt64) throws {
    let test = try TestStore(zone: zone, now: now)
    let tasks = [0, try test.add("a"), try test.add("b")]
    let beginning = test.now.milliseconds
    var numbers = RandomNumbers(seed: seed)
    var worked: Set<Second> = []
    var run: Set<Second> = []
    var going: (id: Int64, task: Int64, rest: Int64, runs: Bool)?
    for _ in 0..<400 {
      let seconds = Int64.random(in: 0...400, using: &numbers)
      if var session = going, session.runs {
        let ran = min(seconds, session.rest)
        for second in 0..<ran {
          run.insert(
            Second(
              at: test.now.milliseconds + second * 1_000, session: session.id, task: session.task))
        }
        session.rest -= ran
        going = session.rest == 0 ? nil : session
        if session.rest == 0 { worked.formUnion(run) }
      }
      test.advance(seconds: seconds)
      switch (Int.random(in: 0..<6, using: &numbers), going) {
      case (_, nil):
        let task = tasks.randomElement(using: &numbers) ?? 0
        let minutes = Int32.random(in: 1...60, using: &numbers)
        let id = try start(test, task: task == 0 ? nil : task, minutes: minutes)
        going = (id, task, Int64(minutes) * 60, true)
        run = []
      case (0...2, let session?) where session.runs:
        try PauseFocus(test.store).run(at: test.now)
        going?.runs = false
      case (0...2, .some):
        try ResumeFocus(test.store).run(at: test.now)
        going?.runs = true
      case (3, .some):
        try FinishFocus(test.store).run(at: test.now)
        worked.formUnion(run)
        going = nil
      case (4, .some):
        try CancelFocus(test.store).run(at: test.now)
        going = nil
      default: _ = try FinishDueFocus(test.store, newUID: test.newUID).run(at: test.now)
      }
    }
    if going != nil { worked.formUnion(run) }
    let length = test.now.milliseconds - beginning
    for _ in 0..<20 {
      let ends = [0, 1].map { _ in
        beginning + Int64.random(in: 0...length / 1_000, using: &numbers) * 1_000
      }.sorted()
      let inside = worked.filter { $0.at >= ends[0] && $0.at < ends[1] }
      let range = (Instant(clamping: ends[0]), Instant(clamping: ends[1]))
      try expect(totals(test, .task, from: range.0, before: range.1), inside) { $0.task }
      try expect(totals(test, .day, from: range.0, before: range.1), inside) {
        Int64(day(of: $0.at, in: zone).packed)
      }
    }
    try expect(totals(test, .task), worked) { $0.task }
  }

  private func expect(
    _ totals: [FocusTotal], _ seconds: Set<Second>, by key: (Second) -> Int64
  ) {
    let groups = Dictionary(grouping: seconds, by: key)
    #expect(totals.count == groups.count)
    for total in totals {
      let group = groups[total.key] ?? []
      #expect(total.duration == Int64(group.count) * 1_000)
      #expect(total.sessionCount == Int64(Set(group.map(\.session)).count))
    }
  }

  /// The last day that has begun, of all days.
  private func day(of milliseconds: Int64, in zone: any Zone) -> CalendarDate {
    let first = milliseconds / 86_400_000 - 4
    let days = (first...first + 8).compactMap { CalendarDate(daysSince1970: Int($0)) }
    let begun = days.filter { zone.startOfDay($0).milliseconds <= milliseconds }
    return begun.last ?? days[0]
  }

  @Test("The stretches follow each change, undo and redo")
  func stretches() throws {
    let test = try TestStore()
    func agree() throws -> Bool {
      let select = try test.store.database.statement(
        "SELECT session_id, start_ms, end_ms FROM focus_stretch ORDER BY session_id, number")
      defer { select.reset() }
      var rows: [[Int64]] = []
      while try select.step() { rows.append((0..<3).map { select.integer($0) }) }
      return try rows
        == test.store.focusSessions.all().flatMap { session in
          session.worked.stretches.map {
            [session.id, $0.lowerBound.milliseconds, $0.upperBound.milliseconds]
          }
        }
    }
    _ = try start(test)
    for _ in 0..<3 {
      test.advance(seconds: 60)
      try PauseFocus(test.store).run(at: test.now)
      #expect(try agree())
      try ResumeFocus(test.store).run(at: test.now)
    }
    try ResetFocus(test.store).run(at: test.now)
    #expect(try agree())
    for _ in 0..<8 {
      _ = try UndoStep(test.store).run(at: test.now)
      #expect(try agree())
    }
    #expect(try test.store.focusSessions.all().isEmpty)
    for _ in 0..<8 {
      _ = try RedoStep(test.store).run(at: test.now)
      #expect(try agree())
    }
  }

  @Test("Lists and totals find sessions by their indexes")
  func plans() throws {
    let test = try TestStore()
    func plan(_ sql: String) throws -> String {
      let explain = try test.store.database.statement("EXPLAIN QUERY PLAN \(sql)")
      defer { explain.reset() }
      var lines: [String] = []
      while try explain.step() { lines.append(explain.text(3)) }
      return lines.joined(separator: "\n")
    }
    let byStart = "focus_session_by_start (started_ms>? AND started_ms<?)"
    #expect(try plan(FocusListing.history).contains(byStart))
    #expect(try plan(FocusListing.current).contains("focus_session_current"))
    for sql in [
      SQLiteStore.focusByTask, SQLiteStore.focusByProject, SQLiteStore.focusByDay,
    ] {
      let lines = try plan(sql)
      #expect(lines.contains("focus_stretch_by_start (start_ms>? AND start_ms<?)"))
      #expect(lines.contains("focus_session_current"))
      #expect(!lines.contains("SCAN focus"))
    }
    let last = "SELECT * FROM focus_session WHERE \(SQLiteFocusSessionRepository.lastFinished)"
    #expect(try plan(last).contains("focus_session_by_finish"))
  }

  @Test("Of two handles on one file, one starts, and one finishes")
  func twoHandles() throws {
    let folder = try TemporaryFolder()
    let one = try TestStore(path: folder.path("focus.db"))
    let two = try TestStore(path: folder.path("focus.db"))
    let id = try start(one, minutes: 1)
    let failure = #expect(throws: Failure.self) { try start(two, minutes: 1) }
    #expect(failure?.kind == .conflict)
    try PauseFocus(two.store).run(at: two.now)
    try ResumeFocus(one.store).run(at: one.now)
    one.advance(seconds: 60)
    two.advance(seconds: 60)
    let finished = try [two, one].map {
      try FinishDueFocus($0.store, newUID: $0.newUID).run(at: $0.now).map(\.id)
    }
    #expect(finished == [[id], []])
    #expect(throws: Failure.self) { try UndoStep(one.store).run(at: one.now) }
    #expect(try one.store.focusSessions.all() == two.store.focusSessions.all())
  }

  @Test("In a damaged store a stretch is no longer than a session can be")
  func damaged() throws {
    let test = try TestStore()
    _ = try start(test)
    try test.store.database.execute(
      "UPDATE focus_session SET resumed_ms = -62135596800000, length_ms = 9223372036854775807")
    #expect(try totals(test, .day).map(\.duration).reduce(0, +) <= 3_600_000)
    try test.store.database.execute(
      "INSERT INTO focus_stretch VALUES (1, 0, -62135596800000, 253402300799999)")
    #expect(try totals(test, .day).map(\.duration).reduce(0, +) <= 7_200_000)
  }
}
