import Domain
import TestSupport
import Testing
import UseCases

@Suite struct TagTests {
  let test: TestStore
  let rent: Int64
  let trash: Int64

  /// “Rent” has bank and home, “Trash” has bank and is in the trash.
  init() throws {
    test = try TestStore()
    rent = try test.add("Rent") { $0.tags = ["bank", "home"] }
    trash = try test.add("Trash") { $0.tags = ["bank"] }
    try DeleteTasks(test.store).run([trash], at: test.now)
    test.advance(seconds: 60)
  }

  @Test("A renamed tag has its new name in all tasks, those in the trash too, and its colour")
  func rename() throws {
    try SetTagColour(test.store).run("bank", .red, at: test.now)
    let before = try test.contents()
    try RenameTag(test.store).run("BANK", to: "Money", at: test.now)
    #expect(try tags(of: rent) == ["home", "Money"])
    #expect(try tags(of: trash) == ["Money"])
    #expect(try task(rent).modified == test.now)
    #expect(try spelled() == ["home", "Money"])
    #expect(try test.store.tags.find(named: "money")?.colour == .red)
    #expect(try test.titles(TaskQuery(.tag("money"))) == ["Rent"])
    try undoAndRedo(from: before)
  }

  @Test("The same name with other letters spells it otherwise, and modifies no task")
  func respell() throws {
    let before = try test.contents()
    try RenameTag(test.store).run("bank", to: "Bänk", at: test.now)
    #expect(try tags(of: rent) == ["Bänk", "home"])
    #expect(try task(rent).modified == before.tasks.first?.modified)
    try undoAndRedo(from: before)
  }

  @Test("A name that another tag has is a conflict that says to merge")
  func taken() throws {
    let before = try test.contents()
    let failure = refusal { try RenameTag(test.store).run("bank", to: "HOME", at: test.now) }
    #expect(failure?.kind == .conflict && failure?.field == "new_name")
    #expect(failure?.message.description.contains("merge") == true)
    #expect(try test.contents() == before)
  }

  @Test("Merged tags are one: it has their tasks, and a colour if one of them had one")
  func merge() throws {
    try SetTagColour(test.store).run("home", .blue, at: test.now)
    try SetTagColour(test.store).run("unused", .red, at: test.now)
    let before = try test.contents()
    try MergeTags(test.store).run(["bank", "home", "unused"], into: "Money", at: test.now)
    #expect(try tags(of: rent) == ["Money"])
    #expect(try tags(of: trash) == ["Money"])
    let tags = try test.contents().tags
    #expect(tags.map(\.name) == ["Money"] && tags.map(\.colour) == [.blue])
    #expect(tags.map(\.openCount) == [1])
    try undoAndRedo(from: before)
  }

  @Test("The tag that is left may be one of them; it keeps its spelling and its colour")
  func mergeIntoOneOfThem() throws {
    try SetTagColour(test.store).run("home", .blue, at: test.now)
    try SetTagColour(test.store).run("bank", .red, at: test.now)
    let before = try test.contents()
    try MergeTags(test.store).run(["home", "bank", "HOME"], into: "BANK", at: test.now)
    #expect(try tags(of: rent) == ["bank"])
    #expect(try test.store.tags.find(named: "bank")?.colour == .red)
    #expect(try test.store.tags.find(named: "home") == nil)
    try undoAndRedo(from: before)
  }

  @Test("A task with as many tags as it can have can be retagged")
  func fullTask() throws {
    let names = (1...100).map { "t\($0)" }
    let full = try test.add("Full") { $0.tags = names }
    try RenameTag(test.store).run("t1", to: "new", at: test.now)
    #expect(try tags(of: full).count == 100)
    try MergeTags(test.store).run(names.suffix(99).map { $0 }, into: "one", at: test.now)
    #expect(try tags(of: full) == ["new", "one"])
  }

