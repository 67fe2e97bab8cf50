import TaskcoreSwift

/// The escape sequences for text styles.
struct Palette {
  /// The colour depth of the terminal.
  enum Depth: Comparable {
    /// None, and nothing bold or dim either.
    case none
    /// Those that the terminal's own settings choose.
    case sixteen
    /// A cube of 216 and 24 greys after these.
    case twoHundredFiftySix
    /// 24 bits.
    case all
  }

  let depth: Depth
  /// Nil when it is not known.
  private let background: Background?
  /// Whether a text can be struck through.
  private let strikes: Bool
  private var codes: [Colour: String] = [:]

  /// No codes at all.
  static let none = Palette(depth: .none, background: nil, strikes: false)

  init(depth: Depth, background: Background?, strikes: Bool) {
    self.depth = depth
    self.background = background
    self.strikes = strikes
    guard depth > .none else { return }
    codes = Dictionary(uniqueKeysWithValues: Colour.allCases.map { ($0, code(of: $0)) })
  }

  /// The text with codes around it.
  func applied(_ style: Style, to text: String) -> String {
    guard depth > .none, !text.isEmpty, style != .plain else { return text }
    var parts: [String] = []
    if style.isBold { parts.append("1") }
    if style.isDim { parts.append(usesOwnColours ? "2" : codes[.grey] ?? "2") }
    if style.isStruckThrough, strikes { parts.append("9") }
    if !style.isDim, style.colour != .black, let code = codes[style.colour] { parts.append(code) }
    return "\u{1B}[\(parts.joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  /// Whether they are those that the terminal's own settings choose, which suit its background.
  private var usesOwnColours: Bool {
    depth < .twoHundredFiftySix || depth == .twoHundredFiftySix && background == nil
  }

  /// A colour in as many bits as there are.
  private func code(of colour: Colour) -> String {
    if usesOwnColours { return own(colour) }
    if depth == .all {
      let rgb = background.map { RGB(colour, on: $0) } ?? Self.readableOnBoth(colour)
      return "38;2;\(rgb.red);\(rgb.green);\(rgb.blue)"
    }
    let background = background ?? .dark
    return "38;5;\(ColourCube.nearest(to: RGB(colour, on: background), on: background))"
  }

  /// A tone between those of both themes, with a contrast of 4.5 to 1 on black as on white.
  private static func readableOnBoth(_ colour: Colour) -> RGB {
    RGB.between(RGB(colour, on: .light), RGB(colour, on: .dark), luminance: 0.18)
  }

  /// The terminal's own colour that is nearest to it; bright ones are too bright on white.
  private func own(_ colour: Colour) -> String {
    let isLight = background == .light
    return switch colour {
    case .black: "39"
    case .red: "31"
    case .orange, .brown: "33"
    case .yellow: isLight ? "33" : "93"
    case .green: "32"
    case .teal: "36"
    case .blue: "34"
    case .indigo: isLight ? "34" : "94"
    case .purple: "35"
    case .pink: isLight ? "35" : "95"
    case .grey: "90"
    }
  }
}

/// The 240 extended colours of 256-colour terminals.
enum ColourCube {
  /// The number of the one that is nearest to a colour, of those that can be read on a background.
  static func nearest(to colour: RGB, on background: Background) -> Int {
    let paper = background == .light ? RGB(0xFF, 0xFF, 0xFF) : RGB(0x12, 0x12, 0x12)
    let isGrey = colour.red == colour.green && colour.green == colour.blue
    let found = all.filter { $0.isGrey == isGrey && $0.rgb.contrast(to: paper) >= 4.5 }
      .min { $0.rgb.distance(to: colour) < $1.rgb.distance(to: colour) }
    return found?.number ?? (background == .light ? 16 : 231)
  }

  private static let all: [(number: Int, rgb: RGB, isGrey: Bool)] = {
    let steps = [0, 95, 135, 175, 215, 255]
    let cube = (0..<216).map { index in
      let (red, green, blue) = (index / 36, index / 6 % 6, index % 6)
      return (16 + index, RGB(steps[red], steps[green], steps[blue]), red == green && green == blue)
    }
    let greys = (0..<24).map { (232 + $0, RGB(8 + 10 * $0, 8 + 10 * $0, 8 + 10 * $0), true) }
    return cube + greys
  }()
}
