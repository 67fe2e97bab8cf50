import Domain
import Sync
import TestSupport
import Testing
import UseCases

/// What stays of tasks that were purged.
@Suite struct PurgedTaskTests {
  let test: TestStore
  let rent: Int64
  let created: Instant

  init() throws {
    let test = try TestStore()
    self.test = test
    created = test.now
    rent = try test.add("Rent") {
      $0.project = .name("Home")
      $0.tags = ["Bank"]
      $0.due = try? Moment(text: "2026-01-14")
    }
    test.advance(seconds: 60)
  }

  private func purge(_ id: Int64) throws {
    try DeleteTasks(test.store).run([id], at: test.now)
    test.advance(seconds: 60)
    try PurgeTasks(test.store).run([id], at: test.now)
  }

  @Test("When it came, was due and went, and in which project, and no text of it")
  func record() throws {
    let task = try test.store.tasks.existing(rent)
    let deleted = test.now
    try purge(rent)
    var expected = PurgedTask(uid: task.uid, created: created, deleted: deleted)
    expected.id = 1
    expected.due = task.due
    expected.projectUID = try #require(try test.store.projects.find(named: "Home")?.uid)
    #expect(try test.store.purgedTasks.all() == [expected])
  }

  @Test("Whether it repeated, when it was completed, and those below it")
  func more() throws {
    let series = try test.add("Series") {
      $0.repeatRule = try? RepeatRule("FREQ=DAILY")
      $0.due = try? Moment(text: "2026-01-15")
    }
    let child = try test.add("Child") { $0.parent = self.rent }
    let completed = test.now
    try CompleteTasks(test.store).run([rent], at: test.now)
    test.advance(seconds: 60)
    try DeleteTasks(test.store).run([rent, series], at: test.now)
    test.advance(seconds: 60)
    #expect(try PurgeOldTasks(test.store).run(deletedBefore: test.now, at: test.now) == 3)
    let purged = try test.store.purgedTasks.all()
    #expect(purged.map(\.repeats) == [false, true, false])
    #expect(purged.map(\.completed) == [completed, nil, completed])
    #expect(try test.store.tasks.task(id: child) == nil)
  }

  @Test("Undo of earlier steps neither takes its points away nor gives it some")
  func undo() throws {
    let other = try test.add("Other")
    try CompleteTasks(test.store).run([rent, other], at: test.now)
    test.advance(seconds: 60)
    let taken = try test.add("Taken back")
    try CompleteTasks(test.store).run([taken], at: test.now)
    try ReopenTasks(test.store).run([taken], at: test.now)
    let uid = try test.store.tasks.existing(rent).uid
    try purge(rent)
    try purge(taken)
    while (try? UndoStep(test.store).run(at: test.now)) != nil {
      #expect(try test.store.completions.all().filter { $0.taskUID == uid }.count == 1)
      #expect(try test.store.completions.all().count <= 2)
    }
    #expect(try test.store.completions.all().map(\.taskUID) == [uid])
    #expect(try test.store.purgedTasks.all().count == 2)
    while (try? RedoStep(test.store).run(at: test.now)) != nil {}
    #expect(try test.store.completions.all().count == 2)
  }

  @Test("Undo takes no postponement of it away either")
  func postponement() throws {
    var input = TaskInput()
    input.due = .some(nil)
    try UpdateTasks(test.store, newUID: test.newUID).run([rent], to: input, at: test.now)
    try purge(rent)
    while (try? UndoStep(test.store).run(at: test.now)) != nil {}
    #expect(try test.store.postponements.all().count == 1)
  }

  @Test(
    "It stays when a file has the task, which comes back only as another one, when the file wins")
  func imported() throws {
    let task = try test.store.tasks.existing(rent)
    try CompleteTasks(test.store).run([rent], at: test.now)
    try purge(rent)
    let before = try test.contents()
    let filed = FiledTask(task: task, projectName: "Home", saying: .all)
    var reader = ItemReader([.task(filed)])
    #expect(try test.importTasks(from: &reader).stayed == 1)
    #expect(try test.contents() == before)
    reader = ItemReader([.task(filed)])
    #expect(try test.importTasks(from: &reader, by: .fileWins).added == 1)
    #expect(try test.store.purgedTasks.all() == before.purgedTasks)
    #expect(try test.store.completions.all() == before.completions)
    #expect(try test.contents().tasks.last?.uid == ReturnedUID.after(task.uid))
  }

  @Test("An occurrence that is made a task again after a purge is another one, and both stay")
  func occurrenceAgain() throws {
    let series = try test.add("Series") {
      $0.repeatRule = try? RepeatRule("FREQ=DAILY")
      $0.due = try? Moment(text: "2026-01-15")
    }
    let first = try makeTask(ofOccurrenceOf: series, due: "2026-01-14T08:00:00Z")
    test.advance(seconds: 60)
    try update(first.id) { $0.due = try? Moment(text: "2026-01-18") }
    test.advance(seconds: 86_400)
    try purge(first.id)
    let before = try test.contents()
    #expect(before.purgedTasks.map(\.uid) == [first.uid])
    #expect(before.postponements.map(\.taskUID) == [first.uid])

    try update(series) { $0.due = try? Moment(text: "2026-01-15") }
    let comesAgain = try test.contents()
    let second = try makeTask(ofOccurrenceOf: series, due: "2026-01-14T08:00:00Z")
    #expect(second.occurrence == first.occurrence && second.seriesUID == first.seriesUID)
    #expect(second.uid != first.uid)
    let both = try test.contents()
    #expect(both.purgedTasks == before.purgedTasks)
    #expect(both.postponements.filter { $0.taskUID == first.uid } == before.postponements)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.contents() == comesAgain)
    _ = try RedoStep(test.store).run(at: test.now)
    #expect(try test.contents() == both)
    try update(series) { $0.due = try? Moment(text: "2026-01-15") }
    let refusal = #expect(throws: Failure.self) {
      try makeTask(ofOccurrenceOf: series, due: "2026-01-14T08:00:00Z")
    }
    #expect(refusal?.kind == .conflict)

