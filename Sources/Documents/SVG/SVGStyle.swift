import Domain
import ViewModels

/// The colours of a drawing: classes, so that they can follow the reader's system.
///
/// They are no custom properties of CSS: librsvg and other programs that draw SVG know none.
struct SVGStyle {
  static let background = "background"
  static let text = "text"
  static let muted = "muted"
  static let bold = "bold"
  /// What parts neighbours: a line in the colour of the background.
  static let edge = "edge"
  static let grid = "grid"
  static let baseline = "baseline"
  static let track = "track"
  static let dashes = "5 4"

  static func fill(_ colour: ColourToken) -> String { "fill-\(colour.rawValue)" }
  static func stroke(_ colour: ColourToken) -> String { "stroke-\(colour.rawValue)" }

  /// The class of the drawing that the colours are of.
  let scope: String
  let colours: [ColourToken]

  init(scope: String, colours: [ColourToken]) {
    self.scope = scope
    self.colours = colours
  }

  init(scope: String, chart: Chart) {
    self.scope = scope
    colours = ColourToken.allCases.filter { colour in
      chart.series.contains { series in
        series.colour == colour || series.points.contains { $0.colour == colour }
      }
    }
  }

  func sheet(for appearance: Appearance) -> String {
    let fonts =
      rule("text", "font-family:system-ui,sans-serif;font-variant-numeric:tabular-nums")
      + rule(".\(Self.bold)", "font-weight:600")
    return switch appearance {
    case .light: fonts + rules(of: .light)
    case .dark: fonts + rules(of: .dark)
    case .automatic:
      fonts + rules(of: .light) + "@media (prefers-color-scheme:dark){\n"
        + rules(of: .dark) + "}\n"
    }
  }

  func rules(of palette: Palette) -> String {
    let background = palette.backgrounds.first ?? 0xFFFFFF
    let ink = palette.rgb(of: .black)
    func shade(_ share: UInt32) -> String {
      Self.hex(Self.mixed(ink, with: background, share: share))
    }
    var rules =
      rule(".\(Self.background)", "fill:\(Self.hex(background))")
      + rule(".\(Self.edge)", "stroke:\(Self.hex(background))")
      + rule(".\(Self.text)", "fill:\(Self.hex(ink))")
      + rule(".\(Self.muted)", "fill:\(Self.hex(palette.rgb(of: .grey)))")
      + rule(".\(Self.grid)", "stroke:\(shade(10))")
      + rule(".\(Self.baseline)", "stroke:\(shade(32))")
      + rule(".\(Self.track)", "fill:\(shade(8))")
    for colour in colours {
      let hex = Self.hex(palette.rgb(of: colour))
      rules += rule(".\(Self.fill(colour))", "fill:\(hex)")
      rules += rule(".\(Self.stroke(colour))", "stroke:\(hex)")
    }
    return rules
  }

  private func rule(_ selector: String, _ declarations: String) -> String {
    ".\(scope) \(selector){\(declarations)}\n"
  }

  /// `share` percent of the first colour, the rest of the second.
  private static func mixed(_ first: UInt32, with second: UInt32, share: UInt32) -> UInt32 {
    var mixed: UInt32 = 0
    for shift: UInt32 in [0, 8, 16] {
      let part = (first >> shift & 0xFF) * share + (second >> shift & 0xFF) * (100 - share)
      mixed |= (part / 100) << shift
    }
    return mixed
  }

  static func hex(_ rgb: UInt32) -> String {
    let digits = String(rgb, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(6 - digits.count, 0)) + digits
  }
}
