/// How a cell stands out: by the terminal's own colours, so that it suits light and dark ones.
enum Style {
  case plain
  case bold
  case dim
  case red
  case yellow
  case green

  /// The text with the terminal's codes around it.
  func applied(to text: String) -> String {
    switch self {
    case .plain: text
    case .bold: "\u{1B}[1m\(text)\u{1B}[0m"
    case .dim: "\u{1B}[2m\(text)\u{1B}[0m"
    case .red: "\u{1B}[31m\(text)\u{1B}[0m"
    case .yellow: "\u{1B}[33m\(text)\u{1B}[0m"
    case .green: "\u{1B}[32m\(text)\u{1B}[0m"
    }
  }
}
