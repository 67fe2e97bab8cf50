/// A paragraph of help and the man page, or a list of terms with their meanings.
enum Note: Sendable {
  /// With line breaks where the source has them, which mean nothing: it is broken into lines where it
  /// is shown. They stay until then, since every start of the shell makes all the notes.
  case text(String)
  case rows([(name: String, meaning: String)])
  /// What is said in the language, as summaries are: the others are English in all.
  case sentence(Message)
  case summaries([(name: Message, meaning: Message)])

  /// Tokens with what they say.
  static func tokens(_ forms: [TokenForm]) -> Note {
    .summaries(forms.map { ($0.usage, $0.summary) })
  }

  /// As it is shown in so many columns.
  func text(within width: Int) -> String {
    switch self {
    case .text(let text):
      text.split(separator: "\n").joined(separator: " ").lines(within: width)
        .joined(separator: "\n")
    case .rows(let rows): Columns.text(rows, wrapsAt: width)
    case .sentence(let message): message.text.lines(within: width).joined(separator: "\n")
    case .summaries(let rows): Columns.text(rows, wrapsAt: width)
    }
  }
}

extension Note: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) {
    self = .text(text)
  }
}
