import Testing

@testable import Documents

@Suite("Numbers and text in drawings")
struct SVGTextTests {
  @Test(
    "Numbers have at most two decimals",
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.004, "0"), (0.005, "0.01"), (1.5, "1.5"), (1.05, "1.05"),
      (-2.25, "-2.25"), (123_456.789, "123456.79"), (1e300, "1000000000000000"),
      (.nan, "0"), (.infinity, "0"), (.leastNonzeroMagnitude, "0"),
    ])
  func numbers(number: Double, text: String) {
    #expect(SVGNumber.text(number) == text)
  }

  @Test("Text that fits stays, and longer text ends with an ellipsis")
  func shortened() {
    #expect(TextWidth.shortened("Home", to: 100, size: 10) == "Home")
    let short = TextWidth.shortened("Home and garden", to: 50, size: 10)
    #expect(short.hasPrefix("Ho") && short.hasSuffix("…"))
    #expect(TextWidth.of(short, size: 10) <= 50)
    #expect(TextWidth.shortened("Home", to: 1, size: 10) == "")
    #expect(TextWidth.shortened("", to: 0, size: 10) == "")
  }

  @Test("What people see as one character is not cut")
  func characters() {
    let family = "👩‍👩‍👧‍👦"
    for width in stride(from: 0.0, to: 200, by: 7) {
      let short = TextWidth.shortened(String(repeating: family, count: 4), to: width, size: 10)
      #expect(short.allSatisfy { String($0) == family || $0 == "…" })
    }
  }

  @Test("Lines break at spaces, and the last one ends with an ellipsis")
  func lines() {
    let lines = TextWidth.lines("one two three four five six", width: 60, size: 10, limit: 2)
    #expect(lines.count == 2)
    #expect(lines[0] == "one two" && lines[1].hasSuffix("…"))
    #expect(TextWidth.lines(" ", width: 60, size: 10, limit: 2).isEmpty)
  }
}
