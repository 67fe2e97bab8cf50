import Domain
import TestSupport
import Testing
import UseCases

/// What happens to a tree when a task of it is completed, deleted and the like: a house with a kitchen,
/// in which there is a sink, and a garden.
@Suite final class SubtaskStateTests: HouseTree {
  @Test("Completing completes the open subtasks in the same step", arguments: [true, false])
  func complete(isReversed: Bool) throws {
    try CompleteTasks(test.store).run([garden], at: test.now)
    let garden = try task(garden)
    test.advance(seconds: 60)
    let ids = isReversed ? [kitchen, house] : [house, kitchen, house]
    try CompleteTasks(test.store).run(ids, at: test.now)
    #expect(try Set(statuses()) == [.completed])
    #expect(try task(sink).completed == test.now && task(garden.id) == garden)
    #expect(try UndoStep(test.store).run(at: test.now).taskCount == 3)
    #expect(try statuses() == [.open, .open, .open, .completed])
  }

  @Test("Completing can be refused for open subtasks that are not meant too")
  func refusedCompleting() throws {
    let complete = CompleteTasks(test.store, .refusingOpenSubtasks)
    let failure = try refusal { try complete.run([garden, house], at: test.now) }
    #expect(failure.kind == .conflict && failure.index == 1)
    #expect(failure.message.description.contains("Kitchen"))
    try complete.run([house, kitchen, sink, garden], at: test.now)
    #expect(try Set(statuses()) == [.completed])
  }

  @Test("Reopening reopens what a task is below, and not what is below it")
  func reopen() throws {
    try CompleteTasks(test.store).run([house], at: test.now)
    try ReopenTasks(test.store).run([kitchen], at: test.now)
    #expect(try statuses() == [.open, .open, .completed, .completed])
  }

  @Test("Deleting and restoring take along what went to the trash at the same time")
  func deleteAndRestore() throws {
    try DeleteTasks(test.store).run([sink], at: test.now)
    test.advance(seconds: 60)
    let before = try test.contents()
    try DeleteTasks(test.store).run([house], at: test.now)
    #expect(try Set(statuses()) == [.deleted])
    test.advance(seconds: 60)
    try RestoreTasks(test.store).run([house], at: test.now)
    #expect(try statuses() == [.open, .open, .deleted, .open])
    _ = try UndoStep(test.store).run(at: test.now)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.contents() == before)
  }

  @Test("What went to the trash by an earlier call stays there, also within one millisecond")
  func deletedBefore() throws {
    for id in [sink, kitchen, house] { try DeleteTasks(test.store).run([id], at: test.now) }
    #expect(try Set(tree.map { try task($0).deleted }).count == 3)
    #expect(try task(sink).deleted == test.now && task(house).deleted == task(garden).deleted)
    try RestoreTasks(test.store).run([house], at: test.now)
    #expect(try statuses() == [.open, .deleted, .deleted, .open])
    try DeleteProjects(test.store).run([task(house).projectID], withTasks: true, at: test.now)
    try RestoreTasks(test.store).run([house], at: test.now)
    #expect(try statuses() == [.open, .deleted, .deleted, .open])
  }

  @Test("A task that leaves its parent in the trash becomes one of its own")
  func restoreAlone() throws {
    try DeleteTasks(test.store).run([house], at: test.now)
    try RestoreTasks(test.store).run([kitchen], at: test.now)
    #expect(try statuses() == [.deleted, .open, .open, .deleted])
    #expect(try task(kitchen).parentID == nil && task(sink).parentID == kitchen)
  }

  @Test("Tasks that are restored together stay together", arguments: [true, false])
  func restoreTogether(isReversed: Bool) throws {
    for id in [sink, kitchen, house] {
      test.advance(seconds: 60)
      try DeleteTasks(test.store).run([id], at: test.now)
    }
    let ids = [house, kitchen, sink]
    try RestoreTasks(test.store).run(isReversed ? ids.reversed() : ids, at: test.now)
    #expect(try Set(statuses()) == [.open])
    #expect(try tree.map { try task($0).parentID } == [nil, house, kitchen, house])
  }

  @Test("Restoring an open task reopens what it is below, as reopening does")
  func restoreBelowCompleted() throws {
    try DeleteTasks(test.store).run([sink], at: test.now)
    try CompleteTasks(test.store).run([house], at: test.now)
    let before = try test.contents()
    try RestoreTasks(test.store).run([sink], at: test.now)
    #expect(try statuses() == [.open, .open, .open, .completed])
    #expect(try UndoStep(test.store).run(at: test.now).taskCount == 3)
    #expect(try test.contents() == before)
    _ = try RedoStep(test.store).run(at: test.now)
    #expect(try statuses() == [.open, .open, .open, .completed])
  }

  @Test("Restoring an open task together with the completed one that it is below reopens that")
  func restoreWithCompleted() throws {
    try DeleteTasks(test.store).run([sink], at: test.now)
    try CompleteTasks(test.store).run([kitchen], at: test.now)
    try DeleteTasks(test.store).run([kitchen], at: test.now)
    try RestoreTasks(test.store).run([kitchen, sink], at: test.now)
    #expect(try statuses() == [.open, .open, .open, .open])
  }

  @Test("Restoring a completed task reopens nothing")
  func restoreCompleted() throws {
    try CompleteTasks(test.store).run([house], at: test.now)
    let before = try statuses()
    try DeleteTasks(test.store).run([kitchen], at: test.now)
    try RestoreTasks(test.store).run([kitchen], at: test.now)
    #expect(try statuses() == before)
  }

  @Test("Purging takes along what is below, and no task waits for it any longer")
  func purge() throws {
    let paint = try test.add("Paint") { $0.dependencies = [kitchen, garden] }
    try update([garden]) { $0.parent = .some(nil) }
    try DeleteTasks(test.store).run([sink], at: test.now)
    test.advance(seconds: 60)
    try DeleteTasks(test.store).run([house], at: test.now)
    try PurgeTasks(test.store).run([house], at: test.now)
    #expect(try test.contents().tasks.map(\.id) == [garden, paint])
    #expect(try task(paint).dependencies == [garden])
    while (try? UndoStep(test.store).run(at: test.now)) != nil {}
    #expect(try test.contents().tasks.isEmpty)
  }
}
