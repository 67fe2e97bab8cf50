package import Domain
package import Localization

/// What the colours look like on a light or a dark screen; the raw values are those of the C API.
///
/// Each can be read (WCAG 2, contrast of at least 4.5 to 1) on the backgrounds of its palette: white
/// when it is light; `#121212`, and `#1E1E1E` for what is raised above it, when it is dark.
package enum Palette: Int32, CallerCode, CaseIterable, Sendable {
  case light = 0
  case dark = 1

  package static func refusal(of code: Int32) -> (message: Message, field: String) {
    ("\(code) is not a theme: 0 is light and 1 is dark.", "theme")
  }

  /// What a colour can be read on, as 0xRRGGBB.
  package var backgrounds: [UInt32] {
    switch self {
    case .light: [0xFFFFFF]
    case .dark: [0x121212, 0x1E1E1E]
    }
  }

  /// 0xRRGGBB
  package func rgb(of token: ColourToken) -> UInt32 {
    switch self {
    case .light: Self.light(token)
    case .dark: Self.dark(token)
    }
  }

  private static func light(_ token: ColourToken) -> UInt32 {
    switch token {
    case .black: 0x1C1C1E
    case .red: 0xC62828
    case .orange: 0xB84A00
    case .yellow: 0x806600
    case .green: 0x2E7D32
    case .teal: 0x007A78
    case .blue: 0x1565C0
    case .indigo: 0x3A36A8
    case .purple: 0x8E24AA
    case .pink: 0xC8186F
    case .brown: 0x795033
    case .grey: 0x616161
    }
  }

  private static func dark(_ token: ColourToken) -> UInt32 {
    switch token {
    case .black: 0xECECEC
    case .red: 0xFF7B72
    case .orange: 0xFFA657
    case .yellow: 0xF2D64B
    case .green: 0x7EE787
    case .teal: 0x4DD0C4
    case .blue: 0x6CB6FF
    case .indigo: 0x9A9DFF
    case .purple: 0xD2A8FF
    case .pink: 0xFF92C8
    case .brown: 0xC79B7F
    case .grey: 0xA0A0A0
    }
  }
}
