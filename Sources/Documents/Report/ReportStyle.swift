import Domain
import ViewModels

/// The style sheet of a report: its colours are those of the palettes, as custom properties.
struct ReportStyle {
  private let appearance: Appearance

  init(_ appearance: Appearance) {
    self.appearance = appearance
  }

  /// The class, and the property, of a colour.
  static func name(of colour: ColourToken) -> String { "\(colour)" }

  func write(to head: inout HTMLWriter) {
    head.style { style in
      style.rule(":root", Self.colours(of: appearance == .dark ? .dark : .light))
      if appearance == .automatic {
        style.media("(prefers-color-scheme: dark)") {
          $0.rule(":root", Self.colours(of: .dark))
        }
      }
      for colour in ColourToken.allCases {
        let name = Self.name(of: colour)
        style.rule(".\(name)", "color:var(--\(name))")
      }
      style.rules(Self.sheet)
      style.media("print") { print in
        print.rule(":root", "color-scheme:light;" + Self.colours(of: .light))
        // Paper is white, whatever the drawings have for a screen.
        print.rules(SVGStyle(scope: "drawn svg", colours: ColourToken.allCases).rules(of: .light))
        print.rules(Self.printSheet)
      }
    }
  }

  private static func colours(of palette: Palette) -> String {
    let (page, line, track) =
      palette == .light ? ("#F6F6F7", "#DFDFE3", "#E9E9ED") : ("#121212", "#3A3A3C", "#303032")
    let card = SVGStyle.hex(palette.backgrounds.last ?? 0xFFFFFF)
    let tokens = ColourToken.allCases.map {
      "--\(name(of: $0)):\(SVGStyle.hex(palette.rgb(of: $0)))"
    }
    return (["--page:\(page)", "--card:\(card)", "--line:\(line)", "--track:\(track)"] + tokens)
      .joined(separator: ";")
  }
}
