import TaskcoreSwift

/// A token, a word with a special meaning: `project:Home`, `+bank` or `*`.
///
/// `Subject` is the type that tokens apply to: a task, or a query.
struct Token<Subject>: Sendable {
  let form: TokenForm
  /// Takes the value that was written after the mark.
  let read: @Sendable (_ value: [UInt8], _ subject: inout Subject, _ store: Store) throws -> Void
}

/// The syntax of a token, which help and completion use, too.
struct TokenForm: Sendable {
  /// What it may begin with: `project:` or `#`.
  let marks: [String]
  let value: TokenValue
  let summary: Message

  /// `project:NAME or #NAME`
  var usage: Message {
    let ways = marks.map { $0 + value.placeholder }
    return ways.dropFirst().reduce(Message(verbatim: ways.first ?? "")) { "\($0) or \($1)" }
  }

  /// What was written after one of its marks, when the word is such a token.
  ///
  /// After a symbol, only a value that makes sense counts: `#` alone and `!important` stay words.
  ///
  /// - Throws: a usage error for a wrong value after a name such as `priority:`.
  func value(in word: Word) throws -> [UInt8]? {
    for mark in marks {
      guard let bytes = word.value(after: mark) else { continue }
      let isName = mark.last == ":"
      switch value {
      case .nothing:
        if bytes.isEmpty { return bytes }
      case .choice(let choices, _):
        let written = String(decoding: bytes, as: UTF8.self)
        if choices.contains(where: { $0.lowercased() == written.lowercased() }) { return bytes }
        if isName {
          throw ShellError.usage("\(mark) is \(choices.alternatives), not \(written.quoted).")
        }
      case .text, .number, .project, .tag, .date, .duration, .task, .tasks, .words, .client,
        .invoice, .series:
        if isName || !bytes.isEmpty { return bytes }
      }
    }
    return nil
  }
}

/// The value after a token's mark.
enum TokenValue: Sendable {
  /// The mark is all: `*`.
  case nothing
  case text
  case number
  case duration
  /// The id of a task, or those of several.
  case task
  case tasks
  case project
  case tag
  case client
  /// The number of an issued invoice.
  case invoice
  /// A series of numbers.
  case series
  /// A date, or one of these words.
  case date(words: [String])
  /// Some text, such as one of these.
  case words([String], placeholder: String)
  /// One of these, for which help says the placeholder, or lists them all.
  case choice([String], placeholder: String? = nil)

  var placeholder: String {
    switch self {
    case .nothing: ""
    case .text: "TEXT"
    case .number: "NUMBER"
    case .duration: "DURATION"
    case .task: "ID"
    case .tasks: "IDS"
    case .words(_, let placeholder): placeholder
    case .project, .tag, .client, .series: "NAME"
    case .invoice: "NUMBER"
    case .date: "DATE"
    case .choice(let choices, let placeholder): placeholder ?? choices.joined(separator: "|")
    }
  }
}

extension Array {
  /// The token that a word is, and its value; nil for an ordinary word.
  func match<Subject>(_ word: Word) throws -> (token: Token<Subject>, value: [UInt8])?
  where Element == Token<Subject> {
    for token in self {
      if let value = try word.locating({ try token.form.value(in: word) }) { return (token, value) }
    }
    return nil
  }

  /// The subject with what some words say of it.
  ///
  /// - Throws: a usage error for an ordinary word.
  func changes<Subject>(_ words: [Word], to subject: Subject, in store: Store) throws -> Subject
  where Element == Token<Subject> {
    var subject = subject
    for word in words {
      guard let (token, value) = try match(word) else {
        throw ShellError.usage(
          "\(word.text.quoted) is no setting. Write \(map { $0.form.usage.text }.alternatives).",
          at: word)
      }
      try word.locating(value: value) { try token.read(value, &subject, store) }
    }
    return subject
  }
}
