import Domain
import TestSupport
import UseCases

/// A call of any kind by chance: those of the undo property tests, and some of what these leave out.
struct RandomUseCase {
  func run(on test: TestStore, _ numbers: inout RandomNumbers) throws {
    let before = try test.contents()
    switch Int.random(in: 0..<33, using: &numbers) {
    case 0...6: try UndoPropertyTests().takeRandomStep(on: test, before, &numbers)
    case 7...10: try SeriesUndoPropertyTests().takeRandomStep(on: test, before, &numbers)
    case 11...12: try EventUndoPropertyTests().takeRandomStep(on: test, before, &numbers)
    case 13...14: try ProjectUndoPropertyTests().takeRandomStep(on: test, before, &numbers)
    case 15...16: try TagUndoPropertyTests().takeRandomStep(on: test, before, &numbers)
    case 17: try FocusUndoPropertyTests().takeRandomStep(on: test, &numbers)
    case 18: try PurgeUndoPropertyTests().takeRandomStep(on: test, before, &numbers)
    case 19: try purge(on: test, before, &numbers)
    case 20: try comment(on: test, before, &numbers)
    case 21: try field(on: test, &numbers)
    case 22: try section(on: test, before, &numbers)
    case 29...32: try RandomOtherUseCase(test: test).run(&numbers)
    case 23: try subproject(on: test, before, &numbers)
    default: try RandomInvoiceUseCase(test: test).run(&numbers)
    }
  }

  private func purge(
    on test: TestStore, _ before: TestStore.Contents, _ numbers: inout RandomNumbers
  ) throws {
    guard let task = before.tasks.filter({ $0.status == .deleted }).randomElement(using: &numbers)
    else { return }
    try PurgeTasks(test.store).run([task.id], at: test.now)
  }

  private func comment(
    on test: TestStore, _ before: TestStore.Contents, _ numbers: inout RandomNumbers
  ) throws {
    let comments = try test.store.comments.all()
    if let comment = comments.randomElement(using: &numbers), Bool.random(using: &numbers) {
      if Bool.random(using: &numbers) {
        try DeleteComments(test.store).run([comment.id], at: test.now)
      } else {
        var input = CommentInput()
        input.text = "Changed \(numbers.next() % 9)"
        try UpdateComment(test.store).run(comment.id, to: input, at: test.now)
      }
    } else if let task = before.tasks.randomElement(using: &numbers) {
      var input = CommentInput()
      input.text = "A note"
      _ = try AddComment(test.store, newUID: test.newUID).run(
        input, on: .task, id: task.id, at: test.now)
    }
  }

  private func field(on test: TestStore, _ numbers: inout RandomNumbers) throws {
    let fields = try test.store.fields.all()
    let name = ["effort", "client", "place"].randomElement(using: &numbers) ?? "effort"
    if let field = fields.randomElement(using: &numbers), Bool.random(using: &numbers) {
      var input = FieldInput()
      input.name = name
      try UpdateField(test.store).run(field.id, to: input, at: test.now)
    } else {
      var input = FieldInput()
      input.name = name
      _ = try AddField(test.store, newUID: test.newUID).run(input, at: test.now)
    }
  }

  private func section(
    on test: TestStore, _ before: TestStore.Contents, _ numbers: inout RandomNumbers
  ) throws {
    let project = before.projects.randomElement(using: &numbers)
    let sections = try test.store.projectSections.all()
    if let section = sections.randomElement(using: &numbers),
      let task = before.tasks.randomElement(using: &numbers), Bool.random(using: &numbers)
    {
      var input = TaskInput()
      input.sectionUID = section.uid
      try UpdateTasks(test.store, newUID: test.newUID).run([task.id], to: input, at: test.now)
    } else if let project {
      _ = try AddSection(test.store, newUID: test.newUID).run(
        named: "Section \(numbers.next() % 5)", inProject: project.id, at: test.now)
    }
  }

  private func subproject(
    on test: TestStore, _ before: TestStore.Contents, _ numbers: inout RandomNumbers
  ) throws {
    guard let one = before.projects.randomElement(using: &numbers),
      let other = before.projects.randomElement(using: &numbers)
    else { return }
    var input = ProjectInput()
    input.parent = .some(Bool.random(using: &numbers) ? other.id : nil)
    try UpdateProject(test.store).run(one.id, to: input, at: test.now)
  }
}
