/// How a text stands out: by the terminal's own colours, so that it suits light and dark ones.
enum Style: String {
  case plain = ""
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case blue = "34"
  case purple = "35"
  case teal = "36"
  case grey = "90"
  case brightYellow = "93"
  case brightBlue = "94"
  case brightPurple = "95"

  /// The text with the terminal's codes around it.
  func applied(to text: String) -> String {
    self == .plain ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}

extension Colour {
  /// The terminal's colour that is nearest to it.
  var style: Style {
    switch self {
    case .black: .plain
    case .red: .red
    case .orange, .brown: .yellow
    case .yellow: .brightYellow
    case .green: .green
    case .teal: .teal
    case .blue: .blue
    case .indigo: .brightBlue
    case .purple: .purple
    case .pink: .brightPurple
    case .grey: .grey
    }
  }
}
