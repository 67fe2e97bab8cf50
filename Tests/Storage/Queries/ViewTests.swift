import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// What each view shows, at the edges of the day 2026-06-15 and in zones far from UTC.
@Suite struct ViewTests {
  static let day = 2026_06_15 as Int32

  /// A store in which every kind of task is a millisecond to either side of the day.
  struct Scene {
    let test: TestStore
    let zone: any Zone
    let start: Instant
    let end: Instant

    init(zone: any Zone, day: Int32 = ViewTests.day) throws {
      self.zone = zone
      test = try TestStore(zone: zone)
      let date = try #require(CalendarDate(packed: day))
      start = zone.startOfDay(date)
      end = zone.endOfDay(date)
      test.now = Instant(clamping: start.milliseconds + 10 * 3_600_000)
      let before = try #require(CalendarDate(daysSince1970: date.daysSince1970 - 1))
      let after = try #require(CalendarDate(daysSince1970: date.daysSince1970 + 1))
      for (prefix, slot) in [("m", Slot.morning), ("e", .evening)] {
        try add("\(prefix) none", slot, nil)
        try add("\(prefix) yesterday", slot, .date(before))
        try add("\(prefix) last ms of yesterday", slot, at(start, -1))
        try add("\(prefix) first ms", slot, at(start, 0))
        try add("\(prefix) today", slot, .date(date))
        try add("\(prefix) last ms", slot, at(end, 0))
        try add("\(prefix) first ms of tomorrow", slot, at(end, 1))
        try add("\(prefix) tomorrow", slot, .date(after))
      }
    }

    func at(_ instant: Instant, _ milliseconds: Int64) -> Moment {
      .dateTime(Instant(clamping: instant.milliseconds + milliseconds))
    }

    @discardableResult
    func add(
      _ title: String, _ slot: Slot, _ due: Moment?, _ change: (inout TaskInput) -> Void = { _ in }
    ) throws -> Int64 {
      try test.add(title) {
        $0.slot = slot
        $0.due = due
        change(&$0)
      }
    }

    func titles(_ view: View) throws -> [String] {
      try test.titles(TaskQuery(view.filter(at: test.now, in: zone), sort: view.defaultSort))
    }

    func titles(_ kind: View.Kind) throws -> [String] { try titles(View(kind)) }
  }

  static let zones = [-11, 0, 14]

  private func scene(_ hours: Int) throws -> Scene { try Scene(zone: FixedZone(hours: hours)) }

  @Test("What is due on a day that the clocks left out is due on the next one")
  func skippedDay() throws {
    let days = try [2026_12_29, 2026_12_30, 2026_12_31].map {
      try #require(CalendarDate(packed: $0))
    }
    let scene = try Scene(zone: ChangingZone.skippedDay, day: 2026_12_31)
    scene.test.now = scene.zone.startOfDay(days[0])
    let id = try scene.add("left out", .morning, .date(days[1]))
    let shown = try days.map {
      try scene.titles(View(.morning, day: $0)).contains("left out")
    }
    #expect(shown == [false, false, true])
    #expect(try scene.titles(View(.upcoming)).contains("left out"))
    scene.test.now = scene.end
    #expect(try scene.titles(View(.morning)).contains("left out"))
    #expect(try !scene.titles(View(.overdue)).contains("left out"))
    scene.test.now = Instant(clamping: scene.end.milliseconds + 1)
    #expect(try scene.titles(View(.overdue)).contains("left out"))
    #expect(try scene.test.store.tasks.existing(id).due == .date(days[1]))
  }

