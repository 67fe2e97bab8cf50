import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Random damage of all kinds at once.
@Suite struct RepairPropertyTests {
  /// The numbers that choose what is hit are the same in every run.
  private static func damages(_ seed: UInt64) -> [String] {
    let number = "((id * 7919 + \(seed) * 104729) % 1009)"
    let tagNumber = "((task_id * 7919 + tag_id * 31 + \(seed)) % 1009)"
    return [
      "DELETE FROM project WHERE id = (SELECT id FROM project ORDER BY \(number) LIMIT 1)",
      "UPDATE project SET position = (SELECT position FROM project ORDER BY \(number) LIMIT 1)",
      "UPDATE project SET archived_ms = 5 WHERE \(number) % 2",
      "UPDATE task SET project_id = \(number) % 9 WHERE \(number) % 2",
      "UPDATE task SET parent_id = \(number) % 40 WHERE \(number) % 2",
      "UPDATE task SET position = 'a' || substr('0123456789', 1 + \(number) % 10, 1)",
      "UPDATE task SET position = 'a!' || id WHERE \(number) % 3 = 0",
      "UPDATE task SET tags = 'x' || char(31) || 'Bank' || char(31) || 'X' WHERE \(number) % 3 = 0",
      "UPDATE task SET tags = char(9) || 'y' || char(10) || 'z' WHERE \(number) % 3 = 0",
      "DELETE FROM task_tag WHERE \(tagNumber) % 2",
      "DELETE FROM tag WHERE \(number) % 2",
      "UPDATE tag SET name = 'other ' || id WHERE \(number) % 2",
      "UPDATE tag SET colour = 77 WHERE \(number) % 2",
      "INSERT OR IGNORE INTO task_tag SELECT \(number) % 50, \(number) % 20 FROM task",
      "INSERT OR IGNORE INTO dependency SELECT \(number) % 50, id * 3 % 50 FROM task",
      "UPDATE task SET title = 'Changed' WHERE \(number) % 2",
      "DELETE FROM task WHERE \(number) % 5 = 0",
      "INSERT INTO task_text(task_text) VALUES ('delete-all')",
    ]
  }

  @Test("Whatever was damaged, one repair makes the store whole", arguments: 1...60)
  func wholeAgain(seed: UInt64) throws {
    let seed = RandomNumbers.seed(insteadOf: seed)
    var numbers = RandomNumbers(seed: seed)
    let test = try TestStore()
    for number in 0..<30 {
      _ = try test.add("Task \(number)") {
        $0.project = .name("Project \(number % 5)")
        $0.tags = ["bank", "été", "tag \(number % 7)"]
      }
    }
    try SetTagColour(test.store).run("bank", .red, at: test.now)
    let database = test.store.database
    try database.execute("PRAGMA foreign_keys = OFF")
    for damage in Self.damages(seed).shuffled(using: &numbers).prefix(6) {
      try database.execute(damage)
    }
    try database.execute("PRAGMA foreign_keys = ON")

    let check = CheckStore(test.store, newUID: test.newUID)
    let foretold = try check.run(at: test.now)
    #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now) == foretold)
    #expect(try check.run(at: test.now) == RepairReport())
    #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now) == RepairReport())
    #expect(try database.integer("SELECT 1 FROM pragma_foreign_key_check") == nil)
    let contents = try test.contents()
    #expect(contents.projects.first?.name == Project.inboxName)
    for task in contents.tasks {
      for name in task.tags.names {
        let tag = try #require(try test.store.tags.find(named: name))
        #expect(try test.store.tags.taskIDs(of: tag).contains(task.id))
      }
    }
    _ = try test.add("New") { $0.project = .id(Project.inboxID) }
  }
}
