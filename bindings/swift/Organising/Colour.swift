import CTaskcoreHeader

/// A colour by its meaning.
public enum Colour: String, CaseIterable, Sendable {
  /// What plain text has.
  case black
  case red
  case orange
  case yellow
  case green
  case teal
  case blue
  case indigo
  case purple
  case pink
  case brown
  case grey

  /// The library's TASKCORE_COLOUR_...
  package var code: Int32 {
    switch self {
    case .black: TASKCORE_COLOUR_BLACK
    case .red: TASKCORE_COLOUR_RED
    case .orange: TASKCORE_COLOUR_ORANGE
    case .yellow: TASKCORE_COLOUR_YELLOW
    case .green: TASKCORE_COLOUR_GREEN
    case .teal: TASKCORE_COLOUR_TEAL
    case .blue: TASKCORE_COLOUR_BLUE
    case .indigo: TASKCORE_COLOUR_INDIGO
    case .purple: TASKCORE_COLOUR_PURPLE
    case .pink: TASKCORE_COLOUR_PINK
    case .brown: TASKCORE_COLOUR_BROWN
    case .grey: TASKCORE_COLOUR_GREY
    }
  }

  /// Black for a colour that this shell does not know.
  package init(code: Int32) {
    self = Self.allCases.first { $0.code == code } ?? .black
  }

  /// What it looks like on a light or a dark screen, as 0xRRGGBB.
  public func rgb(onDark isDark: Bool) -> UInt32 {
    var rgb: UInt32 = 0
    // All tokens are the library's own, so that it cannot fail.
    _ = taskcore_colour(code, isDark ? TASKCORE_THEME_DARK : TASKCORE_THEME_LIGHT, &rgb)
    return rgb
  }
}
