import Domain
import TestSupport
import Testing
import UseCases

@Suite struct DependencyTests {
  let test: TestStore
  let stamps: Int64
  let letter: Int64
  let post: Int64

  init() throws {
    test = try TestStore()
    let stamps = try test.add("Buy stamps")
    let letter = try test.add("Write letter")
    self.stamps = stamps
    self.letter = letter
    post = try test.add("Post it") { $0.dependencies = [letter, stamps, letter] }
    test.advance(seconds: 60)
  }

  private func dependencies(of id: Int64) throws -> [Int64] {
    try test.store.tasks.existing(id).dependencies
  }

  private func update(_ ids: [Int64], _ change: (inout TaskInput) -> Void) throws {
    var input = TaskInput()
    change(&input)
    try UpdateTasks(test.store, newUID: test.newUID).run(ids, to: input, at: test.now)
  }

  private func refusal(_ ids: [Int64], _ change: (inout TaskInput) -> Void) throws -> Failure {
    let before = try test.contents()
    let failure = try #require(throws: Failure.self) { try update(ids, change) }
    #expect(try test.contents() == before)
    #expect(failure.field == "depends_on")
    return failure
  }

  @Test("Dependencies are set, added and removed")
  func changes() throws {
    #expect(try dependencies(of: post) == [stamps, letter])
    try update([post]) { $0.dependenciesRemoved = [letter, 99] }
    #expect(try dependencies(of: post) == [stamps])
    try update([post, letter]) { $0.dependenciesAdded = [stamps] }
    #expect(try dependencies(of: post) == [stamps] && dependencies(of: letter) == [stamps])
    try update([post]) { $0.dependencies = [] }
    #expect(try dependencies(of: post).isEmpty)
    for _ in 0..<3 { _ = try UndoStep(test.store).run(at: test.now) }
    #expect(try dependencies(of: post) == [stamps, letter])
  }

  @Test("A task that is missing is not found, for new tasks too")
  func missing() throws {
    #expect(try refusal([post]) { $0.dependenciesAdded = [99] }.kind == .notFound)
    let failure = #expect(throws: Failure.self) {
      try test.add("Other") { $0.dependencies = [stamps, 99] }
    }
    #expect(failure?.kind == .notFound && failure?.field == "depends_on")
    #expect(failure?.message.description.contains("99") == true)
  }

  @Test("A task cannot wait for itself, directly or through others")
  func circles() throws {
    #expect(try refusal([stamps]) { $0.dependencies = [stamps] }.kind == .conflict)
    let direct = try refusal([stamps]) { $0.dependenciesAdded = [post] }
    #expect(direct.kind == .conflict && direct.index == 0)
    #expect(
      direct.message.description.contains("Buy stamps")
        && direct.message.description.contains("Post it"))
    let answer = try test.add("Read answer") { $0.dependencies = [post] }
    let far = try refusal([answer, stamps]) { $0.dependenciesAdded = [post, answer] }
    #expect(far.kind == .conflict)
    #expect(try refusal([letter]) { $0.dependencies = [answer] }.kind == .conflict)
  }

  @Test("Tasks that are changed together are checked each, whoever waits for them")
  func severalCircles() throws {
    let first = try test.add("First")
    let end = try test.add("End") { $0.dependencies = [first] }
    let failure = try refusal([post, letter, first]) { $0.dependenciesAdded = [end] }
    #expect(failure.kind == .conflict && failure.index == 2)
    try update([post, letter]) { $0.dependenciesAdded = [end] }
    #expect(try dependencies(of: letter) == [end])
    #expect(try refusal([end]) { $0.dependenciesAdded = [post] }.kind == .conflict)
  }

  @Test("A task waits while what it depends on is open")
  func blocked() throws {
    #expect(try test.titles(TaskQuery(.blocked)) == ["Post it"])
    #expect(try test.titles(TaskQuery(.blocking)) == ["Buy stamps", "Write letter"])
    try CompleteTasks(test.store).run([stamps, letter], at: test.now)
    #expect(try test.titles(TaskQuery(.blocked)).isEmpty)
  }

  @Test("More than a hundred dependencies are refused")
  func tooMany() throws {
    let failure = try refusal([post]) { $0.dependencies = Array(1_000...1_100) }
    #expect(failure.kind == .invalid)
  }
}
