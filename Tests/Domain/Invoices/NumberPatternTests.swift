import Domain
import Testing

/// How numbers of invoices look.
@Suite struct NumberPatternTests {
  private let day: CalendarDate

  init() throws {
    day = try CalendarDate(packed: 2026_03_31, field: "day")
  }

  @Test(
    "A pattern gives the number with its year and its digits, and more digits when it needs them",
    arguments: [
      ("F{YYYY}-{NNNN}", 7, "F2026-0007"), ("F{YYYY}-{NNNN}", 12_345, "F2026-12345"),
      ("{YY}/{N}", 1, "26/1"), ("{NN}_{YY}", 123, "123_26"), ("a+{NNNNNNNNNN}", 1, "a+0000000001"),
      ("{YYYY}{MM}-{NNN}", 7, "202603-007"), ("{MM}/{N}", 7, "03/7"),
    ] as [(String, Int64, String)])
  func numbers(pattern: String, sequence: Int64, number: String) throws {
    #expect(try NumberPattern(pattern).number(sequence, on: day) == number)
  }

  @Test(
    "What is no pattern, or could give more than 35 characters, is refused",
    arguments: [
      "", "F", "{YYYY}", "{N}{N}", "{YYYY}{YY}{N}", "{YYYY}{YYYY}{N}", "{MM}{MM}{N}", "{M}{N}",
      "F {N}", "É{N}", "{n}", "{N",
      "N}", "{}{N}", "{NNNNNNNNNNN}", "{YYY}{N}", "F.{N}", "\u{0}{N}", "{N}{",
      String(repeating: "A", count: 26) + "{N}", String(repeating: "A", count: 22) + "{YYYY}{N}",
      String(repeating: "{N}", count: 100_000),
    ])
  func badPatterns(text: String) throws {
    let failure = try #require(throws: Failure.self) { _ = try NumberPattern(text) }
    #expect(failure.kind == .invalid && failure.field == "pattern")
  }

  @Test("The longest number that a series can reach has 35 characters")
  func longest() throws {
    let pattern = try NumberPattern(String(repeating: "A", count: 25) + "{N}")
    let last = try pattern.number(NumberPattern.maximumSequence, on: day)
    #expect(last.utf8.count == 35)
    for sequence in [0, NumberPattern.maximumSequence + 1, .max, .min] {
      #expect(throws: Failure.self) { try pattern.number(sequence, on: day) }
    }
  }

  @Test("A year in the pattern makes the sequence begin again")
  func years() throws {
    let date = try #require(CalendarDate(packed: 2026_12_31))
    #expect(try NumberPattern("{YY}{N}").year(of: date) == 2026)
    #expect(try NumberPattern("{N}").year(of: date) == 0)
    #expect(try NumberPattern("{MM}{N}").year(of: date) == 0)
  }
}
