extension Chart.Curve {
  /// A place in the units of the axes.
  public typealias Position = (x: Double, y: Double)
}