  @Test("Morning: due today or overdue, without the evening flag", arguments: zones)
  func morning(hours: Int) throws {
    let scene = try scene(hours)
    #expect(
      try scene.titles(.morning) == [
        "m yesterday", "m last ms of yesterday", "m first ms", "m today",
      ])
    let expected = try scene.titles(.morning)
    for edge in [scene.start, scene.end] {
      scene.test.now = edge
      #expect(try scene.titles(.morning) == expected)
    }
    scene.test.now = Instant(clamping: scene.start.milliseconds - 1)
    #expect(try scene.titles(.morning) == ["m yesterday"])
  }

  @Test(
    "Evening: due from 18:00 on or with the evening flag, and then today without a due, too",
    arguments: zones)
  func evening(hours: Int) throws {
    let scene = try scene(hours)
    #expect(
      try scene.titles(.evening) == [
        "e yesterday", "e last ms of yesterday", "e first ms", "m last ms", "e today", "e last ms",
        "e none",
      ])
    let tomorrow = try #require(CalendarDate(packed: Self.day + 1))
    #expect(
      try scene.titles(View(.evening, day: tomorrow)) == ["e first ms of tomorrow", "e tomorrow"])
    let yesterday = try #require(CalendarDate(packed: Self.day - 1))
    #expect(
      try scene.titles(View(.evening, day: yesterday)) == [
        "m last ms of yesterday", "e yesterday", "e last ms of yesterday",
      ])
    #expect(try scene.titles(View(.morning, day: yesterday)) == ["m yesterday"])
  }

  @Test("The parts of a day begin at noon and at 18:00, by the clock of the zone", arguments: zones)
  func partsOfDay(hours: Int) throws {
    let scene = try scene(hours)
    for (title, hour) in [("noon", 12), ("two", 14), ("six", 18), ("nine", 21)] {
      try scene.add(title, .morning, scene.at(scene.start, Int64(hour) * 3_600_000))
      try scene.add("before \(title)", .morning, scene.at(scene.start, Int64(hour) * 3_600_000 - 1))
    }
    let afternoon = try scene.titles(.afternoon)
    #expect(afternoon == ["noon", "before two", "two", "before six"])
    let evening = try scene.titles(.evening).filter { !$0.hasPrefix("e ") && !$0.hasPrefix("m ") }
    #expect(evening == ["six", "before nine", "nine"])
    #expect(try scene.titles(.morning).contains("before noon"))
    let all = try scene.titles(.morning) + afternoon + scene.titles(.evening)
    #expect(try Set(scene.titles(.today)) == Set(all) && Set(all).count == all.count)
    // Another day has the same parts.
    let yesterday = try #require(CalendarDate(packed: Self.day - 1))
    scene.test.now = Instant(clamping: scene.start.milliseconds - 3_600_000)
    #expect(try scene.titles(View(.afternoon, day: yesterday)).isEmpty)
    let today = try #require(CalendarDate(packed: Self.day))
    #expect(try scene.titles(View(.afternoon, day: today)) == afternoon)
  }

  @Test("Today: all parts of the day together", arguments: zones)
  func today(hours: Int) throws {
    let scene = try scene(hours)
    #expect(
      Set(try scene.titles(.today))
        == Set(try scene.titles(.morning) + scene.titles(.afternoon) + scene.titles(.evening)))
    #expect(try scene.titles(.today).count == 11)
  }

  @Test("Upcoming: due after the day, whatever the slot", arguments: zones)
  func upcoming(hours: Int) throws {
    let scene = try scene(hours)
    let later = [
      "m first ms of tomorrow", "e first ms of tomorrow", "m tomorrow", "e tomorrow",
    ]
    #expect(try scene.titles(.upcoming) == later)
    let yesterday = try #require(CalendarDate(packed: Self.day - 1))
    #expect(try scene.titles(View(.upcoming, day: yesterday)).count == 6 + later.count)
    let tomorrow = try #require(CalendarDate(packed: Self.day + 1))
    #expect(try scene.titles(View(.upcoming, day: tomorrow)).isEmpty)
  }

  @Test("Inbox: without a due and without the evening flag")
  func inbox() throws {
    let scene = try scene(0)
    try scene.add("m second", .morning, nil)
    #expect(try scene.titles(.inbox) == ["m none", "m second"])
  }

  @Test("Overdue: from the millisecond after the due, a date from the day after", arguments: zones)
  func overdue(hours: Int) throws {
    let scene = try scene(hours)
    let late = ["m yesterday", "m last ms of yesterday", "e yesterday", "e last ms of yesterday"]
    scene.test.now = scene.start
    #expect(Set(try scene.titles(.overdue)) == Set(late))
    scene.test.now = Instant(clamping: scene.start.milliseconds - 1)
    #expect(try scene.titles(.overdue).isEmpty)
    scene.test.now = scene.end
    #expect(Set(try scene.titles(.overdue)) == Set(late + ["m first ms", "e first ms"]))
    scene.test.now = Instant(clamping: scene.end.milliseconds + 1)
    #expect(try scene.titles(.overdue).count == 10)
  }

  @Test("Favourites in the manual order, and next by urgency")
  func favouritesAndNext() throws {
    let test = try TestStore()
    _ = try test.add("low") {
      $0.isFavourite = true
      $0.priority = .p3
    }
    _ = try test.add("high") {
      $0.isFavourite = true
      $0.priority = .p0
    }
    _ = try test.add("plain") { $0.priority = .p0 }
    func titles(_ kind: View.Kind) throws -> [String] {
      let view = View(kind)
      return try test.titles(
        TaskQuery(view.filter(at: test.now, in: test.store.zone), sort: view.defaultSort))
    }
    #expect(try titles(.favourites) == ["low", "high"])
    #expect(try titles(.next) == ["high", "plain", "low"])
  }

  @Test("What is hidden until later, archived, completed or deleted is in no open view")
  func unseen() throws {
    let scene = try scene(0)
    let kinds: [View.Kind] = [
      .morning, .afternoon, .evening, .today, .upcoming, .overdue, .favourites, .next,
    ]
    let seen = try kinds.map { try scene.titles($0) }
    let dues = [scene.at(scene.start, -1), scene.at(scene.end, 0), scene.at(scene.end, 100_000)]
    let later = Moment.dateTime(Instant(clamping: scene.test.now.milliseconds + 1))
    for (index, due) in dues.enumerated() {
      for slot in [Slot.morning, .evening] {
        func add(_ title: String, _ change: (inout TaskInput) -> Void = { _ in }) throws -> Int64 {
          try scene.add("\(title) \(index)", slot, due) {
            $0.isFavourite = true
            change(&$0)
          }
        }
        if index > 0 { _ = try add("hidden") { $0.start = later } }
        _ = try add("archived") { $0.project = .name("Old") }
        let completed = try add("completed")
        let deleted = try add("deleted")
        try CompleteTasks(scene.test.store).run([completed], at: scene.test.now)
        try DeleteTasks(scene.test.store).run([deleted], at: scene.test.now)
      }
    }
    try archive("Old", in: scene.test)
    #expect(try kinds.map { try scene.titles($0) } == seen)
    // A task starts at the very millisecond.
    scene.test.now = Instant(clamping: scene.test.now.milliseconds + 1)
    #expect(try scene.titles(.today).contains("hidden 1"))
  }

  @Test("On another day, a task is seen that starts by its end")
  func hiddenOnAnotherDay() throws {
    let scene = try scene(0)
    let tomorrow = try #require(CalendarDate(packed: Self.day + 1))
    let afterwards = try #require(CalendarDate(packed: Self.day + 2))
    try scene.add("starts tomorrow", .morning, .date(tomorrow)) { $0.start = .date(tomorrow) }
    try scene.add("starts later", .morning, .date(afterwards)) { $0.start = .date(afterwards) }
    #expect(try scene.titles(View(.morning, day: tomorrow)).contains("starts tomorrow"))
    #expect(try scene.titles(View(.upcoming, day: tomorrow)).isEmpty)
    #expect(try !scene.titles(.upcoming).contains("starts tomorrow"))
  }

  @Test("Hidden tasks are upcoming where a query asks for them, and only there")
  func hiddenUpcoming() throws {
    let scene = try scene(0)
    let tomorrow = try #require(CalendarDate(packed: Self.day + 1))
    try scene.add("starts tomorrow", .morning, .date(tomorrow)) { $0.start = .date(tomorrow) }
    let upcoming = View(.upcoming).filter(at: scene.test.now, in: scene.zone)
    let all = TaskFilter.any([.hidden(at: scene.test.now), .not(.hidden(at: scene.test.now))])
    func titles(_ filter: TaskFilter) throws -> [String] {
      try scene.test.titles(TaskQuery(filter))
    }
    #expect(try titles(.all([upcoming, all])).contains("starts tomorrow"))
    #expect(
      try !titles(.any([upcoming, .priority([.p2])])).contains("starts tomorrow"))
  }

  @Test("Completed: the last first, from a day to a day")
  func completed() throws {
    let scene = try scene(-11)
    let test = scene.test
    for (title, instant) in [
      ("before", scene.start.milliseconds - 1), ("first", scene.start.milliseconds),
      ("last", scene.end.milliseconds), ("after", scene.end.milliseconds + 1),
    ] {
      let id = try test.add(title)
      try CompleteTasks(test.store).run([id], at: Instant(clamping: instant))
    }
    let deleted = try test.add("deleted")
    try CompleteTasks(test.store).run([deleted], at: scene.start)
    try DeleteTasks(test.store).run([deleted], at: scene.start)
    let day = try #require(CalendarDate(packed: Self.day))
    #expect(try scene.titles(View(.completed, day: day, lastDay: day)) == ["last", "first"])
    #expect(try scene.titles(View(.completed, day: day)) == ["after", "last", "first"])
    #expect(try scene.titles(View(.completed, lastDay: day)) == ["last", "first", "before"])
    #expect(try scene.titles(.completed) == ["after", "last", "first", "before"])
  }

  @Test("Completed tasks are seen though they were to start later or their project is archived")
  func completedUnseen() throws {
    let test = try TestStore()
    let id = try test.add("done early") {
      $0.start = .dateTime(Instant(clamping: test.now.milliseconds + 1_000))
      $0.project = .name("Old")
    }
    try CompleteTasks(test.store).run([id], at: test.now)
    try archive("Old", in: test)
    let filter = View(.completed).filter(at: test.now, in: test.store.zone)
    #expect(try test.titles(TaskQuery(filter)) == ["done early"])
  }

  @Test("The trash: what was deleted last first, completed or not")
  func trash() throws {
    let scene = try scene(0)
    let ids = try ["a", "b"].map { try scene.add($0, .morning, nil) }
    try CompleteTasks(scene.test.store).run([ids[1]], at: scene.test.now)
    for id in ids {
      scene.test.advance(seconds: 1)
      try DeleteTasks(scene.test.store).run([id], at: scene.test.now)
    }
    #expect(try scene.titles(.trash) == ["b", "a"])
  }

  @Test(
    "A day of a clock change has its own length",
    arguments: [
      (ChangingZone.skippedMidnight, 2026_03_29 as Int32), (.repeatedEvening, 2026_11_01),
    ])
  func clockChange(zone: ChangingZone, day: Int32) throws {
    let scene = try Scene(zone: zone, day: day)
    #expect(scene.end.milliseconds - scene.start.milliseconds + 1 != 24 * 3_600_000)
    #expect(
      try scene.titles(.morning) == [
        "m yesterday", "m last ms of yesterday", "m first ms", "m today",
      ])
    #expect(try scene.titles(.upcoming).count == 4)
  }

  @Test("What went to the trash last is first there, whatever changes in it since")
  func trashOrder() throws {
    let test = try TestStore()
    let first = try test.add("first") { $0.tags = ["bank"] }
    let second = try test.add("second")
    try DeleteTasks(test.store).run([first], at: test.now)
    test.advance(seconds: 1)
    try DeleteTasks(test.store).run([second], at: test.now)
    test.advance(seconds: 1)
    try RenameTag(test.store).run("bank", to: "money", at: test.now)
    let query = TaskQuery(
      View(.trash).filter(at: test.now, in: test.store.zone), sort: View(.trash).defaultSort)
    #expect(try test.titles(query) == ["second", "first"])
  }

  @Test("The last day of time has an end")
  func lastDay() throws {
    let last = try #require(CalendarDate(packed: 9999_12_31))
    let test = try TestStore()
    _ = try test.add("last") { $0.due = .date(last) }
    let filter = View(.morning, day: last).filter(at: test.now, in: test.store.zone)
    #expect(try test.titles(TaskQuery(filter)) == ["last"])
  }

  private func archive(_ name: String, in test: TestStore) throws {
    try test.store.write(.updateProject, at: test.now) {
      let old = try #require(try test.store.projects.find(named: name))
      var project = old
      try project.archive(at: test.now)
      try test.store.projects.save(project, over: old)
    }
  }
}
