import TaskcoreSwift

extension Command {
  static let recover = Command(
    name: "recover", summary: "Recover readable data of a damaged store into this one, a new one.",
    synopsis: "recover FILE",
    operands: Operands([.file], minimum: 1),
    notes: [
      """
      FILE is not changed. The store that receives the data is a new one: give its path
      with --db. Recovered data are repaired, and lost data are listed.
      """
    ],
    examples: ["recover damaged.db"]
  ) { arguments, session in
    guard let path = try arguments.operands[0].path else {
      throw ShellError.usage("A store is a file: give its path.")
    }
    let store = try session.store()
    let report = try store.recover(from: path)
    try session.say("\(report.rows) rows came back.")
    if report.rowsLost > 0 { try session.say("\(report.rowsLost) rows could not be read.") }
    if report.pagesLost > 0 { try session.say("\(report.pagesLost) pages could not be read.") }
    for note in try store.importNotes() { try session.say(Message(verbatim: note.message)) }
  }
}
