import Platform
import TaskcoreSwift

extension Command {
  static let clear: Command = Command(
    name: "clear", summary: "Clear the screen; or move what is completed to the trash.",
    synopsis: "clear\nclear [--yes] PROJECT|--all",
    options: [everyProject, .yes],
    operands: Operands([.project], minimum: 0),
    notes: [
      """
      On its own, it clears the screen and changes nothing. With the name of a project, its
      completed tasks go to the trash; with --all, those of all projects.
      """
    ],
    examples: ["clear", "clear Home", "clear --all"]
  ) { arguments, session in
    if arguments.operands.isEmpty, !arguments.has(everyProject) { return try session.clearScreen() }
    if let word = arguments.operands.first, arguments.has(everyProject) {
      throw ShellError.usage("Give a project or --all, not both.", at: word)
    }
    let store = try session.store()
    let query = try TaskQuery {
      $0.projects = try arguments.operands.first.map { [try store.project(named: $0).path] }
      $0.statuses = [.completed]
    }
    try session.change(
      ChosenTasks(selection: .query(query)), .deleted, arguments,
      loss: .toTrash, store.delete)
  }

  private static let everyProject = Option(
    name: "all", summary: "the completed tasks of all projects go to the trash")
}

extension Session {
  /// Clears the screen, and says what other programs may mean by that.
  fileprivate func clearScreen() throws {
    if Descriptor.standardOutput.isTerminal, output.width != nil, !output.isAccessible {
      try output.write("\u{1B}[H\u{1B}[2J".utf8)
    }
    try say(
      "“clear --all” moves all completed tasks to the trash, “clear PROJECT” those of a project.")
  }
}
