import ViewModels

/// Maps the values of an axis to coordinates, clamped to its ends.
struct SVGScale {
  private let minimum: Double
  private let maximum: Double
  private let start: Double
  private let end: Double

  init(_ axis: Chart.Axis?, from start: Double, to end: Double) {
    self.init(minimum: axis?.minimum ?? 0, maximum: axis?.maximum ?? 1, from: start, to: end)
  }

  init(minimum: Double, maximum: Double, from start: Double, to end: Double) {
    self.minimum = minimum
    self.maximum = maximum
    self.start = start
    self.end = end
  }

  func position(of value: Double) -> Double {
    let share = (value - minimum) / (maximum - minimum)
    if share >= 1 { return end }
    // What is not a number is at the start, too.
    return share > 0 ? start + (end - start) * share : start
  }
}
