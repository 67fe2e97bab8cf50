import Domain
import TestSupport
import Testing
import UseCases

@Suite struct ProjectTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  @Test("Inbox can neither be renamed nor deleted, and its name cannot be taken")
  func inbox() {
    #expect(throws: Failure.self) {
      try RenameProject(test.store)(Project.inboxID, to: "Other", at: test.now)
    }
    #expect(throws: Failure.self) { try DeleteProject(test.store)(Project.inboxID, at: test.now) }
    let failure = #expect(throws: Failure.self) {
      try AddProject(test.store, newUID: test.newUID)(named: "INBOX", at: test.now)
    }
    #expect(failure?.kind == .conflict)
  }

  @Test("Names are the same but for case and accents")
  func names() throws {
    let id = try AddProject(test.store, newUID: test.newUID)(named: "Éclair", at: test.now)
    let task = try test.add("Bake") { $0.project = .name("ECLAIR") }
    #expect(try test.store.tasks.task(id: task)?.projectID == id)
    try RenameProject(test.store)(id, to: "eclair", at: test.now)
    #expect(try test.store.projects.project(id: id)?.name == "eclair")
  }

  @Test("A task that is refused brings no project into being")
  func refusedTask() throws {
    #expect(throws: Failure.self) {
      try test.add(" ") { $0.project = .name("Home") }
    }
    #expect(try test.store.projects.all().count == 1)
  }
}
