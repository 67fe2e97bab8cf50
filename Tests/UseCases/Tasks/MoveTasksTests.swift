import Domain
import TestSupport
import Testing
import UseCases

@Suite struct MoveTasksTests {
  let test: TestStore
  let ids: [Int64]
  let other: Int64

  init() throws {
    test = try TestStore()
    var ids: [Int64] = []
    for title in ["a", "b", "c", "d"] { ids.append(try test.add(title)) }
    other = try test.add("x") { $0.project = .name("Home") }
    self.ids = ids
    test.advance(seconds: 60)
  }

  private func move(_ ids: [Int64], _ move: TaskMove) throws {
    try MoveTasks(test.store).run(ids, to: move, at: test.now)
  }

  /// The tasks of Inbox, or those below one, in the manual order.
  private func order(under parent: Int64? = nil) throws -> String {
    let filter = TaskFilter.all([.project([.id(Project.inboxID)]), .parent(parent)])
    return try test.titles(TaskQuery(filter, sort: [.init(.manual)])).joined()
  }

  private func task(_ id: Int64) throws -> Task { try test.store.tasks.existing(id) }

  private func refusal(_ ids: [Int64], _ move: TaskMove) throws -> Failure {
    let before = try test.contents()
    let failure = try #require(throws: Failure.self) { try self.move(ids, move) }
    #expect(try test.contents() == before)
    return failure
  }

  @Test(
    "One task goes to each place",
    arguments: [
      (3, OrderDestination.before(2), "adbc"), (0, .after(3), "bcad"), (2, .top, "cabd"),
      (1, .bottom, "acdb"), (0, .before(2), "abcd"), (3, .bottom, "abcd"), (0, .top, "abcd"),
    ])
  func places(index: Int, place: OrderDestination, expected: String) throws {
    try move([ids[index]], TaskMove(place))
    #expect(try order() == expected)
  }

  @Test(
    "Several tasks keep the order that they are given in",
    arguments: [
      ([3, 0], OrderDestination.before(3), "bdac"), ([2, 1, 2], .top, "cbad"),
      ([1, 0], .bottom, "cdba"), ([0, 1], .after(4), "cdab"),
    ])
  func several(indexes: [Int], place: OrderDestination, expected: String) throws {
    try move(indexes.map { ids[$0] }, TaskMove(place))
    #expect(try order() == expected)
  }

  @Test("A move changes the tasks that move and no others, and is one step")
  func oneRow() throws {
    let before = try test.contents().tasks
    try move([ids[3]], TaskMove(.before(ids[1])))
    let after = try test.contents().tasks
    #expect(zip(before, after).filter { $0 != $1 }.map(\.0.id) == [ids[3]])
    #expect(try task(ids[3]).modified == test.now)
    let undone = try UndoStep(test.store).run(at: test.now)
    #expect(undone.action == .moveTasks && undone.taskCount == 1)
    #expect(try order() == "abcd")
    _ = try RedoStep(test.store).run(at: test.now)
    #expect(try order() == "adbc")
  }

  @Test("A task that is where it shall be stays as it is")
  func noMove() throws {
    try move([ids[1], ids[2]], TaskMove(.after(ids[0])))
    try move([ids[0]], TaskMove(.top))
    #expect(try UndoStep(test.store).run(at: test.now).action == .addTasks)
  }

  @Test("The first and the last of its siblings stay where they are among all tasks")
  func noMoveAmongSiblings() throws {
    let house = try test.add("house") { $0.project = .name("Home") }
    let last = try test.add("e")
    let child = try test.add("child") { $0.parent = last }
    let before = try test.contents()
    for (moved, place) in [
      ([other], OrderDestination.top), ([house], .bottom), ([other, house], .top), ([ids[0]], .top),
      ([last], .bottom), ([child], .top), ([child], .bottom), ([ids[3], last], .bottom),
    ] {
      try move(moved, TaskMove(place))
      #expect(try test.contents() == before)
    }
    #expect(try UndoStep(test.store).run(at: test.now).action == .addTasks)
    try move([house, other], TaskMove(.top))
    #expect(try task(house).place < task(other).place)
  }

  @Test("Into a project is out of the parent, at the bottom, with what is below")
  func project() throws {
    try move([ids[1]], TaskMove(into: .parent(ids[0])))
    try move([ids[2]], TaskMove(into: .parent(ids[1])))
    let home = try task(other).projectID
    try move([ids[1]], TaskMove(into: .project(home)))
    #expect(try task(ids[1]).parentID == nil && task(ids[1]).projectID == home)
    #expect(try task(ids[2]).parentID == ids[1] && task(ids[2]).projectID == home)
    #expect(try task(other).place < task(ids[1]).place)
    try move([ids[0]], TaskMove(.before(other), into: .project(home)))
    #expect(try task(ids[0]).place < task(other).place && task(ids[0]).projectID == home)
  }

