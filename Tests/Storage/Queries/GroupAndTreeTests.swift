import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

@Suite struct GroupAndTreeTests {
  let test: TestStore

  init() throws {
    test = try TestStore(zone: FixedZone(hours: 9), now: "2026-06-15T03:00:00Z")
  }

  private func rows(_ query: TaskQuery) throws -> [String] {
    try test.rows(query) { row in
      String(repeating: ".", count: Int(row.depth)) + String(decoding: row.title, as: UTF8.self)
    }
  }

  private func groups(_ query: TaskQuery) throws -> [TaskGroup] {
    try test.store.listing(at: test.now).groups(query) ?? []
  }

  private func query(_ grouping: TaskQuery.Grouping, _ filter: TaskFilter = .everything)
    -> TaskQuery
  {
    var query = TaskQuery(filter, sort: [.init(.title)])
    query.grouping = grouping
    return query
  }

  private func change(_ id: Int64, _ change: (inout Task) throws -> Void) throws {
    try test.store.write(.updateTasks, at: test.now) {
      let old = try test.store.tasks.existing(id)
      var task = old
      try change(&task)
      try test.store.tasks.save(task, over: old, modified: nil)
    }
  }

  @Test("By project: Inbox first, then in the order of the projects")
  func byProject() throws {
    for (title, project) in [("d", "Work"), ("c", "Home"), ("b", "Work"), ("a", "Inbox")] {
      _ = try test.add(title) { $0.project = .name(project) }
    }
    try test.store.write(.moveProject, at: test.now) {
      for (name, position) in [("Work", "a1"), ("Home", "a2"), ("Inbox", "a3")] {
        let old = try #require(try test.store.projects.find(named: name))
        var project = old
        project.position = try OrderKey(position)
        try test.store.projects.save(project, over: old)
      }
    }
    #expect(try rows(query(.project)) == ["a", "b", "d", "c"])
    #expect(try groups(query(.project)).map(\.label) == ["Inbox", "Work", "Home"])
    #expect(try groups(query(.project)).map(\.totalCount) == [1, 2, 1])
    #expect(try groups(query(.project)).first?.key == Project.inboxID)
  }

  @Test("By due day in the zone of the store, without a due last")
  func byDueDay() throws {
    let first = try #require(CalendarDate(packed: 2026_06_15))
    let midnight = test.store.zone.endOfDay(first).milliseconds
    _ = try test.add("none")
    _ = try test.add("next") { $0.due = .dateTime(Instant(clamping: midnight + 1)) }
    _ = try test.add("last") { $0.due = .dateTime(Instant(clamping: midnight)) }
    _ = try test.add("date") { $0.due = .date(first) }
    #expect(try rows(query(.dueDay)) == ["date", "last", "next", "none"])
    #expect(
      try groups(query(.dueDay)) == [
        TaskGroup(key: 2026_06_15, label: "2026-06-15", totalCount: 2),
        TaskGroup(key: 2026_06_16, label: "2026-06-16", totalCount: 1),
        TaskGroup(key: 0, label: "None", totalCount: 1),
      ])
  }

  @Test("By priority, P0 first")
  func byPriority() throws {
    for (title, priority) in [("a", Priority.none), ("b", .p3), ("c", .p0), ("d", .p3)] {
      _ = try test.add(title) { $0.priority = priority }
    }
    #expect(try rows(query(.priority)) == ["c", "b", "d", "a"])
    #expect(try groups(query(.priority)).map(\.label) == ["P0", "P3", "None"])
    #expect(try groups(query(.priority)).map(\.key) == [0, 3, 4])
  }

  @Test("By the day of completion, the last first, what is open last")
  func byCompletedDay() throws {
    for title in ["a", "b", "c", "open"] {
      let id = try test.add(title)
      if title == "open" { continue }
      try CompleteTasks(test.store).run([id], at: test.now)
      if title == "b" { test.advance(seconds: 86_400) }
    }
    let query = query(.completedDay, .status([.open, .completed]))
    #expect(try rows(query) == ["c", "a", "b", "open"])
    #expect(try groups(query).map(\.label) == ["2026-06-16", "2026-06-15", "None"])
  }

  @Test("The groups are counted whatever the page, and are also there without rows")
  func pages() throws {
    for index in 0..<6 { _ = try test.add("\(index)") { $0.priority = index < 4 ? .p0 : .p3 } }
    var query = query(.priority)
    query.limit = 2
    query.offset = 3
    #expect(try rows(query) == ["3", "4"])
    #expect(try groups(query).map(\.totalCount) == [4, 2])
    query.limit = 0
    #expect(try rows(query).isEmpty)
    #expect(try groups(query).map(\.totalCount) == [4, 2])
    query.filter = .ids([])
    #expect(try groups(query).isEmpty)
    #expect(try test.store.listing(at: test.now).groups(TaskQuery()) == nil)
  }

  /// a(c(e), d), b, and f under a task that is completed.
  private func addTree() throws {
    for title in ["a", "b", "c", "d", "e", "done", "f"] { _ = try test.add(title) }
    for (child, parent) in [(3, 1), (4, 1), (5, 3), (7, 6)] as [(Int64, Int64)] {
      try change(child) { $0.parentID = parent }
    }
    try change(6) { $0.completed = test.now }
  }

  @Test("In a tree, subtasks follow their task, and pages are cut out of it")
  func tree() throws {
    try addTree()
    var query = TaskQuery(sort: [.init(.title)])
    query.isTree = true
    #expect(try rows(query) == ["a", ".c", "..e", ".d", "b", "f"])
    query.sort = [.init(.title, descending: true)]
    #expect(try rows(query) == ["f", "b", "a", ".d", ".c", "..e"])
    query.limit = 2
    query.offset = 3
    #expect(try rows(query) == [".d", ".c"])
    #expect(try test.store.taskIDs(query, at: test.now) == [4, 3])
    query.offset = 100
    #expect(try rows(query).isEmpty)
    query.offset = .max
    query.limit = .max
    #expect(try rows(query).isEmpty)
  }

  @Test("A group has a tree of its own")
  func treeInGroups() throws {
    try addTree()
    try change(5) { $0.priority = .p0 }
    try change(4) { $0.priority = .p0 }
    try change(1) { $0.priority = .p0 }
    var query = query(.priority)
    query.isTree = true
    #expect(try rows(query) == ["a", ".d", "e", "b", "c", "f"])
    query.limit = 3
    query.offset = 2
    #expect(try rows(query) == ["e", "b", "c"])
  }

  @Test("In a store with a circle of parents, each task is listed once")
  func circle() throws {
    try addTree()
    try test.store.database.execute("UPDATE task SET parent_id = 5 WHERE id = 1")
    var query = TaskQuery()
    query.isTree = true
    #expect(try rows(query) == ["b", "f", "a", ".c", "..e", ".d"])
    #expect(try test.titles(TaskQuery(.below(1))).count == 4)
  }
}
