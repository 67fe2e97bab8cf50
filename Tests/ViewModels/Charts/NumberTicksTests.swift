import TestSupport
import Testing

@testable import ViewModels

@Suite struct NumberTicksTests {
  @Test(
    "The steps are 1, 2 or 5 times a power of ten",
    arguments: [
      (1, ["0", "1"]), (3, ["0", "1", "2", "3"]), (5, ["0", "1", "2", "3", "4", "5"]),
      (6, ["0", "2", "4", "6"]), (7, ["0", "2", "4", "6", "8"]),
      (21, ["0", "5", "10", "15", "20", "25"]), (100, ["0", "20", "40", "60", "80", "100"]),
      (101, ["0", "50", "100", "150"]), (3_660, ["0", "1,000", "2,000", "3,000", "4,000"]),
      (1_234_567, ["0", "500,000", "1,000,000", "1,500,000"]), (0.5, ["0", "1"]),
    ] as [(Double, [String])])
  func steps(greatest: Double, labels: [String]) {
    #expect(NumberTicks(upTo: greatest).ticks.map(\.label) == labels)
  }

  @Test("Nothing, and what is no number, has an axis from 0 to 1", arguments: [0, -5, Double.nan])
  func nothing(greatest: Double) {
    let ticks = NumberTicks(upTo: greatest)
    #expect(ticks.ticks == [Chart.Tick(0, "0"), Chart.Tick(1, "1")])
    #expect(ticks.maximum == 1)
  }

  @Test("They begin at 0, cover the greatest value, ascend and are 2 to 6 whole numbers")
  func properties() {
    var numbers = RandomNumbers(seed: 11)
    for _ in 0..<2_000 {
      let power = ([1, 1e2, 1e4, 1e8, 1e17] as [Double]).randomElement(using: &numbers) ?? 1
      let greatest = Double.random(in: 0...power * 10, using: &numbers)
      let values = NumberTicks(upTo: greatest).ticks.map(\.value)
      #expect(values.first == 0)
      #expect((2...6).contains(values.count), "\(greatest)")
      #expect((values.last ?? 0) >= greatest)
      #expect(values.allSatisfy { $0 == $0.rounded() })
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
      // The last one is needed.
      if values.count > 2 { #expect(values[values.count - 2] < greatest) }
    }
  }
}
