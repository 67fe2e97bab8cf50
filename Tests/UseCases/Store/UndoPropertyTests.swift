import Domain
import TestSupport
import Testing
import UseCases

/// Random steps, undone to the start and redone to the end.
@Suite struct UndoPropertyTests {
  @Test("A thousand random steps can be taken back one by one, and done again", arguments: 1...2)
  func undoAndRedo(seed: UInt64) throws {
    let test = try TestStore()
    var postponed = 0
    try expectEveryStateAgain(on: test, atLeast: 500, seed: seed) { _, before, numbers in
      test.advance(seconds: Int64.random(in: 0...20_000, using: &numbers))
      try takeRandomStep(on: test, before, &numbers)
    } each: {
      expectSound($0.tasks)
      expectLogged($0)
      postponed = max(postponed, $0.postponements.count)
    }
    #expect(postponed > 0)
  }

  @Test("A store goes back to each moment, and so does its log", arguments: 3...4)
  func moments(seed: UInt64) throws {
    let test = try TestStore()
    var numbers = RandomNumbers(seed: seed)
    var states = [(at: test.now, contents: try test.contents())]
    for _ in 0..<TestLength.rounds(400) {
      test.advance(seconds: Int64.random(in: 1...20_000, using: &numbers))
      do {
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0: _ = try UndoStep(test.store).run(at: test.now)
        case 1: _ = try RedoStep(test.store).run(at: test.now)
        default: try takeRandomStep(on: test, states[states.count - 1].contents, &numbers)
        }
      } catch is Failure {
        continue
      }
      states.append((at: test.now, contents: try test.contents()))
    }
    test.advance(seconds: 60)
    for state in states.reversed() {
      try GoBack(test.store, newUID: test.newUID).run(to: state.at, at: test.now)
      #expect(try test.contents() == state.contents)
    }
    #expect(try test.replayed().contents() == states[0].contents)
  }

  func takeRandomStep(
    on test: TestStore, _ before: TestStore.Contents, _ numbers: inout RandomNumbers
  ) throws {
    let ids = before.tasks.map(\.id).shuffled(using: &numbers)
    let some = Array(ids.prefix(Int.random(in: 1...5, using: &numbers)))
    let project = before.projects.randomElement(using: &numbers)?.id ?? 1
    switch Int.random(in: 0..<26, using: &numbers) {
    case 24: try SkipOccurrences(test.store).run(Array(some.prefix(1)), at: test.now)
    case 25:
      try RenameTag(test.store).run(randomWord(&numbers), to: randomWord(&numbers), at: test.now)
    case 0...3:
      _ = try test.add(randomWord(&numbers)) {
        self.fill(&$0, &numbers)
        self.relate(&$0, ids, &numbers)
      }
    case 4...7:
      var input = TaskInput()
      fill(&input, &numbers)
      try UpdateTasks(test.store, newUID: test.newUID).run(some, to: input, at: test.now)
    case 8...9:
      var input = TaskInput()
      relate(&input, ids.reversed(), &numbers)
      try UpdateTasks(test.store, newUID: test.newUID).run(some, to: input, at: test.now)
    case 10: try CompleteTasks(test.store).run(some, at: test.now)
    case 11:
      try CompleteTasks(test.store, .refusingOpenSubtasks).run(
        Array(some.prefix(1)), at: test.now)
    case 12: try ReopenTasks(test.store).run(Array(some.prefix(1)), at: test.now)
    case 13: try DeleteTasks(test.store).run(Array(some.prefix(1)), at: test.now)
    case 14...15:
      let deleted = before.tasks.filter { $0.status == .deleted }.map(\.id)
      try RestoreTasks(test.store).run(
        Array(deleted.shuffled(using: &numbers).prefix(2)), at: test.now)
    case 16: try DeleteProjects(test.store).run([project], at: test.now)
    case 17:
      var input = ProjectInput()
      input.name = randomWord(&numbers)
      input.isArchived = Int.random(in: 0..<4, using: &numbers) == 0
      try UpdateProject(test.store).run(project, to: input, at: test.now)
    case 18: try IndentTasks(test.store).run(Array(some.prefix(2)), at: test.now)
    case 19: try OutdentTasks(test.store).run(Array(some.prefix(1)), at: test.now)
    default:
      try MoveTasks(test.store).run(
        Array(some.prefix(2)), to: randomMove(ids.reversed(), project, &numbers), at: test.now)
    }
  }

  private func fill(_ input: inout TaskInput, _ numbers: inout RandomNumbers) {
    if Bool.random(using: &numbers) { input.title = randomWord(&numbers) }
    if Bool.random(using: &numbers) { input.notes = randomWord(&numbers) }
    if Int.random(in: 0..<4, using: &numbers) == 0 { input.project = .name(randomWord(&numbers)) }
    if Bool.random(using: &numbers) { input.tags = [randomWord(&numbers), randomWord(&numbers)] }
    if Bool.random(using: &numbers) { input.tagsAdded = [randomWord(&numbers)] }
    if Bool.random(using: &numbers) { input.tagsRemoved = [randomWord(&numbers)] }
    input.priority = Bool.random(using: &numbers) ? .p1 : nil
    input.isFavourite = Bool.random(using: &numbers)
    fillMore(&input, &numbers)
    switch Int.random(in: 0...3, using: &numbers) {
    case 0: input.due = .some(nil)
    case 1: input.due = .dateTime(Instant(clamping: Int64.random(in: 0...1 << 42, using: &numbers)))
    case 2: input.due = CalendarDate(year: 2026, month: 2, day: 28).map { .date($0) }
    default: break
    }
  }

  private func fillMore(_ input: inout TaskInput, _ numbers: inout RandomNumbers) {
    if Bool.random(using: &numbers) {
      input.slot = Bool.random(using: &numbers) ? .evening : .morning
    }
    switch Int.random(in: 0...5, using: &numbers) {
    case 0: input.start = CalendarDate(year: 2024, month: 12, day: 24).map { .date($0) }
    case 1: input.start = .some(nil)
    case 2: input.estimatedDuration = Int64.random(in: 1...86_400, using: &numbers)
    case 3: input.url = Bool.random(using: &numbers) ? "https://example.org/" : ""
    case 4: input.reminders = (try? [Reminder(.due, offset: -3_600)]) ?? []
    default: input.repeatRule = try? RepeatRule("FREQ=DAILY")
    }
  }

  /// Gives a task a parent and others to wait for.
  private func relate(
    _ input: inout TaskInput, _ ids: [Int64], _ numbers: inout RandomNumbers
  ) {
    switch Int.random(in: 0...3, using: &numbers) {
    case 0...1:
      input.parent = ids.first
      input.project = nil
    case 2: input.parent = .some(nil)
    default: break
    }
    if Bool.random(using: &numbers) { input.dependencies = Array(ids.dropFirst().prefix(2)) }
    if Bool.random(using: &numbers) { input.dependenciesAdded = Array(ids.dropFirst(3).prefix(1)) }
    if Bool.random(using: &numbers) { input.dependenciesRemoved = Array(ids.prefix(5)) }
  }

  private func randomMove(
    _ ids: [Int64], _ project: Int64, _ numbers: inout RandomNumbers
  ) -> TaskMove {
    let anchor = ids.first ?? 0
    return switch Int.random(in: 0..<7, using: &numbers) {
    case 0: TaskMove(.before(anchor))
    case 1: TaskMove(.after(anchor))
    case 2: TaskMove(.top)
    case 3: TaskMove(.bottom)
    case 4: TaskMove(.top, into: .project(project))
    case 5: TaskMove(into: .parent(anchor))
    default: TaskMove(into: .parent(nil))
    }
  }

  /// What holds of the tasks after every step.
  private func expectSound(_ tasks: [Task]) {
    let byID = Dictionary(tasks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    #expect(Set(tasks.map(\.position)).count == tasks.count)
    #expect(
      tasks.allSatisfy { task in
        task.parentID.map { byID[$0]?.projectID == task.projectID } ?? true
      })
    #expect(!hasCircle(tasks) { $0.parentID.map { [$0] } ?? [] })
    #expect(!hasCircle(tasks) { $0.dependencies })
    #expect(
      tasks.allSatisfy { task in
        task.status == .deleted || task.parentID.map { byID[$0]?.status != .deleted } ?? true
      })
  }

  /// Each task that is completed has its entry in the log.
  private func expectLogged(_ contents: TestStore.Contents) {
    let entries = Dictionary(grouping: contents.completions) { $0.taskUID }
    for task in contents.tasks {
      guard let completed = task.completed else { continue }
      #expect(entries[task.uid]?.contains { $0.completed == completed } == true)
    }
  }

  /// Whether a task leads to itself: taking away those that lead to none that is left never ends.
  private func hasCircle(_ tasks: [Task], _ next: (Task) -> [Int64]) -> Bool {
    var left = Dictionary(
      tasks.map { ($0.id, next($0)) }, uniquingKeysWith: { first, _ in first })
    while true {
      let remaining = left.filter { entry in entry.value.contains { left[$0] != nil } }
      if remaining.count == left.count { return !left.isEmpty }
      left = remaining
    }
  }

  private func randomWord(_ numbers: inout RandomNumbers) -> String {
    ["bank", "Bank", "home", "été", "ETE", "work", "a", "b", "c", "d"].randomElement(
      using: &numbers)
      ?? "x"
  }
}
