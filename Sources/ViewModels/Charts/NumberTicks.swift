/// Marks at an axis of counts: whole numbers from 0, with steps of 1, 2 or 5 times a power of ten.
struct NumberTicks {
  /// How many steps there are at most.
  private static let longest = 5.0

  /// The last one is the greatest value or above it; there are at least two.
  let ticks: [Chart.Tick]

  /// `greatest` is what has to find its place below the last mark.
  init(upTo greatest: Double, _ wording: Wording = .english) {
    // All numbers from here on are exact, whatever comes in.
    let greatest = greatest.isFinite ? min(max(greatest, 1), 1e18) : 1
    let step = Self.step(atLeast: greatest / Self.longest)
    let count = Int((greatest / step).rounded(.up))
    ticks = (0...max(1, count)).map { index in
      let value = Double(index) * step
      return Chart.Tick(value, wording.number(value))
    }
  }

  var maximum: Double { ticks.last?.value ?? 1 }

  private static func step(atLeast smallest: Double) -> Double {
    var power = 1.0
    while power * 5 < smallest { power *= 10 }
    return [power, power * 2].first { $0 >= smallest } ?? power * 5
  }
}
