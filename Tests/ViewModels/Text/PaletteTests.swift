import Domain
import Glibc
import Testing

@testable import ViewModels

@Suite struct PaletteTests {
  @Test("Each colour can be read on each background of its palette", arguments: Palette.allCases)
  func contrast(palette: Palette) {
    for background in palette.backgrounds {
      for token in ColourToken.allCases {
        let ratio = Self.contrast(palette.rgb(of: token), background)
        #expect(ratio >= 4.5, "\(token) on \(String(background, radix: 16)): \(ratio)")
      }
    }
  }

  @Test("No two colours of a palette look alike", arguments: Palette.allCases)
  func difference(palette: Palette) {
    for token in ColourToken.allCases {
      for other in ColourToken.allCases where other.rawValue > token.rawValue {
        let distance = Self.distance(palette.rgb(of: token), palette.rgb(of: other))
        #expect(distance >= 45, "\(token) and \(other): \(distance)")
      }
    }
  }

  @Test("The contrast is that of WCAG 2: 21 of black on white, 4.54 of #767676 on it")
  func formula() {
    #expect(abs(Self.contrast(0x000000, 0xFFFFFF) - 21) < 0.001)
    #expect(abs(Self.contrast(0x767676, 0xFFFFFF) - 4.54) < 0.01)
  }

  @Test("Another theme than light and dark is refused", arguments: [-1, 2, Int32.max])
  func unknownTheme(code: Int32) {
    #expect(throws: Failure.self) { try Palette(code: code) }
  }

  /// https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio
  private static func contrast(_ first: UInt32, _ second: UInt32) -> Double {
    let (dark, light) = (
      min(luminance(first), luminance(second)), max(luminance(first), luminance(second))
    )
    return (light + 0.05) / (dark + 0.05)
  }

  private static func luminance(_ rgb: UInt32) -> Double {
    let linear = channels(rgb).map { channel in
      let share = channel / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private static func distance(_ first: UInt32, _ second: UInt32) -> Double {
    zip(channels(first), channels(second)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      .squareRoot()
  }

  private static func channels(_ rgb: UInt32) -> [Double] {
    [rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF].map { Double($0) }
  }
}
