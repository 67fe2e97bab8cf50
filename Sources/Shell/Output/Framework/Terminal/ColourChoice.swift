import Platform

/// The choice of when to use colours.
enum ColourChoice: String, CaseIterable {
  /// On a terminal that has some, unless NO_COLOR says otherwise.
  case auto
  case always
  case never

  /// Which colours to print in.
  fileprivate var depth: Palette.Depth {
    switch self {
    case .always: max(.sixteen, Self.depth(of: Terminal.own.colours))
    case .never: .none
    case .auto:
      Descriptor.standardOutput.isTerminal && (Environment["NO_COLOR"] ?? "").isEmpty
        ? Self.depth(of: Terminal.own.colours) : .none
    }
  }

  private static func depth(of colours: Int) -> Palette.Depth {
    switch colours {
    case (1 << 24)...: .all
    case 256...: .twoHundredFiftySix
    case 8...: .sixteen
    default: .none
    }
  }
}

extension Palette {
  /// The one that somebody's settings and terminal ask for.
  init(_ settings: Settings) {
    let depth = settings.colour.depth
    guard depth > .none else {
      self = .none
      return
    }
    self.init(
      depth: depth, background: settings.theme.background, strikes: Terminal.own.strikes)
  }
}
