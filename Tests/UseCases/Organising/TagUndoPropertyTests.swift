import Domain
import TestSupport
import Testing
import UseCases

/// Random changes of tags, undone to the start and redone to the end.
@Suite struct TagUndoPropertyTests {
  @Test("A thousand random changes of tags can be taken back, and done again", arguments: 1...2)
  func undoAndRedo(seed: UInt64) throws {
    try expectEveryStateAgain(atLeast: 400, seed: seed, takeRandomStep)
  }

  func takeRandomStep(
    on test: TestStore, _ before: TestStore.Contents, _ numbers: inout RandomNumbers
  ) throws {
    let ids = before.tasks.map(\.id).shuffled(using: &numbers)
    let one = Array(ids.prefix(1))
    func word(_ numbers: inout RandomNumbers) -> String {
      ["bank", "Bank", "bänk", "home", "HOME", "été", "ETE", "a", "A", "b"]
        .randomElement(using: &numbers) ?? "x"
    }
    let (first, second, third) = (word(&numbers), word(&numbers), word(&numbers))
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: if ids.count < 6 { _ = try test.add(first) { $0.tags = [second, third] } }
    case 1:
      var input = TaskInput()
      input.tagsAdded = [first]
      input.tagsRemoved = [second]
      try UpdateTasks(test.store, newUID: test.newUID).run(one, to: input, at: test.now)
    case 2: try DeleteTasks(test.store).run(one, at: test.now)
    case 3: try RestoreTasks(test.store).run(one, at: test.now)
    case 4, 5: try RenameTag(test.store).run(first, to: second, at: test.now)
    case 6: try MergeTags(test.store).run([first, second], into: third, at: test.now)
    case 7: try DeleteTags(test.store).run([first], at: test.now)
    default:
      let colour = [ColourToken.black, .red, .blue].randomElement(using: &numbers) ?? .black
      try SetTagColour(test.store).run(first, colour, at: test.now)
    }
  }
}
