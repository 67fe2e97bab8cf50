import TaskcoreSwift

extension [Token<FocusSettings>] {
  /// What `focus settings` understands.
  static let focus: [Token<FocusSettings>] = [
    Token(
      form: TokenForm(marks: ["work:"], value: .number, summary: "minutes of work, 1 to 60")
    ) { value, settings, _ in settings.work = try Int32(written: value) },
    Token(
      form: TokenForm(marks: ["break:"], value: .number, summary: "minutes of a break, 1 to 60")
    ) { value, settings, _ in settings.shortBreak = try Int32(written: value) },
    Token(
      form: TokenForm(marks: ["long:"], value: .number, summary: "minutes of a long break")
    ) { value, settings, _ in settings.longBreak = try Int32(written: value) },
    Token(
      form: TokenForm(
        marks: ["rounds:"], value: .number, summary: "sessions up to a long break, 1 to 12")
    ) { value, settings, _ in settings.rounds = try Int32(written: value) },
    Token(
      form: TokenForm(
        marks: ["auto:"], value: .choice(["yes", "no"]),
        summary: "whether the next one starts by itself")
    ) { value, settings, _ in
      settings.startsByItself = String(decoding: value, as: UTF8.self).lowercased() == "yes"
    },
  ]
}

extension Int32 {
  /// Reads a value of a setting; the library says which numbers it takes.
  ///
  /// - Throws: a usage error for anything else.
  init(written value: [UInt8]) throws {
    let text = String(decoding: value, as: UTF8.self)
    guard let number = Int32(text) else {
      throw ShellError.usage("\(text.quoted) is no number.")
    }
    self = number
  }
}
