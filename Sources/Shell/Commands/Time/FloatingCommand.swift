import TaskcoreSwift

extension Command {
  static let floating = Command(
    name: "floating", summary: "Show whether new times hold wherever you are, or change that.",
    synopsis: "floating [on|off]", operands: Operands([.word(["on", "off"])], minimum: 0),
    notes: [
      """
      A time that floats is at the same time of the clock wherever you are: 09:00 in Paris is
      09:00 in Tokyo. When it is on, the times that add reads float; when it is off, which it is
      at first, they are instants. Tasks that are there stay as they are; edit ID
      floating:due makes one float.
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
