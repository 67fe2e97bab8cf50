import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Names that two devices gave, which a merge marks.
@Suite struct AliasTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  @Test("Of several aliases the one with the smallest uid gets the name that is given up")
  func renamed() throws {
    let uids = ["a", "b", "c"]
    try test.store.write(.addProject, at: test.now) {
      for (index, uid) in uids.enumerated() {
        var project = try Project(uid: uid, name: "Work", created: test.now)
        project.aliasUID = index == 0 ? nil : "a"
        _ = try test.store.projects.append(project)
      }
    }
    let holder = try #require(try test.store.projects.find(named: "work"))
    #expect(holder.uid == "a")
    #expect(try test.store.projects.listed().map(\.uid) == ["inbox", "a"])
    var input = ProjectInput()
    input.name = "Play"
    try UpdateProject(test.store).run(holder.id, to: input, at: test.now)
    #expect(try test.store.projects.find(named: "work")?.uid == "b")
    #expect(try test.store.projects.find(uid: "c")?.aliasUID == "b")
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.store.projects.find(named: "work")?.uid == "a")
    #expect(try test.store.projects.find(uid: "c")?.aliasUID == "a")
    #expect(try CheckStore(test.store, newUID: test.newUID).run(at: test.now) == RepairReport())
  }

  @Test("No second project gets a name without the mark")
  func guarded() throws {
    try test.store.write(.addProject, at: test.now) {
      _ = try test.store.projects.append(Project(uid: "a", name: "Work", created: test.now))
    }
    #expect(throws: Failure.self) {
      try test.store.database.execute(
        """
        INSERT INTO project(uid, name, name_key, colour, position, created_ms)
        VALUES ('b', 'Work', 'work', 0, 'a5', 0)
        """)
    }
  }
}
