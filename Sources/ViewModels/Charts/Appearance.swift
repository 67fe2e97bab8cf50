import Domain

/// Which colours a drawing has; the raw values are those of the C API.
package enum Appearance: Int32, Sendable {
  /// Those that the reader's system prefers.
  case automatic = 0
  case light = 1
  case dark = 2

  /// - Throws: `invalid` for another number.
  package init(code: Int32) throws {
    guard let appearance = Appearance(rawValue: code) else {
      throw Failure(
        .invalid, "\(code) is not an appearance: 0 is automatic, 1 light and 2 dark.",
        field: "appearance")
    }
    self = appearance
  }
}