    test.advance(seconds: 60)
    try purge(second.id)
    let purged = try test.store.purgedTasks.all()
    #expect(purged.map(\.uid) == [first.uid, second.uid] && purged[0] == before.purgedTasks[0])
    let third = try makeTask(ofOccurrenceOf: series, due: "2026-01-19")
    #expect(![first.uid, second.uid].contains(third.uid))
    test.advance(seconds: 86_400)
    // Of the first day are the rent, the series and the first of the three; of the next the others.
    #expect(try added(on: 2026_01_15) == 3 && added(on: 2026_01_16) == 2)
    while (try? UndoStep(test.store).run(at: test.now)) != nil {
      #expect(try test.store.purgedTasks.all() == purged)
    }
    #expect(try added(on: 2026_01_15) == 1 && added(on: 2026_01_16) == 1)
    while (try? RedoStep(test.store).run(at: test.now)) != nil {
      #expect(try test.store.purgedTasks.all() == purged)
    }
    #expect(try added(on: 2026_01_15) == 3 && added(on: 2026_01_16) == 2)
  }

  @Test(
    "Each stays purged when a file has it, and comes back as another one when the file is to win")
  func occurrenceImportedAgain() throws {
    let series = try test.add("Series") {
      $0.repeatRule = try? RepeatRule("FREQ=DAILY")
      $0.due = try? Moment(text: "2026-01-15")
    }
    let first = try makeTask(ofOccurrenceOf: series, due: "2026-01-20")
    try purge(first.id)
    try update(series) { $0.due = try? Moment(text: "2026-01-15") }
    let second = try makeTask(ofOccurrenceOf: series, due: "2026-01-21")
    // As a file has it that was written while the second one was a task.
    let items =
      [.task(FiledTask(task: second, projectName: "Inbox", saying: .all))]
      + (try test.store.purgedTasks.all()).map(FileItem.purgedTask)
    try purge(second.id)
    let purged = try test.contents()
    let remains = try test.store.purgedTasks.all()
    let files = [items, [.task(FiledTask(task: first, projectName: "Inbox", saying: .all))]]
    for file in files {
      var reader = ItemReader(file)
      #expect(try test.importTasks(from: &reader).stayed == 1)
    }
    #expect(try test.contents() == purged)
    for file in files {
      var reader = ItemReader(file)
      #expect(try test.importTasks(from: &reader, by: .fileWins).added == 1)
    }
    for task in [first, second] {
      let returned = try test.store.tasks.task(uid: ReturnedUID.after(task.uid))
      #expect(returned?.due == task.due)
    }
    #expect(try test.store.purgedTasks.all() == remains)
    for _ in files { _ = try UndoStep(test.store).run(at: test.now) }
    #expect(try test.contents() == purged)
  }

  @Test("It stays when imports are undone that another one, and then the task itself, came from")
  func importsUndone() throws {
    let task = try test.store.tasks.existing(rent)
    let filed = FiledTask(task: task, projectName: "Home", saying: .all)
    let record = PurgedTask(uid: task.uid, created: created, deleted: test.now)
    let other = try TestStore()
    for item in [FileItem.purgedTask(record), .task(filed)] {
      var reader = ItemReader([item])
      _ = try other.importTasks(from: &reader, by: .fileWins)
    }
    let uid = ReturnedUID.after(task.uid)
    let id = try #require(try other.store.tasks.task(uid: uid)?.id)
    try DeleteTasks(other.store).run([id], at: other.now)
    try PurgeTasks(other.store).run([id], at: other.now)
    func remains() throws -> PurgedTask? {
      try other.store.purgedTasks.all().first { $0.uid == uid }
    }
    let purged = try #require(try remains())
    while (try? UndoStep(other.store).run(at: other.now)) != nil {
      #expect(try remains() == purged)
    }
    while (try? RedoStep(other.store).run(at: other.now)) != nil {
      #expect(try remains() == purged)
    }
  }

  private func update(_ id: Int64, _ change: (inout TaskInput) -> Void) throws {
    var input = TaskInput()
    change(&input)
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
  }

  @discardableResult
  private func makeTask(ofOccurrenceOf series: Int64, due: String) throws -> Task {
    var input = TaskInput()
    input.due = try Moment(text: due)
    let update = UpdateOccurrence(test.store, newUID: test.newUID)
    return try test.store.tasks.existing(update.run(series, to: input, at: test.now))
  }

  private func added(on day: Int32) throws -> Int64? {
    let date = try calendarDate(day)
    let query = try PulseQuery(first: date, last: date)
    return try test.store.pulseHistory(query, at: test.now).days.first { $0.date == date }?.added
  }
}
