import TestSupport
import Testing

@testable import Domain

@Suite struct DecimalTextTests {
  @Test(
    "A number is written with all of its decimals, or without zeros at its end",
    arguments: [
      (123456, 2, "1234.56", "1234.56"), (100, 2, "1.00", "1"), (5, 2, "0.05", "0.05"),
      (-5, 2, "-0.05", "-0.05"), (0, 2, "0.00", "0"), (0, 0, "0", "0"), (1234, 0, "1234", "1234"),
      (-120, 3, "-0.120", "-0.12"), (1_500_000, 6, "1.500000", "1.5"),
      (Int64.min, 6, "-9223372036854.775808", "-9223372036854.775808"),
      (Int64.max, 4, "922337203685477.5807", "922337203685477.5807"),
    ] as [(Int64, Int, String, String)])
  func written(value: Int64, decimals: Int, full: String, shortest: String) throws {
    #expect(DecimalText.text(value, decimals: decimals) == full)
    #expect(DecimalText.shortest(value, decimals: decimals) == shortest)
    for text in [full, shortest] {
      #expect(try DecimalText.value(of: text, decimals: decimals, field: "x") == value)
    }
  }

  @Test("A price has at least as many decimals as its currency")
  func atLeast() {
    #expect(DecimalText.shortest(12_500_000, decimals: 6, atLeast: 2) == "12.50")
    #expect(DecimalText.shortest(12_345_600, decimals: 6, atLeast: 2) == "12.3456")
    #expect(DecimalText.shortest(12_000_000, decimals: 6, atLeast: 0) == "12")
  }

  @Test("What was written is read again")
  func roundTrip() throws {
    var random = RandomNumbers(seed: 3)
    for _ in 0..<2_000 {
      let value =
        Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...63, using: &random)
      let decimals = Int.random(in: 0...6, using: &random)
      let text = DecimalText.shortest(value, decimals: decimals)
      #expect(try DecimalText.value(of: text, decimals: decimals, field: "x") == value)
    }
  }

  @Test("Zeros beyond the decimals do not count, and neither do those at the beginning")
  func zeros() throws {
    #expect(try DecimalText.value(of: "0001.5000", decimals: 2, field: "x") == 150)
    #expect(try DecimalText.value(of: "-0", decimals: 2, field: "x") == 0)
  }

  @Test(
    "What is no number for programs is refused",
    arguments: [
      "", "-", ".", "1.", ".5", "1,5", "1 000", "+1", "--1", "1e3", "0x1", "1.2.3", "１", "½", "NaN",
      "1.005", "9223372036854775808", "-9223372036854775809", "92233720368547758.08", " 1",
      "1\u{0}",
      String(repeating: "9", count: 100_000),
    ])
  func refused(text: String) {
    let failure = #expect(throws: Failure.self) {
      try DecimalText.value(of: text, decimals: 2, field: "price")
    }
    #expect(failure?.kind == .invalid)
    #expect(failure?.field == "price")
    #expect((failure?.message.description.utf8.count ?? .max) < 400)
  }

  @Test(
    "People write the same number in many ways",
    arguments: [
      "1234.56", "1234,56", "1 234,56", "1,234.56", "1.234,56", "1\u{202F}234,56",
      "1\u{A0}234.56", "1'234.56", "1’234,56", " 1234.56 ", "+1234.56",
    ])
  func people(text: String) throws {
    for mark in [WrittenDecimal.Mark.point, .comma] {
      #expect(try WrittenDecimal.value(of: text, decimals: 2, mark: mark, field: "x") == 123456)
    }
  }

  @Test(
    "Where a point or a comma could be either, the language decides",
    arguments: [
      ("1,234", 1_234_0000, 1_2340), ("1.234", 1_2340, 1_234_0000),
      ("12,345", 12_345_0000, 12_3450),
      ("0,125", 1250, 1250), ("0.125", 1250, 1250), ("1,5", 1_5000, 1_5000),
      ("1,234,567", 1_234_567_0000, 1_234_567_0000), ("1.234.567", 1_234_567_0000, 1_234_567_0000),
      ("-1,234", -1_234_0000, -1_2340), ("− 5", -5_0000, -5_0000), (",5", 5000, 5000),
    ] as [(String, Int64, Int64)])
  func ambiguous(text: String, point: Int64, comma: Int64) throws {
    #expect(try WrittenDecimal.value(of: text, decimals: 4, mark: .point, field: "x") == point)
    #expect(try WrittenDecimal.value(of: text, decimals: 4, mark: .comma, field: "x") == comma)
  }

  @Test(
    "What is no number for people is refused",
    arguments: [
      "", " ", "-", "1,23,45", "12 34", "1 2345", "1.2.3", "1,2,3", "1,234.567,8", "1.234 567",
      "1 234.567.890", "abc", "1e5", "1-2", "5 €", "١٢", "1\n234", "1,", ".", "1 .5",
      String(repeating: "1 ", count: 1_000),
    ])
  func notForPeople(text: String) {
    for mark in [WrittenDecimal.Mark.point, .comma] {
      #expect(throws: Failure.self, "\(text)") {
        try WrittenDecimal.value(of: text, decimals: 4, mark: mark, field: "x")
      }
    }
  }

  @Test("Numbers for people are in groups of three")
  func grouped() {
    #expect(WrittenDecimal.text(123456, decimals: 2, atLeast: 2, mark: .comma) == "1\u{202F}234,56")
    #expect(WrittenDecimal.text(123456, decimals: 2, atLeast: 2, mark: .point) == "1,234.56")
    #expect(WrittenDecimal.text(-100, decimals: 2, atLeast: 2, mark: .point) == "-1.00")
    #expect(WrittenDecimal.text(15000, decimals: 4, atLeast: 0, mark: .comma) == "1,5")
    #expect(
      WrittenDecimal.text(-1_000_000_000, decimals: 0, atLeast: 0, mark: .point) == "-1,000,000,000"
    )
    #expect(WrittenDecimal.Mark(language: "fr") == .comma)
    #expect(WrittenDecimal.Mark(language: "en") == .point)
  }

  @Test("What is written for people is read again")
  func peopleRoundTrip() throws {
    var random = RandomNumbers(seed: 4)
    for mark in [WrittenDecimal.Mark.point, .comma] {
      for _ in 0..<1_000 {
        let value = Int64.random(in: -1_000_000_000...1_000_000_000, using: &random)
        let text = WrittenDecimal.text(value, decimals: 2, atLeast: 2, mark: mark)
        #expect(try WrittenDecimal.value(of: text, decimals: 2, mark: mark, field: "x") == value)
      }
    }
  }
}
