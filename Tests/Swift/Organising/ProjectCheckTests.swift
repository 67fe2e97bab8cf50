import TaskcoreSwift
import Testing

/// All that is wrong with a project.
@Suite struct ProjectCheckTests {
  @Test("A project is told all that is wrong with it, and nothing is changed")
  func problems() throws {
    let store = try openStore()
    try store.addProject(ProjectChanges { $0.name = "Home" })
    let home = try #require(try store.findProject("Home"))
    let taken = try store.problems(ofProject: nil, with: ProjectChanges { $0.name = "HOME" })
    #expect(taken.map(\.field) == ["name"])
    #expect(try store.problems(ofProject: nil, with: ProjectChanges { $0.name = "Work" }).isEmpty)
    let own = ProjectChanges {
      $0.name = "home"
      $0.colour = .teal
    }
    #expect(try store.problems(ofProject: home, with: own).isEmpty)
    let several = ProjectChanges {
      $0.name = ""
      $0.icon = "two\nlines"
    }
    let wrong = try store.problems(ofProject: home, with: several)
    #expect(Set(wrong.map(\.field)) == ["name", "icon"])
    #expect(try store.projects().map(\.name) == ["Inbox", "Home"])
  }
}
