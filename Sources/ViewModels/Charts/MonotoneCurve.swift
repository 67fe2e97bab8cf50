/// A smooth line through points, which between each two of them only rises or only falls: it never
/// overshoots them, as a line of counts must not dip below zero.
///
/// Cubic Hermite pieces with the tangents of M. Steffen, "A simple method for monotonic interpolation
/// in one dimension", Astronomy & Astrophysics 239 (1990), in the form that D3's `curveMonotoneX` has.
package struct MonotoneCurve: Equatable, Sendable {
  /// From each point to the next one.
  package var pieces: [Chart.Curve]

  /// - Parameter points: from left to right, each to the right of the one before.
  package init(through points: [Chart.Position]) {
    let slopes = zip(points, points.dropFirst()).map { Self.slope(from: $0, to: $1) }
    let tangents = Self.tangents(of: slopes, through: points)
    pieces = slopes.indices.map { index in
      Self.piece(
        from: points[index], tangents[index], to: points[index + 1], tangents[index + 1])
    }
  }

  private static func slope(from start: Chart.Position, to end: Chart.Position) -> Double {
    let width = end.x - start.x
    return width > 0 ? (end.y - start.y) / width : 0
  }

  /// Of each point. Those at the ends let the outer pieces be parabolas.
  private static func tangents(of slopes: [Double], through points: [Chart.Position]) -> [Double] {
    guard let first = slopes.first, let last = slopes.last else { return [] }
    if slopes.count == 1 { return [first, first] }
    let inner = (1..<slopes.count).map { index in
      tangent(
        before: slopes[index - 1], width: points[index].x - points[index - 1].x,
        after: slopes[index], width: points[index + 1].x - points[index].x)
    }
    let start = (3 * first - (inner.first ?? first)) / 2
    let end = (3 * last - (inner.last ?? last)) / 2
    return [start] + inner + [end]
  }

  /// Zero at a peak or valley; else at most twice the flatter slope.
  private static func tangent(
    before: Double, width widthBefore: Double, after: Double, width widthAfter: Double
  ) -> Double {
    guard before > 0 && after > 0 || before < 0 && after < 0 else { return 0 }
    let parabola = (before * widthAfter + after * widthBefore) / (widthBefore + widthAfter)
    let size = min(abs(before), abs(after), abs(parabola) / 2) * 2
    return before < 0 ? -size : size
  }

  /// The controls lie between the heights of the two points, and so does the curve, which never leaves
  /// the hull of its four; rounding must not change that.
  private static func piece(
    from start: Chart.Position, _ startTangent: Double, to end: Chart.Position,
    _ endTangent: Double
  ) -> Chart.Curve {
    let third = (end.x - start.x) / 3
    let low = min(start.y, end.y)
    let high = max(start.y, end.y)
    func control(_ x: Double, _ y: Double) -> Chart.Position {
      Chart.Position(x: x, y: min(max(y, low), high))
    }
    return Chart.Curve(
      start: start, control1: control(start.x + third, start.y + startTangent * third),
      control2: control(end.x - third, end.y - endTangent * third), end: end)
  }
}
