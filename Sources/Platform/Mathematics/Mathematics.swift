import Glibc

/// Functions of real numbers that the standard library does not have. Angles are in radians.
package enum Mathematics {
  package static func sine(_ angle: Double) -> Double { sin(angle) }

  package static func cosine(_ angle: Double) -> Double { cos(angle) }

  /// The angle of a point, from the x axis towards the y axis: -π to π.
  package static func angle(x: Double, y: Double) -> Double { atan2(y, x) }

  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
