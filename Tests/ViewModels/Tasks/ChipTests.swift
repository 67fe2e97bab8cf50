import Domain
import Storage
import TestSupport
import Testing

@testable import ViewModels

@Suite struct ChipTests {
  private func add(_ name: String, _ query: String, to test: TestStore) throws {
    try test.store.write(.addFilter, at: test.now) {
      _ = try test.store.filters.insert(
        SavedFilter(uid: test.newUID(), name: name, query: query, created: test.now))
    }
  }

  @Test("All, the favourites, projects with open tasks and saved filters, with their counts")
  func chips() throws {
    let test = try TestStore()
    _ = try test.add("Star") { $0.isFavourite = true }
    _ = try test.add("Chair") { $0.project = .name("Home") }
    let done = try test.add("Done") { $0.project = .name("Empty") }
    try test.change(done) { try $0.complete(at: test.now) }
    try add("Urgent", "priority:P2", to: test)
    try add("Finished", "status:completed", to: test)
    try add("Broken", "((", to: test)
    try add("Lost", "project:Lost", to: test)
    let home = try test.home { text in
      switch text {
      case "priority:P2": TaskQuery(.priority([.p2]))
      case "status:completed": TaskQuery(.status([.completed]))
      case "project:Lost": TaskQuery(.project([.name("Lost")]))
      default: throw Failure(.malformed, "No.")
      }
    }
    #expect(
      home.chips.map(\.title) == [
        "All", "Favourites", "Inbox", "Home", "Urgent", "Finished", "Broken", "Lost",
      ])
    #expect(home.chips.map(\.openCount) == [2, 1, 1, 1, 2, 0, 0, 0])
    #expect(
      home.chips.map(\.query).prefix(4) == ["", "star:yes", "project:Inbox", "project:\"Home\""])
    #expect(home.chips.filter(\.isSelected).map(\.title) == ["All"])
  }

  @Test("The chip of a project that is chosen stays when its last task is done")
  func chosenProject() throws {
    let test = try TestStore()
    let id = try test.add("Chair") { $0.project = .name("Home") }
    _ = try test.add("Other")
    try test.change(id) { try $0.complete(at: test.now) }
    #expect(try !test.home().chips.contains { $0.title == "Home" })
    let home = try test.home(query: "project:\"Home\"") { _ in
      TaskQuery(.project([.name("Home")]))
    }
    #expect(home.chips.filter(\.isSelected).map(\.title) == ["Home"])
  }

  @Test("The name of a project is quoted in its query")
  func quoting() throws {
    let project = try Project(
      id: 2, uid: "u", name: #"My "big\small" one"#, created: .init(clamping: 0))
    #expect(Chip.query(for: project, path: project.name) == #"project:"My \"big\\small\" one""#)
  }

  @Test("A filter that the disk, not its text, keeps from being read is an error")
  func failing() throws {
    let test = try TestStore()
    try add("Urgent", "priority:P2", to: test)
    #expect(throws: Failure(.inputOutput, "No.")) {
      try test.home { _ in throw Failure(.inputOutput, "No.") }
    }
  }
}
