import Domain
import Platform

/// A colour as 0xRRGGBB.
package struct TemplateColour: Hashable, Sendable {
  package let value: UInt32

  package init(_ value: UInt32) { self.value = value & 0xFF_FFFF }

  /// `#1D4E89`; nil for another text.
  package init?(_ text: String) {
    guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
      let value = UInt32(text.dropFirst(), radix: 16), text.utf8.allSatisfy({ $0 != 0x2B })
    else { return nil }
    self.value = value
  }

  static let white = TemplateColour(0xFFFFFF)
  /// What WCAG 2 asks of small letters (1.4.3).
  static let leastContrast = 4.5

  /// By WCAG 2: from 1, of two colours that are equal, to 21.
  func contrast(with other: TemplateColour) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func linear(_ shift: UInt32) -> Double {
      let part = Double(value >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : Mathematics.power((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }
}
