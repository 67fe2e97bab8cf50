import CTerminfo
import Platform

/// The capabilities of the terminal, from the environment and the terminfo database.
struct Terminal {
  /// Whether the database has it.
  let isKnown: Bool
  /// How many colours it has; 0 when that is not known.
  let colours: Int
  let strikes: Bool

  /// The one that standard output is.
  static let own = Terminal()

  private init() {
    let name = (Environment["TERM"] ?? "")
    let found = name.isEmpty ? terminfo_capabilities() : terminfo_read(name)
    isKnown = found.is_known != 0
    strikes = found.has_strike_through != 0
    let isTrue = ["truecolor", "24bit"].contains((Environment["COLORTERM"] ?? "").lowercased())
    if name == "dumb" || name.isEmpty {
      colours = 0
    } else if isTrue || name.hasSuffix("-direct") {
      colours = 1 << 24
    } else if !isKnown {
      // Nobody knows it here: its name may tell.
      colours = name.contains(text: "256color") ? 256 : 16
    } else {
      colours = max(0, Int(found.colours))
    }
  }
}

/// The brightness of the background: light or dark.
enum Background {
  case light
  case dark

  /// As some terminals tell: `COLORFGBG` is `15;0`, with the number of the ground at its end.
  static var told: Background? {
    let parts = (Environment["COLORFGBG"] ?? "").split(separator: ";")
    guard parts.count > 1, let number = parts.last.flatMap({ Int($0) }) else { return nil }
    switch number {
    case 0...6, 8: return .dark
    case 7, 9...15: return .light
    default: return nil
    }
  }
}

extension Theme {
  /// Nil when nothing tells it.
  var background: Background? {
    switch self {
    case .auto: .told
    case .light: .light
    case .dark: .dark
    }
  }
}
