import Domain
import TestSupport
import Testing

@testable import Storage

@Suite struct TaskFactsListingTests {
  private func change(_ id: Int64, in test: TestStore, _ change: (inout Task) throws -> Void) throws
  {
    try test.store.write(.updateTasks, at: test.now) {
      let old = try test.store.tasks.existing(id)
      var task = old
      try change(&task)
      try test.store.tasks.save(task, over: old, modified: test.now)
    }
  }

  @Test("The facts of a row are those of its task")
  func facts() throws {
    let test = try TestStore()
    let due = try Moment(text: "2026-03-01")
    let id = try test.add("Pay rent") {
      $0.project = .name("Home")
      $0.tags = ["Bank", "Élan"]
      $0.priority = .p0
      $0.isFavourite = true
      $0.due = due
    }
    for title in ["Open", "Done"] {
      let subtask = try test.add(title) { $0.project = .name("Home") }
      try change(subtask, in: test) { $0.parentID = id }
      if title == "Done" { try change(subtask, in: test) { try $0.complete(at: test.now) } }
    }
    let facts = try test.store.facts(at: test.now).facts(ids: [id])
    var expected = TaskFacts(id: id, title: "Pay rent")
    expected.projectID = try #require(try test.store.projects.find(named: "Home")).id
    expected.projectName = "Home"
    expected.tags = ["Bank", "Élan"]
    expected.priority = .p0
    expected.isFavourite = true
    expected.due = due
    expected.subtaskCount = 2
    expected.completedSubtaskCount = 1
    #expect(facts == [expected])
  }

  @Test("In a tree, a subtask is as deep as its parents are many")
  func depth() throws {
    let test = try TestStore()
    var parent: Int64?
    for title in ["One", "Two", "Three"] {
      let id = try test.add(title)
      try change(id, in: test) { $0.parentID = parent }
      parent = id
    }
    var query = TaskQuery()
    #expect(try test.store.facts(at: test.now).facts(query).map(\.depth) == [0, 0, 0])
    query.isTree = true
    #expect(try test.store.facts(at: test.now).facts(query).map(\.depth) == [0, 1, 2])
  }

  @Test("Blocked tasks say what they wait for, in the manual order")
  func blockers() throws {
    let test = try TestStore()
    let ids = try ["One", "Two", "Done", "Gone"].map { try test.add($0) }
    try change(ids[2], in: test) { try $0.complete(at: test.now) }
    try change(ids[3], in: test) { try $0.delete(at: test.now) }
    try change(ids[0], in: test) { first in
      let last = try #require(try test.store.tasks.lastPosition())
      first.position = try #require(OrderKey.between(last, nil))
    }
    let waiting = try test.add("Waiting") { $0.dependencies = ids }
    let free = try test.add("Free") { $0.dependencies = [ids[2]] }
    let facts = try test.store.facts(at: test.now).facts(ids: [free, waiting])
    #expect(facts.map(\.blockers) == [[], ["Two", "One"]])
    try change(waiting, in: test) { try $0.complete(at: test.now) }
    #expect(try test.store.facts(at: test.now).facts(ids: [waiting])[0].blockers.isEmpty)
    let reader = test.store.facts(at: test.now)
    #expect(try reader.dependencies(of: waiting).map(\.title) == ["Two", "Done", "Gone", "One"])
    #expect(try reader.openDependents(of: ids[0]).isEmpty)
  }

  @Test("Projects count their open tasks without those that are hidden until later")
  func openCounts() throws {
    let test = try TestStore()
    _ = try test.add("Seen")
    _ = try test.add("Today") { $0.start = .date(test.store.zone.localTime(at: test.now).date) }
    _ = try test.add("Tomorrow") { $0.start = try? Moment(text: "2026-01-16") }
    _ = try test.add("Later") { $0.start = try? Moment(text: "2026-01-15T12:00:00.001Z") }
    let done = try test.add("Done") { $0.start = try? Moment(text: "2026-01-16") }
    try change(done, in: test) { try $0.complete(at: test.now) }
    #expect(try test.store.facts(at: test.now).openCounts() == [Project.inboxID: 2])
    test.advance(seconds: 1)
    #expect(try test.store.facts(at: test.now).openCounts() == [Project.inboxID: 3])
  }

  @Test("A task that was purged was there once")
  func hadAnyTask() throws {
    let test = try TestStore()
    #expect(try !test.store.facts(at: test.now).hadAnyTask())
    let id = try test.add("Task")
    try change(id, in: test) { try $0.delete(at: test.now) }
    try test.store.write(.purgeTasks, at: test.now) {
      try test.store.tasks.purge(test.store.tasks.existing(id))
    }
    #expect(try test.store.facts(at: test.now).hadAnyTask())
  }

  @Test("A number without a meaning or a text that is no UTF-8 means a damaged store")
  func damaged() throws {
    for damage in ["priority = 9", "due_date = 20261399", "title = CAST(x'FF' AS TEXT)"] {
      let test = try TestStore()
      let id = try test.add("Task")
      try test.store.database.execute("UPDATE task SET \(damage) WHERE id = \(id)")
      let failure = #expect(throws: Failure.self) {
        try test.store.facts(at: test.now).facts(TaskQuery())
      }
      #expect(failure?.kind == .corrupt)
    }
  }
}
