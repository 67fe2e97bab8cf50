import Domain
import TestSupport
import Testing
import UseCases

/// A tree: a house with a kitchen, in which there is a sink, and a garden.
@Suite final class SubtaskTests: HouseTree {
  @Test("A new subtask is in its parent's project")
  func newSubtask() throws {
    #expect(try Set(tree.map { try task($0).projectID }).count == 1)
    #expect(try task(sink).parentID == kitchen)
  }

  @Test("A parent that is missing, in another project, completed or in the trash is refused")
  func refusedParents() throws {
    let missing = try refusal { _ = try test.add("Tap") { $0.parent = 99 } }
    #expect(missing.kind == .notFound && missing.field == "parent_id")
    let elsewhere = try refusal {
      _ = try test.add("Tap") {
        $0.parent = sink
        $0.project = .name("Work")
      }
    }
    #expect(elsewhere.kind == .conflict && elsewhere.field == "project")
    try CompleteTasks(test.store).run([sink], at: test.now)
    let completed = try refusal { _ = try test.add("Tap") { $0.parent = sink } }
    #expect(completed.kind == .conflict && completed.field == "parent_id")
    #expect(completed.message.description.contains("reopen it first"))
    try DeleteTasks(test.store).run([sink], at: test.now)
    let deleted = try refusal { _ = try test.add("Tap") { $0.parent = sink } }
    #expect(deleted.kind == .conflict && deleted.message.description.contains("restore it first"))
  }

  @Test("A task cannot come to be below itself, however far")
  func circles() throws {
    for parent in [house, kitchen, sink] {
      let failure = try refusal { try update([house]) { $0.parent = parent } }
      #expect(failure.kind == .conflict && failure.field == "parent_id" && failure.index == 0)
      #expect(failure.message.description.contains("House"))
    }
    let failure = try refusal { try update([garden, kitchen]) { $0.parent = sink } }
    #expect(failure.index == 1 && failure.message.description.contains("Sink"))
  }

  @Test("A task takes what is below it to its new parent's project, those in the trash too")
  func newParent() throws {
    try DeleteTasks(test.store).run([sink], at: test.now)
    let flat = try test.add("Flat") { $0.project = .name("Work") }
    try update([kitchen]) { $0.parent = flat }
    let work = try task(flat).projectID
    #expect(try task(kitchen).projectID == work && task(sink).projectID == work)
    #expect(try task(garden).projectID != work)
    try update([kitchen]) { $0.parent = .some(nil) }
    #expect(try task(kitchen).parentID == nil && task(kitchen).projectID == work)
  }

  @Test("Another project takes a task out of its parent, and its own project does not")
  func newProject() throws {
    try update([kitchen]) { $0.project = .name("home") }
    #expect(try task(kitchen).parentID == house)
    try update([kitchen]) { $0.project = .name("Work") }
    #expect(try task(kitchen).parentID == nil && task(sink).parentID == kitchen)
    #expect(try task(sink).projectID == task(kitchen).projectID)
  }

  @Test("A whole tree that goes to another project stays a tree", arguments: [true, false])
  func newProjectOfAll(isReversed: Bool) throws {
    try update(isReversed ? tree.reversed() : tree) { $0.project = .name("Work") }
    #expect(try tree.map { try task($0).parentID } == [nil, house, kitchen, house])
    let work = try test.store.projects.find(named: "Work")?.id
    #expect(try tree.allSatisfy { try task($0).projectID == work })
  }

  @Test("A due before the start is refused, whichever comes second")
  func dates() throws {
    let early = try #require(CalendarDate(year: 2026, month: 1, day: 1))
    let late = try #require(CalendarDate(year: 2026, month: 1, day: 2))
    try update([sink]) { $0.start = .date(late) }
    #expect(try refusal { try update([sink]) { $0.due = .date(early) } }.kind == .invalid)
    try update([sink]) { $0.due = .date(late) }
    try update([sink]) {
      $0.start = .date(early)
      $0.due = .date(early)
    }
  }

  @Test("A tree of five thousand levels is completed, moved, deleted and restored in one go")
  func deep() throws {
    var parent = house
    for level in 0..<5_000 {
      parent = try test.add("Level \(level)") { $0.parent = .some(parent) }
    }
    try update([house]) { $0.project = .name("Work") }
    let work = try task(house).projectID
    #expect(try task(parent).projectID == work)
    #expect(try refusal { try update([house]) { $0.parent = parent } }.kind == .conflict)
    try CompleteTasks(test.store).run([house], at: test.now)
    try ReopenTasks(test.store).run([parent], at: test.now)
    #expect(try task(house).status == .open)
    try DeleteTasks(test.store).run([house], at: test.now)
    try RestoreTasks(test.store).run([house], at: test.now)
    #expect(try task(parent).status == .open)
  }
}
