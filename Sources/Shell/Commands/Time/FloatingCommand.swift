import TaskcoreSwift

extension Command {
  static let floating = Command(
    name: "floating", summary: "Show whether new times float, or set that.",
    synopsis: "floating [on|off]", operands: Operands([.word(["on", "off"])], minimum: 0),
    notes: [
      """
      A time that floats is at the same time of the clock wherever you are: 09:00 in Paris is
      09:00 in Tokyo. When it is on, the times that add and event add read float; when it is off,
      which it is at first, they are instants. What is there stays as it is; edit ID
      floating:due makes a task float, and event edit ID --floating yes an event.
      """
    ],
    examples: ["floating", "floating on"]
  ) { arguments, session in
    let store = try session.store()
    if let word = arguments.operands.first {
      guard let floats = ["on": true, "off": false][word.text] else {
        throw ShellError.usage(
          "Write floating on or floating off, not \(word.text.quoted).", at: word)
      }
      try store.setTimesFloat(floats)
    }
    try session.say(
      try store.timesFloat()
        ? "New times float: they hold wherever you are." : "New times are instants.")
  }
}
