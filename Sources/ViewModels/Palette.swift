import Domain

/// What the colours look like on a light or a dark screen.
package enum Palette: Int32, CaseIterable, Sendable {
  case light = 0
  case dark = 1
}
