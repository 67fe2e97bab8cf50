import Domain
import TestSupport
import Testing
import UseCases

/// Random changes of projects, undone to the start and redone to the end.
@Suite struct ProjectUndoPropertyTests {
  @Test("A thousand random changes of projects can be taken back, and done again", arguments: 1...2)
  func undoAndRedo(seed: UInt64) throws {
    try expectEveryStateAgain(atLeast: 300, seed: seed, takeRandomStep)
  }

  func takeRandomStep(
    on test: TestStore, _ before: TestStore.Contents, _ numbers: inout RandomNumbers
  ) throws {
    let ids = before.projects.map(\.id).shuffled(using: &numbers)
    let (one, other) = (ids.first ?? 1, ids.last ?? 1)
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0:
      _ = try AddProject(test.store, newUID: test.newUID).run(input(&numbers), at: test.now)
    case 1 where before.tasks.count < 12: _ = try test.add("Task") { $0.project = .id(one) }
    case 2, 3: try UpdateProject(test.store).run(one, to: input(&numbers), at: test.now)
    case 4: try MoveProjects(test.store).run([one, other], to: .top, at: test.now)
    case 5: try MoveProjects(test.store).run([one], to: .before(other), at: test.now)
    case 6: try MoveProjects(test.store).run([one], to: .after(other), at: test.now)
    case 7: try MoveProjects(test.store).run([one], to: .bottom, at: test.now)
    case 8:
      try DeleteProjects(test.store).run(
        [one], withTasks: Bool.random(using: &numbers), at: test.now)
    default:
      if let task = before.tasks.randomElement(using: &numbers) {
        try DeleteTasks(test.store).run([task.id], at: test.now)
      }
    }
  }

  private func input(_ numbers: inout RandomNumbers) -> ProjectInput {
    var input = ProjectInput()
    input.name = ["Home", "HOME", "Été", "Work", "A", "B", "C"].randomElement(using: &numbers)
    if Bool.random(using: &numbers) {
      input.colour = ColourToken.allCases.randomElement(using: &numbers)
    }
    if Bool.random(using: &numbers) { input.icon = ["", "x", "🌱"].randomElement(using: &numbers) }
    if Bool.random(using: &numbers) {
      input.description = ["", "d"].randomElement(using: &numbers)
    }
    if Bool.random(using: &numbers) { input.isArchived = Bool.random(using: &numbers) }
    return input
  }
}
