import Domain
import Glibc
import TestSupport
import Testing
import UseCases

@testable import Storage

/// What another program damaged, with foreign keys off.
@Suite struct RepairTests {
  let test: TestStore
  let home: Int64
  let rent: Int64
  let stamps: Int64

  /// In Home: “Rent”, which waits for “Stamps” and has two tags; in Inbox: “Stamps”.
  init() throws {
    let test = try TestStore()
    self.test = test
    stamps = try test.add("Stamps")
    rent = try test.add("Rent") { $0.project = .name("Home") }
    home = try #require(try test.store.projects.find(named: "home")?.id)
    let blocker = stamps
    try test.change(rent) {
      try $0.setDependencies([blocker])
      $0.tags = try TagSet(["Bank", "home"])
    }
    test.advance(seconds: 60)
  }

  @Test("A store that is whole stays as it is, and there is no step")
  func healthy() throws {
    try SetTagColour(test.store).run("later", .red, at: test.now)
    let before = try test.contents()
    let steps = try count("step")
    #expect(try repair() == RepairReport())
    #expect(try test.contents() == before)
    #expect(try count("step") == steps)
  }

  @Test("Without Inbox, adding says that the store is to be repaired; a repair restores it")
  func missingInbox() throws {
    try damage("DELETE FROM project WHERE id = 1")
    let failure = #expect(throws: Failure.self) { try test.add("New") }
    #expect(failure?.kind == .corrupt && failure?.message.description.contains("Repair") == true)
    for choice in [ProjectChoice.id(Project.inboxID), .name("inbox")] {
      let failure = #expect(throws: Failure.self) { try test.add("New") { $0.project = choice } }
      #expect(failure == Project.missingInbox.at(index: 0))
    }
    let report = try repair()
    #expect(report.isInboxRestored && report.tasksRehomed == 0)
    let inbox = try test.store.projects.existing(Project.inboxID)
    #expect(inbox.uid == "inbox" && inbox.name == "Inbox")
    #expect(try test.store.tasks.tasks(inProject: Project.inboxID).map(\.title) == ["Stamps"])
    _ = try test.add("New")
    try expectWhole()
  }

  @Test(
    "Inbox is again what it is in every store",
    arguments: [
      "name = 'Other', name_key = 'other'", "archived_ms = 5", "uid = 'x'", "name_key = 'x'",
    ])
  func damagedInbox(assignment: String) throws {
    let before = try test.contents()
    try damage("UPDATE project SET \(assignment) WHERE id = 1")
    #expect(try repair().isInboxRestored)
    #expect(try test.contents() == before)
    try expectWhole()
  }

  @Test("A project that took the name and the uid of Inbox gets its own")
  func takenInbox() throws {
    try damage("UPDATE project SET id = 7 WHERE id = 1")
    let report = try repair()
    #expect(report.isInboxRestored && report.tasksRehomed == 0)
    #expect(try test.store.projects.existing(Project.inboxID).name == "Inbox")
    let other = try test.store.projects.existing(7)
    #expect(other.name == "Inbox 2" && other.uid != Project.inboxUID)
    try expectWhole()
  }

  @Test("Tasks whose project is missing are put into Inbox, and observers are told")
  func missingProject() throws {
    try damage("DELETE FROM project WHERE id = \(home)")
    test.store.recordsSteps = true
    #expect(try repair().tasksRehomed == 1)
    let task = try test.store.tasks.existing(rent)
    #expect(task.projectID == Project.inboxID && task.modified == test.now)
    let step = try #require(test.store.takeCommittedSteps().last)
    #expect(step.action == .repair && step.changes.map(\.id) == [rent])
    #expect(step.changes.first?.changedNames == ["project", "modified"])
    try expectWhole()
  }

  @Test("Subtasks whose parent is missing or in another project are tasks of their own")
  func badParents() throws {
    try damage("UPDATE task SET parent_id = 99 WHERE id = \(stamps)")
    try damage("UPDATE task SET parent_id = \(stamps) WHERE id = \(rent)")
    #expect(try repair().subtasksDetached == 2)
    #expect(try test.contents().tasks.allSatisfy { $0.parentID == nil })
    try expectWhole()
  }