  @Test("Under a parent is at its bottom, and out of it keeps the project")
  func parent() throws {
    try move([ids[3], ids[1]], TaskMove(into: .parent(ids[0])))
    #expect(try order() == "ac" && order(under: ids[0]) == "db")
    try move([ids[2]], TaskMove(.top, into: .parent(ids[0])))
    #expect(try order(under: ids[0]) == "cdb")
    try move([ids[2]], TaskMove(.after(ids[3])))
    #expect(try order(under: ids[0]) == "dcb")
    try move([ids[2]], TaskMove(into: .parent(nil)))
    #expect(try order() == "ac" && order(under: ids[0]) == "db")
    try move([ids[3]], TaskMove(.before(ids[0])))
    #expect(try order() == "dac")
  }

  @Test("One that is below another one that moves stays there")
  func carried() throws {
    try move([ids[1]], TaskMove(into: .parent(ids[0])))
    let home = try task(other).projectID
    try move([ids[1], ids[0]], TaskMove(into: .project(home)))
    #expect(try task(ids[1]).parentID == ids[0] && task(ids[1]).projectID == home)
  }

  @Test("Moves that make no sense are refused")
  func refusals() throws {
    try move([ids[1]], TaskMove(into: .parent(ids[0])))
    let itself = try refusal([ids[2]], TaskMove(.before(ids[2])))
    #expect(itself.kind == .invalid && itself.field == "before_id")
    let missing = try refusal([ids[2]], TaskMove(.after(99)))
    #expect(missing.kind == .notFound && missing.field == "after_id")
    let project = try refusal([ids[2]], TaskMove(.before(other)))
    #expect(project.kind == .conflict && project.field == "before_id" && project.index == 0)
    let wrongProject = try refusal(
      [ids[2]], TaskMove(.after(ids[0]), into: .project(task(other).projectID)))
    #expect(wrongProject.kind == .conflict && wrongProject.field == "after_id")
    let wrongParent = try refusal([ids[2]], TaskMove(.before(ids[1]), into: .parent(nil)))
    #expect(wrongParent.kind == .invalid && wrongParent.field == "parent_id")
    let circle = try refusal([ids[0]], TaskMove(.before(ids[1])))
    #expect(circle.kind == .conflict && circle.field == "before_id")
    #expect(try refusal([ids[0]], TaskMove(into: .parent(ids[1]))).kind == .conflict)
    #expect(try refusal([ids[0]], TaskMove(into: .parent(99))).field == "parent_id")
    #expect(try refusal([ids[0]], TaskMove(into: .project(99))).field == "project_id")
    #expect(try refusal([ids[2], 99], TaskMove(.top)).index == 1)
    try DeleteTasks(test.store).run([ids[2]], at: test.now)
    #expect(try refusal([ids[2]], TaskMove(.top)).kind == .conflict)
    #expect(try refusal([ids[3]], TaskMove(.before(ids[2]))).kind == .conflict)
    #expect(try refusal([ids[3]], TaskMove(into: .parent(ids[2]))).kind == .conflict)
  }

  @Test("Tasks next to each other are indented under the same one, and outdented in their order")
  func indent() throws {
    try IndentTasks(test.store).run([ids[2], ids[1]], at: test.now)
    #expect(try order() == "ad" && order(under: ids[0]) == "bc")
    try IndentTasks(test.store).run([ids[2]], at: test.now)
    #expect(try order(under: ids[1]) == "c")
    try OutdentTasks(test.store).run([ids[2]], at: test.now)
    try OutdentTasks(test.store).run([ids[2], ids[1]], at: test.now)
    #expect(try order() == "abcd")
    for _ in 0..<4 { _ = try UndoStep(test.store).run(at: test.now) }
    #expect(try order() == "abcd" && task(ids[2]).parentID == nil)
  }

  @Test("A task goes under the one that is seen before it, with what is below it")
  func indentPastHidden() throws {
    try IndentTasks(test.store).run([ids[3]], at: test.now)
    try CompleteTasks(test.store).run([ids[1]], at: test.now)
    try IndentTasks(test.store).run([ids[3], ids[2]], at: test.now)
    #expect(try order(under: ids[0]) == "c" && order(under: ids[2]) == "d")
  }

  @Test("Without a task before it, or a parent, neither is possible")
  func refusedIndent() throws {
    let first = #expect(throws: Failure.self) {
      try IndentTasks(test.store).run([ids[1], ids[0]], at: test.now)
    }
    #expect(first?.kind == .conflict && first?.index == 1)
    let top = #expect(throws: Failure.self) {
      try OutdentTasks(test.store).run([ids[1]], at: test.now)
    }
    #expect(top?.kind == .conflict && top?.index == 0)
    #expect(try order() == "abcd")
  }

  @Test("The ids may come from a query, as part of the step")
  func byQuery() throws {
    let query = TaskQuery(.not(.project([.name("Home")])), sort: [.init(.title, descending: true)])
    try MoveTasks(test.store).run(
      try test.store.taskIDs(query, at: test.now), to: TaskMove(.top), at: test.now)
    #expect(try order() == "dcba")
    try DeleteTasks(test.store).run(try test.store.taskIDs(query, at: test.now), at: test.now)
    #expect(try order().isEmpty)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try order() == "dcba")
  }
}
