/// What help and the man page say of something: a paragraph, or names with what they mean.
enum Note: Sendable {
  /// It is broken into lines where it is shown.
  case text(String)
  case rows([(name: String, meaning: String)])

  /// Tokens with what they say.
  static func tokens(_ forms: [TokenForm]) -> Note {
    .rows(forms.map { ($0.usage, $0.summary) })
  }

  /// As it is shown in so many columns.
  func text(within width: Int) -> String {
    switch self {
    case .text(let text): text.lines(within: width).joined(separator: "\n")
    case .rows(let rows): Columns.text(rows, wrapsAt: width)
    }
  }
}

extension Note: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) {
    // A literal has line breaks where the source has them.
    self = .text(text.split(separator: "\n").joined(separator: " "))
  }
}
