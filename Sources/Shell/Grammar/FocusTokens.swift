extension [Token<FocusSettings>] {
  /// What `focus settings` understands.
  static let focus: [Token<FocusSettings>] = [
    Token(
      form: TokenForm(marks: ["work:"], value: .number, summary: "minutes of work, 1 to 60")
    ) { value, settings, _ in settings.work = try number(value) },
    Token(
      form: TokenForm(marks: ["break:"], value: .number, summary: "minutes of a break, 1 to 60")
    ) { value, settings, _ in settings.shortBreak = try number(value) },
    Token(
      form: TokenForm(marks: ["long:"], value: .number, summary: "minutes of a long break")
    ) { value, settings, _ in settings.longBreak = try number(value) },
    Token(
      form: TokenForm(
        marks: ["rounds:"], value: .number, summary: "sessions up to a long break, 1 to 12")
    ) { value, settings, _ in settings.rounds = try number(value) },
    Token(
      form: TokenForm(
        marks: ["auto:"], value: .choice(["yes", "no"]),
        summary: "whether the next one starts by itself")
    ) { value, settings, _ in
      settings.startsByItself = String(decoding: value, as: UTF8.self).lowercased() == "yes"
    },
  ]

  /// The library says which numbers it takes.
  private static func number(_ value: [UInt8]) throws -> Int32 {
    let text = String(decoding: value, as: UTF8.self)
    guard let number = Int32(text) else {
      throw ShellError.usage("\(text.quoted) is no number.")
    }
    return number
  }
}
