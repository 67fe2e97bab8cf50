import TaskcoreSwift
import Testing

/// All that is wrong with an input, at once.
@Suite struct TaskCheckTests {
  @Test("A new task is told all that is wrong with it, and nothing is added")
  func new() throws {
    let store = try openStore()
    let wrong = TaskChanges {
      $0.title = ""
      $0.url = "example"
      $0.parent = 7
    }
    let problems = try store.problems(ofTask: nil, with: wrong)
    #expect(problems.map(\.field) == ["parent_id", "title", "url"])
    #expect(problems.allSatisfy { $0.message.description.hasSuffix(".") && $0.status != 0 })
    #expect(try store.problems(ofTask: nil, with: TaskChanges { $0.title = "Pay rent" }).isEmpty)
    #expect(try store.count(TaskQuery()) == 0)
    let error = try refusal { _ = try store.add(wrong) }
    #expect(error.field == problems[0].field && error.message == problems[0].message)
  }

  @Test("So are changes to one, which stays as it is")
  func changes() throws {
    let store = try openStore()
    let task = try store.addTask("Pay rent")
    let wrong = TaskChanges {
      $0.title = " "
      $0.dependsOn = [task]
    }
    let problems = try store.problems(ofTask: task, with: wrong)
    #expect(Set(problems.map(\.field)) == ["title", "depends_on"])
    #expect(try store.problems(ofTask: task, with: TaskChanges { $0.notes = "In cash" }).isEmpty)
    #expect(try store.tasks([task])[0].title == "Pay rent")
    let missing = try store.problems(ofTask: 99, with: TaskChanges { $0.notes = "In cash" })
    #expect(missing.map(\.status) == [TaskcoreError.Code.notFound.rawValue])
  }
}
