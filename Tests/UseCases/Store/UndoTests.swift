import Domain
import TestSupport
import Testing
import UseCases

@Suite struct UndoTests {
  @Test("Undo of an added task takes its new project with it, and redo gives both their ids back")
  func addWithProject() throws {
    let test = try TestStore()
    let id = try test.add("Pay rent") { $0.project = .name("Home") }
    let before = try test.contents()
    let undone = try UndoStep(test.store).run(at: test.now)
    #expect(undone.action == .addTasks && undone.taskCount == 1 && undone.projectCount == 1)
    #expect(try test.store.projects.all().map(\.name) == ["Inbox"])
    _ = try RedoStep(test.store).run(at: test.now)
    #expect(try test.contents() == before)
    #expect(try test.store.tasks.task(id: id)?.title == "Pay rent")
  }

  @Test("A new step ends what could be redone")
  func newStepEndsRedo() throws {
    let test = try TestStore()
    _ = try test.add("One")
    _ = try UndoStep(test.store).run(at: test.now)
    _ = try test.add("Two")
    let refusal = #expect(throws: Failure.self) { try RedoStep(test.store).run(at: test.now) }
    #expect(refusal?.kind == .notFound)
    #expect(try test.titles() == ["Two"])
  }

  @Test("An id that was undone is not given to another task")
  func idsAreNotReused() throws {
    let test = try TestStore()
    let first = try test.add("One")
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.add("Two") > first)
  }

  @Test("A purge is passed over, and so are steps that touched purged tasks alone")
  func purge() throws {
    let test = try TestStore()
    let kept = try test.add("Kept")
    let purged = try test.add("Purged")
    try CompleteTasks(test.store).run([kept, purged], at: test.now)
    try DeleteTasks(test.store).run([purged], at: test.now)
    try PurgeTasks(test.store).run([purged], at: test.now)
    let undone = try UndoStep(test.store).run(at: test.now)
    #expect(undone.action == .completeTasks && undone.taskCount == 1)
    #expect(try UndoStep(test.store).run(at: test.now).action == .addTasks)
    #expect(try test.contents().tasks.isEmpty)
    #expect(throws: Failure.self) { try UndoStep(test.store).run(at: test.now) }
  }

  @Test("A call that changes nothing is no step")
  func noChange() throws {
    let test = try TestStore()
    let id = try test.add("One")
    test.advance(seconds: 60)
    var input = TaskInput()
    input.title = "One"
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
    try UpdateTasks(test.store, newUID: test.newUID).run([], to: input, at: test.now)
    #expect(try UndoStep(test.store).run(at: test.now).action == .addTasks)
  }

  @Test("Deleting a project moves its tasks to Inbox, and undo moves them back")
  func deleteProject() throws {
    let test = try TestStore()
    let id = try test.add("Pay rent") { $0.project = .name("Home") }
    try DeleteTasks(test.store).run([id], at: test.now)
    let before = try test.contents()
    let home = try #require(try test.store.projects.find(named: "home"))
    try DeleteProjects(test.store).run([home.id], at: test.now)
    #expect(try test.store.tasks.task(id: id)?.projectID == Project.inboxID)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.contents() == before)
  }
}
