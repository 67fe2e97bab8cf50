import Domain
import Language
import TestSupport
import Testing

/// Lines that are heaps of the grammar's own words: whatever they say, no part of a date is lost.
@Suite struct WordHeapTests {
  private static let figures = [
    "1", "2", "3", "5.", "9", "15th", "24", "31", "2027", "17:00", "9:30", "5pm", "9am", "17h",
    "9h30", "12:30-13:30", "2-3pm", "1/20", "20/1", "1/2", "24.12.", "24.12.2026", "2026-02-20",
    "2026-02-30", "25:00", "3.2.1", "v1.2", "2026-0001", "1.5", "2h", "30min", "+3", "CET", "UTC+2",
  ]
  private static let marks = ["#Home", "@bank", "!p1", "~30m", ">2026-02-02", "*", "//"]
  private static let ordinary = [
    "Report", "Kiwi", "pizza", "Éric", "Straße", "niño", "km", "€", "😀", "x", "A4",
  ]
  private static let spaces = [
    " ", " ", " ", " ", " ", ", ", ". ", " - ", "  ", " (", ") ", "\t", "/",
  ]

  @Test(
    "Each word of a line is in a token or in the title, and no date in the title touches one that is read",
    arguments: Language.spoken)
  func heaps(language: Language) throws {
    var random = RandomNumbers(seed: 21)
    let words = language.words + Language.english.words
    for _ in 0..<(LineCount.value / 4) {
      var line = ""
      for _ in 0..<Int.random(in: 1...10, using: &random) {
        let kind = Int.random(in: 0..<20, using: &random)
        let source =
          kind < 11
          ? words : kind < 16 ? Self.figures : kind < 18 ? Self.ordinary : Self.marks
        line += source.randomElement(using: &random) ?? ""
        line += Self.spaces.randomElement(using: &random) ?? ""
      }
      let dates = DateReader(
        now: try #require(Instant(text: "2026-01-14T12:00:00Z")), zone: FixedZone(),
        language: language,
        conventions: Conventions(dateOrder: Bool.random(using: &random) ? .dayFirst : nil))
      guard let add = try? QuickAdd(line, dates: dates) else { continue }
      if let fault = HeapCheck(line, add, language).fault { Issue.record("\(line): \(fault)") }
    }
  }
}
