import CTaskcore
import Domain
import ViewModels

/// The options for drawing a chart.
struct SVGOptions {
  private static let widths = 200...4_000
  private static let heights = 150...4_000

  /// In CSS pixels.
  private(set) var width = 640
  private(set) var height = 360
  private(set) var appearance = Appearance.automatic

  /// NULL stands for the defaults.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_svg_options>?) throws {
    guard let options = try pointer?.checked() else { return }
    width = try Self.pixels(options.width, Self.widths, "width")
    height = try Self.pixels(options.height, Self.heights, "height")
    appearance = try Appearance(code: options.appearance)
  }

  private static func pixels(
    _ number: Int32, _ allowed: ClosedRange<Int>, _ field: String
  ) throws -> Int {
    guard allowed.contains(Int(number)) else {
      throw Failure(
        .invalid,
        "The \(field) is \(allowed.lowerBound) to \(allowed.upperBound) CSS pixels, not \(number).",
        field: field)
    }
    return Int(number)
  }
}
