import Testing

@testable import ViewModels

@Suite struct NumberWordingTests {
  @Test(
    "A number has the places that are asked for, and is rounded half away from zero",
    arguments: [
      (0, 0, "0"), (0.05, 1, "0.1"), (-0.125, 2, "−0.13"), (-0.001, 2, "0.00"),
      (1_234_567.891, 2, "1,234,567.89"), (0.007, 3, "0.007"), (999.96, 1, "1,000.0"),
    ])
  func number(value: Double, places: Int, text: String) {
    #expect(Wording.english.number(value, places: places) == text)
  }

  @Test(
    "Without places it has at most one decimal",
    arguments: [
      (0, "0"), (0.04, "0"), (0.06, "0.1"), (2.5, "2.5"), (999.96, "1,000"), (1_234.5, "1,234.5"),
      (-0.5, "−0.5"), (-0.04, "0"), (-1_234, "−1,234"), (1e15, "1,000,000,000,000,000"),
      (.infinity, "–"),
    ] as [(Double, String)])
  func oneDecimal(value: Double, text: String) {
    #expect(Wording.english.number(value) == text)
  }

  @Test("What is no number, or too great to be told, is a dash")
  func none() {
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(Wording.english.number(value, places: 2) == "–")
    }
  }

  @Test("Whole numbers stay whole, and focus is told in whole minutes")
  func figures() {
    let english = Wording.english
    #expect(Wording.english.figure(3) == "3" && Wording.english.figure(2.5) == "2.50")
    #expect(Wording.english.share(0.625) == "63 %" && Wording.english.share(0) == "0 %")
    #expect(english.text(english.taskCount(1)) == "1 task")
    #expect(english.text(english.taskCount(1_234)) == "1,234 tasks")
    #expect(Wording.english.grouped(-999) == "−999" && Wording.english.grouped(-1_000) == "−1,000")
    #expect(Wording.english.minutes(ofMilliseconds: 59_999) == "0 min")
    #expect(Wording.english.minutes(ofMilliseconds: 5_459_999) == "1 h 30 min")
  }
}
