extension Chart.Curve {
  /// A place in the units of the axes.
  public struct Position: Codable, Hashable, Sendable {
    /// How far it is to the right.
    public let x: Double
    /// How far it is up.
    public let y: Double

    /// A place that is so far to the right and so far up.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }
}
