/// A setting with its complete description, for `set`, the settings file, the program's options, help and
/// completion.
struct Setting: Sendable {
  let name: String
  /// How a value is written: `9-17|all`.
  let usage: String
  /// What a value can be, for completion.
  let kind: Operands.Kind
  let summary: Message
  /// The value as ``write`` takes it.
  let read: @Sendable (Settings) -> String
  /// - Throws: a usage error for a value that it cannot have.
  let write: @Sendable (Word, inout Settings) throws -> Void
  let reset: @Sendable (inout Settings) -> Void

  /// The setting of a name.
  ///
  /// - Throws: a usage error when there is none.
  static func named(_ word: Word) throws -> Setting {
    guard let setting = all.first(where: { $0.name == word.text }) else {
      let hint = Suggestion.sentence(for: word.text, among: names)
      throw ShellError.usage(
        hint.isEmpty
          ? "There is no setting \(word.text.quoted). “set” lists all."
          : "There is no setting \(word.text.quoted).\(hint)",
        at: word)
    }
    return setting
  }

  /// All that `set` knows: those of the store, too.
  static let names =
    all.map(\.name) + [points] + LocaleSetting.all.map(\.name) + UrgencySetting.all.map(\.name)

  /// What a task scores by its priority, which is kept in the store.
  static let points = "points"
}

extension Setting {
  typealias Path<Value> = any WritableKeyPath<Settings, Value> & Sendable

  /// A setting whose values `read` and `write` take apart.
  init<Value>(
    _ name: String, _ usage: String, _ kind: Operands.Kind,
    _ path: Path<Value>, _ summary: Message,
    read: @escaping @Sendable (Value) -> String,
    write: @escaping @Sendable (Word) throws -> Value
  ) {
    self.init(
      name: name, usage: usage, kind: kind, summary: summary,
      read: { read($0[keyPath: path]) },
      write: { word, settings in settings[keyPath: path] = try write(word) },
      reset: { settings in settings[keyPath: path] = Settings()[keyPath: path] })
  }

  /// A setting with a few values that have names.
  init<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: Path<Value>, _ summary: Message
  ) {
    let choices = Value.allCases.map(\.rawValue)
    self.init(
      name, choices.joined(separator: "|"), .word(choices), path, summary, read: \.rawValue
    ) { word in
      guard let value = Value(rawValue: word.text) else {
        throw Self.unknown(word, name, choices)
      }
      return value
    }
  }

  /// A setting that is yes or no.
  init(
    _ name: String, flag path: Path<Bool>, _ summary: Message
  ) {
    self.init(
      name, "yes|no", .word(["yes", "no"]), path, summary, read: { $0 ? "yes" : "no" },
      write: { word in
        switch word.text {
        case "yes", "on": true
        case "no", "off": false
        default: throw Self.unknown(word, name, ["yes", "no"])
        }
      })
  }

  /// `pager is yes or no, not “maybe”.`
  static func unknown(_ word: Word, _ name: String, _ choices: [String]) -> ShellError {
    .usage("\(name) is \(choices.alternatives), not \(word.text.quoted).")
  }
}