  @Test("A tag that no task has is kept by its colour, and forgotten without it")
  func unusedColour() throws {
    let before = try test.contents()
    try SetTagColour(test.store).run("later", .green, at: test.now)
    #expect(try spelled() == ["bank", "home", "later"])
    try undoAndRedo(from: before)
    _ = try test.add("Task") { $0.tags = ["LATER"] }
    #expect(try spelled() == ["bank", "home", "later"])
    try SetTagColour(test.store).run("later", .black, at: test.now)
    #expect(try spelled() == ["bank", "home", "later"])
    try DeleteTags(test.store).run(["later"], at: test.now)
    #expect(try spelled() == ["bank", "home"])
    try SetTagColour(test.store).run("nothing", .black, at: test.now)
    #expect(try UndoStep(test.store).run(at: test.now).action == .deleteTag)
  }

  @Test("A deleted tag goes from all tasks, with its colour")
  func delete() throws {
    try SetTagColour(test.store).run("bank", .red, at: test.now)
    let before = try test.contents()
    try DeleteTags(test.store).run(["Bank", "home", "bank"], at: test.now)
    #expect(try tags(of: rent).isEmpty && tags(of: trash).isEmpty)
    #expect(try test.contents().tags.isEmpty)
    try undoAndRedo(from: before)
    _ = try test.add("New") { $0.tags = ["bank"] }
    #expect(try test.store.tags.find(named: "bank")?.colour == .black)
  }

  @Test("A tag that was forgotten and made again is spelled and coloured as undo has it")
  func madeAgain() throws {
    try SetTagColour(test.store).run("bank", .red, at: test.now)
    try DeleteTags(test.store).run(["bank"], at: test.now)
    _ = try test.add("New") { $0.tags = ["BANK"] }
    let before = try test.contents()
    try SetTagColour(test.store).run("bank", .green, at: test.now)
    try undoAndRedo(from: before)
    for _ in 0..<3 { _ = try UndoStep(test.store).run(at: test.now) }
    #expect(try tags(of: rent) == ["bank", "home"])
    #expect(try test.store.tags.find(named: "bank")?.colour == .red)
  }

  @Test("An unknown tag is said with its index, and nothing is changed")
  func unknown() throws {
    let before = try test.contents()
    let deleted = refusal { try DeleteTags(test.store).run(["bank", "nobody"], at: test.now) }
    #expect(deleted?.kind == .notFound && deleted?.field == "names" && deleted?.index == 1)
    let merged = refusal { try MergeTags(test.store).run(["bank", " "], into: "a", at: test.now) }
    #expect(merged?.kind == .invalid && merged?.field == "names" && merged?.index == 1)
    let renamed = refusal { try RenameTag(test.store).run("nobody", to: "a", at: test.now) }
    #expect(renamed?.kind == .notFound && renamed?.field == "name")
    let nameless = refusal { try RenameTag(test.store).run("bank", to: "", at: test.now) }
    #expect(nameless?.kind == .invalid && nameless?.field == "new_name")
    #expect(
      refusal { try MergeTags(test.store).run(["bank"], into: "", at: test.now) }?.field == "into")
    #expect(try test.contents() == before)
  }

  @Test("Merging nothing, or a tag into itself, is no step")
  func nothing() throws {
    try MergeTags(test.store).run([], into: "new", at: test.now)
    try MergeTags(test.store).run(["bank"], into: "BANK", at: test.now)
    try DeleteTags(test.store).run([], at: test.now)
    #expect(try UndoStep(test.store).run(at: test.now).action == .deleteTasks)
  }

  /// The last step can be taken back and done again.
  private func undoAndRedo(from before: TestStore.Contents) throws {
    let after = try test.contents()
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.contents() == before)
    _ = try RedoStep(test.store).run(at: test.now)
    #expect(try test.contents() == after)
  }

  private func task(_ id: Int64) throws -> Task { try test.store.tasks.existing(id) }

  private func tags(of id: Int64) throws -> [String] { try task(id).tags.names }

  /// The tags that are listed.
  private func spelled() throws -> [String] { try test.contents().tags.map(\.name) }

  private func refusal(_ body: () throws -> Void) -> Failure? {
    do {
      try body()
      return nil
    } catch {
      return error as? Failure
    }
  }
}
