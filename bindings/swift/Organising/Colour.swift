import CTaskcoreHeader

extension Colour {
  /// Its value on a light or a dark screen, as 0xRRGGBB.
  public func rgb(onDark isDark: Bool) -> UInt32 {
    var rgb: UInt32 = 0
    // All tokens are the library's own, so that it cannot fail.
    _ = taskcore_colour(code, isDark ? TASKCORE_THEME_DARK : TASKCORE_THEME_LIGHT, &rgb)
    return rgb
  }
}
