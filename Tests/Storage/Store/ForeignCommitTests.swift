import Domain
import Glibc
import TestSupport
import Testing
import UseCases

@testable import Storage

/// What another connection commits is told as if it had been done here.
@Suite struct ForeignCommitTests {
  @Test("A change with the largest number that there is keeps nobody from reading, and is told of")
  func largestNumber() throws {
    let test = try TestStore()
    _ = try test.add("Task")
    try test.store.database.execute("UPDATE change SET id = \(Int64.max) WHERE id = 1")
    #expect(try test.store.takeForeignSteps().isEmpty)
    let refused = #expect(throws: Failure.self) { try test.add("Another") }
    #expect(refused?.kind == .corrupt)
    #expect(refused?.message.description.contains("the table change has the largest one") == true)
    // A step that logs nothing has no number.
    _ = try test.store.write(.repair, at: test.now) { test.store.log.changedUnlogged() }
    #expect(try test.titles(TaskQuery()) == ["Task"])
  }

  @Test("Changes of projects, tags and filters arrive, with what they are about")
  func entities() throws {
    let path = "/tmp/taskcore-foreign-\(UInt64.random(in: 0 ... .max)).db"
    defer { for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) } }
    let here = try TestStore(path: path)
    let there = try TestStore(path: path)
    there.store.recordsSteps = true
    func step(_ change: () throws -> Void) throws -> [CommittedChange] {
      try change()
      let own = try #require(there.store.takeCommittedSteps().last)
      let foreign = try here.store.takeForeignSteps()
      #expect(foreign.map(\.action) == [own.action])
      #expect(foreign.first?.changes == own.changes)
      return own.changes
    }
    var input = ProjectInput()
    input.name = "Home"
    var id: Int64 = 0
    let added = try step {
      id = try AddProject(there.store, newUID: there.newUID).run(input, at: there.now)
    }
    #expect(added.map(\.entity) == [.project] && added.map(\.kind) == [.added])
    input.isArchived = true
    let updated = try step { try UpdateProject(there.store).run(id, to: input, at: there.now) }
    #expect(updated.map(\.kind) == [.updated] && updated.first?.changedNames == ["archived_ms"])
    let second = try step {
      _ = try there.add("Task") {
        $0.project = .name("Second")
        $0.tags = ["Bänk"]
      }
    }
    #expect(second.map(\.entity) == [.project, .task])
    let moved = try step { try MoveProjects(there.store).run([id], to: .bottom, at: there.now) }
    #expect(moved.map(\.entity) == [.project] && moved.first?.changedNames == ["position"])
    let coloured = try step { try SetTagColour(there.store).run("bank", .red, at: there.now) }
    #expect(coloured.map(\.entity) == [.tag] && coloured.map(\.uid) == ["bank"])
    there.advance(seconds: 60)
    let renamed = try step { try RenameTag(there.store).run("bank", to: "Money", at: there.now) }
    #expect(Set(renamed.map(\.uid)).isSuperset(of: ["bank", "money"]))
    #expect(renamed.first { $0.entity == .task }?.changedNames == ["tag", "modified"])
    let filter = try step {
      try there.store.write(.addFilter, at: there.now) {
        _ = try there.store.filters.insert(
          SavedFilter(uid: there.newUID(), name: "Bank", query: "+bank", created: there.now))
      }
    }
    #expect(filter.map(\.entity) == [.filter] && filter.map(\.kind) == [.added])
    let deleted = try step { try DeleteProjects(there.store).run([id], at: there.now) }
    #expect(deleted.map(\.kind) == [.removed])
  }
}
