import Domain
import Storage
import TestSupport
import Testing

@testable import ViewModels

@Suite struct HomeTests {
  private func titles(_ home: Home) -> [String: [String]] {
    Dictionary(uniqueKeysWithValues: home.sections.map { ($0.title, $0.rows.map(\.title)) })
  }

  private func store() throws -> TestStore { try TestStore(now: "2026-12-24T12:00:00Z") }

  @Test("Each task stands in its section, in the order of the screen")
  func sections() throws {
    let test = try store()
    _ = try test.add("Inbox")
    _ = try test.add("Later") { $0.due = try? moment("2026-12-30") }
    _ = try test.add("Tomorrow") { $0.due = try? moment("2026-12-25T00:00:00Z") }
    _ = try test.add("Evening") { $0.slot = .evening }
    _ = try test.add("Late in the morning") { $0.due = try? moment("2026-12-24T11:00:00Z") }
    _ = try test.add("Late in the evening") {
      $0.slot = .evening
      $0.due = try? moment("2026-12-23")
    }
    _ = try test.add("Today") { $0.due = try? moment("2026-12-24") }
    let done = try test.add("Done")
    try test.complete(done)
    let home = try test.home()
    #expect(home.title == "My Tasks")
    #expect(home.dateLabel == "Thursday 24 December")
    #expect(home.date.packed == 2026_12_24)
    #expect(
      home.sections.map(\.title) == [
        "Overdue", "Morning", "Evening", "Upcoming", "Inbox", "Completed",
      ])
    #expect(
      titles(home) == [
        "Overdue": ["Late in the evening", "Late in the morning"], "Morning": ["Today"],
        "Evening": ["Evening"], "Upcoming": ["Tomorrow", "Later"], "Inbox": ["Inbox"],
        "Completed": ["Done"],
      ])
    #expect(home.openCount == 7)
    #expect(home.completedTodayCount == 1)
    #expect(home.progressLabel == "1 of 5 done")
    #expect(home.emptyState == .not)
    #expect(home.emptyTitle.isEmpty && home.emptyMessage.isEmpty)
  }

  @Test(
    "A task due today stands in the part of the day that its time is in",
    arguments: [
      ("2026-12-24T11:59:59Z", "Morning"), ("2026-12-24T12:00:00Z", "Afternoon"),
      ("2026-12-24T14:00:00Z", "Afternoon"), ("2026-12-24T17:59:59Z", "Afternoon"),
      ("2026-12-24T18:00:00Z", "Evening"), ("2026-12-24T21:02:00Z", "Evening"),
      ("2026-12-24T23:59:59Z", "Evening"), ("2026-12-24", "Morning"),
    ])
  func partOfDay(due: String, section: String) throws {
    let test = try TestStore(now: "2026-12-24T06:00:00Z")
    _ = try test.add("Task") { $0.due = try? moment(due) }
    #expect(try titles(test.home()) == [section: ["Task"]])
  }

  @Test("At midnight tomorrow becomes today, today overdue, and what was completed leaves")
  func midnight() throws {
    let test = try TestStore(zone: FixedZone(hours: 2), now: "2026-12-24T21:59:59.999Z")
    _ = try test.add("Thursday") { $0.due = try? moment("2026-12-24") }
    _ = try test.add("Friday") { $0.due = try? moment("2026-12-25") }
    let done = try test.add("Done")
    try test.complete(done)
    #expect(
      try titles(test.home()) == [
        "Morning": ["Thursday"], "Upcoming": ["Friday"], "Completed": ["Done"],
      ])
    test.now = try instant("2026-12-24T22:00:00Z")
    let home = try test.home()
    #expect(titles(home) == ["Overdue": ["Thursday"], "Morning": ["Friday"]])
    #expect(home.dateLabel == "Friday 25 December")
    #expect(home.progressLabel == "0 of 2 done")
  }

  @Test("Hidden tasks and those of archived projects are out of sight and out of the counts")
  func outOfSight() throws {
    let test = try store()
    _ = try test.add("Seen")
    _ = try test.add("Hidden") { $0.start = try? moment("2026-12-25") }
    _ = try test.add("Archived") { $0.project = .name("Old") }
    let done = try test.add("Archived and done") { $0.project = .name("Old") }
    try test.complete(done)
    try archive("Old", in: test)
    let home = try test.home()
    // What was done counts wherever it is.
    #expect(titles(home) == ["Inbox": ["Seen"], "Completed": ["Archived and done"]])
    #expect(home.openCount == 1)
    #expect(home.completedTodayCount == 1)
    #expect(home.chips.map(\.title) == ["All", "Favourites", "Inbox"])
    #expect(home.chips.map(\.openCount) == [1, 0, 1])
  }

  @Test("A limit bounds the rows of each section, and the totals stay right")
  func limit() throws {
    let test = try store()
    for number in 1...5 { _ = try test.add("Task \(number)") }
    _ = try test.add("Today") { $0.due = try? moment("2026-12-24") }
    let home = try test.home(sectionLimit: 2)
    let inbox = try #require(home.sections.last)
    #expect(inbox.rows.map(\.title) == ["Task 1", "Task 2"])
    #expect(inbox.totalCount == 5)
    #expect(home.sections.first?.totalCount == 1)
    #expect(home.openCount == 6)
    let chosen = try test.home(query: "x", sectionLimit: 2) { _ in TaskQuery() }
    #expect(chosen.sections.map(\.rows.count) == [2])
    #expect(chosen.sections.map(\.totalCount) == [6])
    #expect(chosen.progressLabel == "0 of 1 done")
  }

  @Test("Morning, evening and inbox are in the manual order")
  func manualOrder() throws {
    let test = try store()
    _ = try test.add("First")
    let second = try test.add("Second")
    try test.change(second) {
      $0.position = try #require(OrderKey.between(nil, $0.position))
      $0.position = try #require(OrderKey.between(nil, .first))
    }
    #expect(try titles(test.home()) == ["Inbox": ["Second", "First"]])
  }

  @Test("A row tells what it waits for, as long as that is open")
  func blockers() throws {
    let test = try store()
    let stamps = try test.add("Buy stamps")
    let letter = try test.add("Post the letter") { $0.dependencies = [stamps] }
    func label() throws -> String? {
      try test.home().sections.flatMap(\.rows).first { $0.taskID == letter }?.blockedLabel
    }
    #expect(try label() == "Waits for “Buy stamps”")
    try test.complete(stamps)
    #expect(try label() == "")
  }

  @Test("A new store has a fresh start, also with a chip chosen")
  func fresh() throws {
    let test = try store()
    for home in [try test.home(), try test.home(query: "star:yes")] {
      #expect(home.emptyState == .fresh)
      #expect(home.emptyTitle == "A fresh start")
      #expect(home.emptyMessage == "Anything to add?")
      #expect(home.progressLabel == "")
      #expect(home.sections.isEmpty)
    }
  }

  @Test("When everything is done, it says so, also when all was purged")
  func done() throws {
    let test = try store()
    let id = try test.add("Task")
    try test.complete(id)
    #expect(try test.home().emptyState == .done)
    #expect(try test.home().emptyTitle == "All done")
    #expect(try test.home().progressLabel == "1 of 1 done")
    try test.change(id) { try $0.delete(at: test.now) }
    #expect(try test.home().emptyState == .done)
    try test.store.write(.purgeTasks, at: test.now) {
      try test.store.tasks.purge(test.store.tasks.existing(id))
    }
    #expect(try test.home().emptyState == .done)
  }

  @Test("A chip without results has a state of its own")
  func noMatch() throws {
    let test = try store()
    _ = try test.add("Task")
    let home = try test.home(query: "star:yes") { _ in TaskQuery(.favourite) }
    #expect(home.emptyState == .noMatch)
    #expect(home.sections.isEmpty)
    #expect(home.chips.filter(\.isSelected).map(\.title) == ["Favourites"])
  }

  @Test("A chosen filter that names a project which has another name by now shows no result")
  func renamedProject() throws {
    let test = try store()
    _ = try test.add("Task")
    let home = try test.home(query: "project:Home") { _ in TaskQuery(.project([.name("Home")])) }
    #expect(home.emptyState == .noMatch)
    #expect(home.sections.isEmpty)
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
