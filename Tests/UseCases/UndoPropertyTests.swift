import Domain
import TestSupport
import Testing
import UseCases

/// Random steps, undone to the start and redone to the end.
@Suite struct UndoPropertyTests {
  @Test("A thousand random steps can be taken back one by one, and done again", arguments: 1...2)
  func undoAndRedo(seed: UInt64) throws {
    var numbers = RandomNumbers(seed: seed)
    let test = try TestStore()
    var contents = [try test.contents()]
    for _ in 0..<1_000 {
      test.advance(seconds: 1)
      if try takeRandomStep(on: test, &numbers) { contents.append(try test.contents()) }
    }
    let steps = contents.count - 1
    #expect(steps > 500)
    for step in stride(from: steps - 1, through: 0, by: -1) {
      _ = try UndoStep(test.store)(at: test.now)
      #expect(try test.contents() == contents[step])
    }
    #expect(throws: Failure.self) { try UndoStep(test.store)(at: test.now) }
    for step in 1...steps {
      _ = try RedoStep(test.store)(at: test.now)
      #expect(try test.contents() == contents[step])
    }
    #expect(throws: Failure.self) { try RedoStep(test.store)(at: test.now) }
  }

  /// - Returns: whether it changed anything; a step that is refused must not.
  private func takeRandomStep(on test: TestStore, _ numbers: inout RandomNumbers) throws -> Bool {
    let before = try test.contents()
    let ids = before.tasks.map(\.id).shuffled(using: &numbers)
    let some = Array(ids.prefix(Int.random(in: 1...5, using: &numbers)))
    let project = before.projects.randomElement(using: &numbers)?.id ?? 1
    do {
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0...2: _ = try test.add(randomWord(&numbers)) { self.fill(&$0, &numbers) }
      case 3...5:
        var input = TaskInput()
        fill(&input, &numbers)
        try UpdateTasks(test.store, newUID: test.newUID)(some, to: input, at: test.now)
      case 6: try CompleteTasks(test.store)(some, at: test.now)
      case 7: try ReopenTasks(test.store)(Array(some.prefix(1)), at: test.now)
      case 8: try DeleteTasks(test.store)(Array(some.prefix(1)), at: test.now)
      case 9: try RestoreTasks(test.store)(Array(some.prefix(1)), at: test.now)
      case 10: try DeleteProject(test.store)(project, at: test.now)
      default:
        var input = ProjectInput()
        input.name = randomWord(&numbers)
        try UpdateProject(test.store)(project, to: input, at: test.now)
      }
    } catch is Failure {
      #expect(try test.contents() == before)
      return false
    }
    return try test.contents() != before
  }

  private func fill(_ input: inout TaskInput, _ numbers: inout RandomNumbers) {
    if Bool.random(using: &numbers) { input.title = randomWord(&numbers) }
    if Bool.random(using: &numbers) { input.notes = randomWord(&numbers) }
    if Bool.random(using: &numbers) { input.project = .name(randomWord(&numbers)) }
    if Bool.random(using: &numbers) { input.tags = [randomWord(&numbers), randomWord(&numbers)] }
    if Bool.random(using: &numbers) { input.tagsAdded = [randomWord(&numbers)] }
    if Bool.random(using: &numbers) { input.tagsRemoved = [randomWord(&numbers)] }
    input.priority = Bool.random(using: &numbers) ? .p1 : nil
    input.isFavourite = Bool.random(using: &numbers)
    switch Int.random(in: 0...3, using: &numbers) {
    case 0: input.due = .some(nil)
    case 1: input.due = .dateTime(Instant(clamping: Int64.random(in: 0...1 << 42, using: &numbers)))
    case 2: input.due = CalendarDate(year: 2026, month: 2, day: 28).map { .date($0) }
    default: break
    }
  }

  private func randomWord(_ numbers: inout RandomNumbers) -> String {
    ["bank", "Bank", "home", "été", "ETE", "work", "a", "b", "c", "d"].randomElement(
      using: &numbers)
      ?? "x"
  }
}
