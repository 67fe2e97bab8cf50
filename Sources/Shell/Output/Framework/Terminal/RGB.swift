import Platform
import TaskcoreSwift

/// A colour as a screen shows it.
struct RGB: Equatable {
  let red: Int
  let green: Int
  let blue: Int

  init(_ red: Int, _ green: Int, _ blue: Int) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// What the library says a colour looks like on a light or a dark screen.
  init(_ colour: Colour, on background: Background) {
    let rgb = colour.rgb(onDark: background == .dark)
    self.init(Int(rgb >> 16 & 0xFF), Int(rgb >> 8 & 0xFF), Int(rgb & 0xFF))
  }

  /// How bright it is, from 0 to 1, as WCAG 2 computes it.
  var luminance: Double {
    let (red, green, blue) = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// How well it can be read on another colour, or that on it: from 1 to 21.
  func contrast(to other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The square of how far it is from another.
  func distance(to other: RGB) -> Int {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }

  /// The colour on the way from a darker to a lighter one that is so bright.
  static func between(_ darker: RGB, _ lighter: RGB, luminance: Double) -> RGB {
    let (low, high) = (darker.luminance, lighter.luminance)
    let part = high > low ? min(max((luminance - low) / (high - low), 0), 1) : 0
    let (from, to) = (darker.linear, lighter.linear)
    func mix(_ from: Double, _ to: Double) -> Int {
      let value = from + part * (to - from)
      let encoded =
        value <= 0.0031308 ? value * 12.92 : 1.055 * Mathematics.power(value, 1 / 2.4) - 0.055
      return Int((encoded * 255).rounded())
    }
    return RGB(mix(from.0, to.0), mix(from.1, to.1), mix(from.2, to.2))
  }

  /// Its parts in proportion to the light.
  private var linear: (Double, Double, Double) {
    func decode(_ part: Int) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : Mathematics.power((value + 0.055) / 1.055, 2.4)
    }
    return (decode(red), decode(green), decode(blue))
  }
}
