import Domain
import TestSupport
import Testing
import UseCases

/// What is kept of each completion.
@Suite struct CompletionLogTests {
  let test: TestStore
  let rent: Int64

  /// In Home, P1 and due on the day before: “Rent” with a tag.
  init() throws {
    let test = try TestStore()
    self.test = test
    rent = try test.add("Rent") {
      $0.project = .name("Home")
      $0.tags = ["Bank"]
      $0.priority = .p1
      $0.due = try? Moment(text: "2026-01-14")
    }
    test.advance(seconds: 60)
  }

  private func complete(_ ids: Int64...) throws {
    try CompleteTasks(test.store).run(ids, at: test.now)
  }

  private func reopen(_ ids: Int64...) throws {
    try ReopenTasks(test.store).run(ids, at: test.now)
  }

  private func log() throws -> [Completion] { try test.store.completions.all() }

  private func uid(_ id: Int64) throws -> String { try test.store.tasks.existing(id).uid }

  @Test("An entry says when a task was completed, and what it was then")
  func entry() throws {
    try complete(rent)
    let uid = try uid(rent)
    var expected = Completion(
      uid: OccurrenceUID.make(series: uid, occurrence: "#1"), taskUID: uid,
      occurrence: nil, completed: test.now)
    expected.id = 1
    expected.points = 4
    expected.priority = .p1
    expected.due = try Moment(text: "2026-01-14")
    expected.projectUID = try #require(try test.store.projects.find(named: "Home")?.uid)
    expected.tags = try TagSet(["Bank"])
    #expect(try log() == [expected])
  }

  @Test("A task is completed when another one's entry has the uid of its own already")
  func takenUID() throws {
    let uid = try uid(rent)
    try test.store.write(.importFile, at: test.now) {
      _ = try test.store.completions.insert(
        Completion(
          uid: OccurrenceUID.make(series: uid, occurrence: "#1"), taskUID: "elsewhere",
          occurrence: nil, completed: test.now))
    }
    try complete(rent)
    #expect(try log().map(\.taskUID) == ["elsewhere", uid])
    try reopen(rent)
    #expect(try log().map(\.taskUID) == ["elsewhere"])
  }