  @Test("Subtasks whose parent is in the trash, or completed while they are open, are on their own")
  func parentsOfOtherStates() throws {
    var ids: [Int64] = []
    for parent in ["deleted_ms", "completed_ms"] {
      let id = try test.add(parent)
      for _ in 0..<3 { ids.append(try test.add("child") { $0.parent = id }) }
      try damage("UPDATE task SET \(parent) = 5 WHERE id = \(id)")
      try damage("UPDATE task SET completed_ms = 5 WHERE id = \(ids[ids.count - 2])")
      try damage("UPDATE task SET deleted_ms = 5 WHERE id = \(ids[ids.count - 1])")
    }
    #expect(try repair().subtasksDetached == 3)
    #expect(
      try test.store.tasks.tasks(ids: ids).map { $0.parentID == nil }
        == [true, true, false, true, false, false])
    try expectWhole()
  }

  @Test("A circle of subtasks is opened at one of them, and the rest stays under it")
  func parentCycles() throws {
    let ids = try (1...4).map { try test.add("\($0)") }
    for (child, parent) in [(0, 1), (1, 2), (2, 0), (3, 2)] {
      try damage("UPDATE task SET parent_id = \(ids[parent]) WHERE id = \(ids[child])")
    }
    try damage("UPDATE task SET parent_id = id WHERE id = \(stamps)")
    #expect(try repair().subtasksDetached == 2)
    #expect(
      try test.store.tasks.tasks(ids: ids).map(\.parentID) == [nil, ids[2], ids[0], ids[2]])
    #expect(try test.store.tasks.existing(stamps).parentID == nil)
    try expectWhole()
  }

  @Test("A row of a hundred thousand subtasks is no circle, and no recursion")
  func deepTree() throws {
    try damage(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
      INSERT INTO task(id, uid, title, notes, project_id, parent_id, position, tags, priority,
        favourite, slot, url, reminders, repeat_rule, created_ms, modified_ms)
      SELECT 1000 + i, 'deep-' || i, 'x', '', 1, CASE WHEN i > 1 THEN 999 + i END,
        'e' || printf('%05d', 10000 + i), '', 2, 0, 0, '', '', '', 0, 0 FROM n WHERE i < 89999
      """)
    let report = try repair()
    #expect(report.subtasksDetached == 0 && report.isIndexRebuilt)
    try expectWhole()
  }

  @Test("Dependencies on missing tasks go, and so does one of each circle")
  func dependencies() throws {
    let ids = try (1...3).map { try test.add("\($0)") }
    try damage(
      """
      INSERT INTO dependency(task_id, blocker_id) VALUES (\(rent), 99), (98, \(rent)), (97, 96),
        (\(ids[0]), \(ids[1])), (\(ids[1]), \(ids[2])), (\(ids[2]), \(ids[0])), (\(ids[2]), \(ids[2]))
      """)
    #expect(try repair().dependenciesRemoved == 5)
    #expect(try test.store.tasks.existing(rent).dependencies == [stamps])
    #expect(
      try test.store.tasks.tasks(ids: ids).map(\.dependencies) == [[ids[1]], [ids[2]], []])
    #expect(try count("dependency") == 3)
    try expectWhole()
  }

  @Test("A dependency on what is no number goes")
  func dependencyOfWrongType() throws {
    try damage("INSERT INTO dependency VALUES (\(rent), '\(rent)x'), (x'01', 0.5)")
    #expect(try repair().dependenciesRemoved == 2)
    #expect(try count("dependency") == 1)
    try expectWhole()
  }

  @Test(
    "An index that does not agree with its table is made anew",
    arguments: ["task_by_position", "task_by_status"])
  func wrongIndex(name: String) throws {
    let before = try test.contents()
    let database = test.store.database
    let root = try #require(
      try database.integer("SELECT rootpage FROM sqlite_schema WHERE name = '\(name)'"))
    // A change that the index is not told of.
    database.defend(false)
    defer { database.defend(true) }
    try database.execute(
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = sql || ' AND 0' WHERE name = '\(name)' AND sql LIKE '%WHERE%';
      UPDATE sqlite_schema SET sql = sql || ' WHERE 0' WHERE name = '\(name)' AND sql NOT LIKE '%WHERE%';
      PRAGMA writable_schema = RESET;
      REINDEX \(name);
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, ' WHERE 0', '') WHERE name = '\(name)';
      PRAGMA writable_schema = RESET
      """)
    #expect(
      try database.integer("SELECT rootpage FROM sqlite_schema WHERE name = '\(name)'") == root)
    let check = CheckStore(test.store, newUID: test.newUID)
    #expect(try check.run(at: test.now).isIndexRebuilt)
    #expect(try repair().isIndexRebuilt)
    #expect(try check.run(at: test.now) == RepairReport())
    #expect(try test.contents() == before)
    try expectWhole()
  }

  @Test(
    "A task is found by the tags that it has",
    arguments: [
      "DELETE FROM task_tag", "DELETE FROM tag", "UPDATE tag SET name = 'zzz' WHERE name = 'Bank'",
      "UPDATE tag SET name_key = 'zzz' WHERE name = 'Bank'",
      "UPDATE tag SET colour = 99 WHERE name = 'Bank'",
      "INSERT INTO tag(id, name, name_key) VALUES (50, 'other', 'other'); "
        + "INSERT INTO task_tag(task_id, tag_id) SELECT task_id, 50 FROM task_tag GROUP BY 1",
    ])
  func tagIndex(sql: String) throws {
    let before = try test.contents()
    try damage(sql)
    #expect(try repair().tagsMended == 1)
    #expect(try test.contents() == before)
    #expect(try test.titles(TaskQuery(.tag("bank"))) == ["Rent"])
    try expectWhole()
  }

  @Test("Tags that cannot be are taken from the text, and the others stay")
  func damagedTagText() throws {
    try damage(
      "UPDATE task SET tags = 'home' || char(31) || 'new' || char(31) || 'a' || char(10) || 'b' "
        + "WHERE id = \(rent)")
    let report = try repair()
    #expect(report.tagsMended == 1 && report.isIndexRebuilt)
    #expect(try test.store.tasks.existing(rent).tags.names == ["home", "new"])
    #expect(try test.titles(TaskQuery(.tag("new"))) == ["Rent"])
    #expect(try test.contents().tags.map(\.name) == ["home", "new"])
    try expectWhole()
  }

  @Test("A coloured tag whose key was changed keeps its colour")
  func colouredTag() throws {
    try SetTagColour(test.store).run("bank", .red, at: test.now)
    try SetTagColour(test.store).run("later", .blue, at: test.now)
    let before = try test.contents()
    try damage("UPDATE tag SET name_key = 'x' || name_key")
    #expect(try repair().tagsMended == 1)
    #expect(try test.contents() == before)
    try expectWhole()
  }

  @Test("What has no place in the order gets one behind the others; an equal one is a place")
  func positions() throws {
    for title in ["A", "B", "C", "D"] { _ = try test.add(title) }
    let positions = try test.contents().tasks.map(\.position.text)
    // Stamps, Rent, A, B, C, D: C becomes equal to A, and B and D none.
    try damage(
      """
      UPDATE task SET position = '\(positions[2])' WHERE title = 'C';
      UPDATE task SET position = '!' WHERE title = 'B';
      UPDATE task SET position = x'6130' WHERE title = 'D';
      UPDATE project SET position = 'a0';
      """)
    #expect(try repair().positionsMended == 2)
    #expect(
      try test.contents().tasks.sorted { $0.place < $1.place }.map(\.title) == [
        "Stamps", "Rent", "A", "C", "B", "D",
      ])
    try expectWhole()
  }

  @Test("The index of words is made anew when it does not agree with the tasks")
  func textIndex() throws {
    try damage("UPDATE task SET title = 'Castle' WHERE id = \(rent)")
    #expect(try repair().isIndexRebuilt)
    #expect(
      try test.store.database.integer(
        "SELECT rowid FROM task_text WHERE task_text MATCH 'castle'") == rent)
    try expectWhole()
  }

  @Test("A repair is never undone, and what was done before it is")
  func undo() throws {
    try damage("UPDATE task SET position = '!' WHERE id = \(rent)")
    #expect(try repair().positionsMended == 1)
    #expect(try UndoStep(test.store).run(at: test.now).action == .updateTasks)
  }

  @Test("A store in a file that was damaged meanwhile opens, and can be repaired")
  func file() throws {
    let path = "/tmp/taskcore-repair-\(UInt64.random(in: 0 ... .max)).db"
    defer { remove(path) }
    do {
      let file = try TestStore(path: path)
      _ = try file.add("Task") { $0.project = .name("Home") }
      try file.store.database.execute("PRAGMA foreign_keys = OFF; DELETE FROM project")
    }
    let file = try TestStore(path: path)
    let report = try Repair(file.store, newUID: file.newUID).run(at: file.now)
    #expect(report.isInboxRestored && report.tasksRehomed == 1)
    #expect(try file.titles(TaskQuery(.project([.id(Project.inboxID)]))) == ["Task"])
  }

  private func repair() throws -> RepairReport {
    try Repair(test.store, newUID: test.newUID).run(at: test.now)
  }

  /// A second repair finds nothing, and SQLite neither.
  private func expectWhole() throws {
    #expect(try repair() == RepairReport())
    #expect(try test.store.database.integer("SELECT 1 FROM pragma_foreign_key_check") == nil)
    #expect(try test.store.projects.all().first?.isInbox == true)
  }

  private func count(_ table: String) throws -> Int64? {
    try test.store.database.integer("SELECT count(*) FROM \(table)")
  }

  /// As a program would that knows nothing of our rules.
  private func damage(_ sql: String) throws {
    try test.store.database.execute("PRAGMA foreign_keys = OFF")
    defer { try? test.store.database.execute("PRAGMA foreign_keys = ON") }
    try test.store.database.execute(sql)
  }

  private func remove(_ path: String) {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
  }
}

extension TestStore {
  /// Changes a task as a use case would.
  fileprivate func change(_ id: Int64, _ change: (inout Task) throws -> Void) throws {
    try store.write(.updateTasks, at: now) {
      let old = try store.tasks.existing(id)
      var task = old
      try change(&task)
      try store.tasks.save(task, over: old, modified: now)
    }
  }
}
