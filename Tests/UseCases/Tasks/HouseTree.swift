import Domain
import TestSupport
import Testing
import UseCases

/// A tree of tasks: a house with a kitchen, in which there is a sink, and a garden.
class HouseTree {
  let test: TestStore
  let house: Int64
  let kitchen: Int64
  let sink: Int64
  let garden: Int64

  init() throws {
    test = try TestStore()
    let house = try test.add("House") { $0.project = .name("Home") }
    let kitchen = try test.add("Kitchen") { $0.parent = house }
    self.house = house
    self.kitchen = kitchen
    sink = try test.add("Sink") { $0.parent = kitchen }
    garden = try test.add("Garden") { $0.parent = house }
    test.advance(seconds: 60)
  }

  var tree: [Int64] { [house, kitchen, sink, garden] }

  func task(_ id: Int64) throws -> Task { try test.store.tasks.existing(id) }

  func statuses() throws -> [Status] { try tree.map { try task($0).status } }

  func update(_ ids: [Int64], _ change: (inout TaskInput) -> Void) throws {
    var input = TaskInput()
    change(&input)
    try UpdateTasks(test.store, newUID: test.newUID).run(ids, to: input, at: test.now)
  }

  func refusal(_ body: () throws -> Void) throws -> Failure {
    let before = try test.contents()
    let failure = try #require(throws: Failure.self) { try body() }
    #expect(try test.contents() == before)
    return failure
  }
}