  @Test("Reopening takes it back, and the next completion is the one entry")
  func again() throws {
    try complete(rent)
    test.advance(seconds: 60)
    try reopen(rent)
    #expect(try log().isEmpty)
    test.advance(seconds: 60)
    try complete(rent)
    #expect(try log().map(\.completed) == [test.now])
    #expect(
      try log().map(\.uid)
        == [OccurrenceUID.make(series: uid(rent), occurrence: "#1")])
    for counts in [0, 1, 0] {
      _ = try UndoStep(test.store).run(at: test.now)
      #expect(try log().count == counts)
    }
    for counts in [1, 0, 1] {
      _ = try RedoStep(test.store).run(at: test.now)
      #expect(try log().count == counts)
    }
  }

  @Test("Subtasks are completed with their task, and reopening one takes back those above it")
  func subtasks() throws {
    let child = try test.add("Child") { $0.parent = self.rent }
    let grandchild = try test.add("Grandchild") { $0.parent = child }
    try complete(rent)
    #expect(try Set(log().map(\.taskUID)) == Set([rent, child, grandchild].map { try uid($0) }))
    try reopen(child)
    #expect(try log().map(\.taskUID) == [uid(grandchild)])
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try log().count == 3)
  }

  @Test("A restored open subtask reopens what it is below, and takes that back")
  func restored() throws {
    let child = try test.add("Child") { $0.parent = self.rent }
    try DeleteTasks(test.store).run([child], at: test.now)
    try complete(rent)
    try RestoreTasks(test.store).run([child], at: test.now)
    #expect(try log().isEmpty)
  }

  @Test("What a task becomes later does not touch its entry: the project, points, trash and purge")
  func laterChanges() throws {
    try complete(rent)
    let before = try log()
    try DeleteTags(test.store).run(["Bank"], at: test.now)
    var input = TaskInput()
    input.priority = .p0
    input.due = .some(nil)
    input.project = .name("Other")
    try UpdateTasks(test.store, newUID: test.newUID).run([rent], to: input, at: test.now)
    let home = try #require(try test.store.projects.find(named: "Home")?.id)
    try DeleteProjects(test.store).run([home], withTasks: true, at: test.now)
    try DeleteTasks(test.store).run([rent], at: test.now)
    try PurgeTasks(test.store).run([rent], at: test.now)
    #expect(try log() == before)
  }

  @Test("Points are those of the time of completion: another setting rewrites nothing")
  func settings() throws {
    try complete(rent)
    _ = try test.store.write(.changeSettings, at: test.now) {
      try test.store.settings.insert(Setting(name: "score.points_p1", value: "10"))
    }
    let other = try test.add("Other") { $0.priority = .p1 }
    try complete(other)
    #expect(try log().map(\.points) == [4, 10])
  }

  @Test("A subtask of a task that repeats has an entry for each time")
  func repeatedSubtask() throws {
    let series = try test.add("Series") {
      $0.repeatRule = try? RepeatRule("FREQ=DAILY")
      $0.due = try? Moment(text: "2026-01-15")
    }
    let child = try test.add("Child") { $0.parent = series }
    for _ in 0..<2 {
      test.advance(seconds: 60)
      try complete(child)
      try complete(series)
      #expect(try test.store.tasks.existing(child).status == .open)
    }
    test.advance(seconds: 60)
    try complete(child)
    let entries = try log().filter { $0.occurrence == nil }
    let uids = try (1...3).map {
      OccurrenceUID.make(series: try uid(child), occurrence: "#\($0)")
    }
    #expect(entries.map(\.uid) == uids)
    try reopen(child)
    #expect(try log().filter { $0.occurrence == nil }.map(\.uid) == uids.dropLast())
    try complete(child)
    #expect(try log().filter { $0.occurrence == nil }.map(\.uid) == uids)
  }

  @Test("A task that got or lost its rule after it was completed is taken back all the same")
  func ruleAfterCompletion() throws {
    try complete(rent)
    var input = TaskInput()
    input.repeatRule = try RepeatRule("FREQ=DAILY")
    try UpdateTasks(test.store, newUID: test.newUID).run([rent], to: input, at: test.now)
    try reopen(rent)
    #expect(try log().isEmpty)
    try CompleteTasks(test.store, .endingSeries).run([rent], at: test.now)
    #expect(try log().count == 1)
    try reopen(rent)
    #expect(try log().isEmpty)
  }

  @Test("Many tasks are completed in one step, and each has its entry")
  func many() throws {
    let ids = try (0..<1_203).map { try test.add("\($0)") }
    try CompleteTasks(test.store).run(ids + ids.prefix(7), at: test.now)
    let uids = try log().map(\.taskUID)
    #expect(uids.count == ids.count && Set(uids).count == ids.count)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try log().isEmpty)
  }

  @Test("A renamed or merged tag is renamed in the log, and undo gives it back")
  func tags() throws {
    try complete(rent)
    func names() throws -> [String] { try log().flatMap(\.tags.names) }
    try RenameTag(test.store).run("bank", to: "Money", at: test.now)
    #expect(try names() == ["Money"])
    try RenameTag(test.store).run("money", to: "MONEY", at: test.now)
    #expect(try names() == ["MONEY"])
    let other = try test.add("Other") { $0.tags = ["money", "home"] }
    try complete(other)
    try MergeTags(test.store).run(["money", "home"], into: "cash", at: test.now)
    #expect(try names() == ["cash", "cash"])
    var undone: [[String]] = []
    for _ in 0..<5 {
      _ = try UndoStep(test.store).run(at: test.now)
      undone.append(try names())
    }
    #expect(
      undone == [["MONEY", "home", "MONEY"], ["MONEY"], ["MONEY"], ["Money"], ["Bank"]])
  }
}
