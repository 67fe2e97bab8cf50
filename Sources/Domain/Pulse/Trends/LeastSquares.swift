/// The least-squares line through values at 0, 1, 2, ...
struct LeastSquares {
  /// 0 for no values.
  let mean: Double
  /// Nil for fewer than 2 values.
  let slope: Double?
  /// Of the slope; nil for fewer than 3 values.
  let standardError: Double?

  /// Sums are taken of the distances from the means, which loses no digits to large values.
  init(_ values: [Double]) {
    let count = Double(values.count)
    guard values.count >= 2 else {
      mean = values.first ?? 0
      slope = nil
      standardError = nil
      return
    }
    let mean = values.reduce(0, +) / count
    let middle = (count - 1) / 2
    var (squares, products) = (0.0, 0.0)
    for (index, value) in values.enumerated() {
      let distance = Double(index) - middle
      squares += distance * distance
      products += distance * (value - mean)
    }
    let slope = products / squares
    self.mean = mean
    self.slope = slope
    guard values.count >= 3 else {
      standardError = nil
      return
    }
    let missed = values.enumerated().reduce(0.0) { sum, item in
      let error = item.element - mean - slope * (Double(item.offset) - middle)
      return sum + error * error
    }
    standardError = (missed / (count - 2) / squares).squareRoot()
  }
}
