import Domain
import Language
import TestSupport
import Testing

@Suite struct GeneratedLineTests {
  @Test(
    "Of lines that are dates for certain, 99 of 100 are read, and none is misread",
    arguments: Language.spoken)
  func dates(language: Language) throws {
    var random = RandomNumbers(seed: 2_026)
    let dates = DateReader(
      now: try #require(Instant(text: "2026-01-14T12:00:00Z")), zone: FixedZone(),
      language: language)
    var unreadCount = 0
    let count = LineCount.value / 4
    for _ in 0..<count {
      let line = GeneratedLine(language, &random)
      guard let read = try? QuickAdd(line.text, dates: dates).input else {
        Issue.record("\(line.text) leaves no title")
        continue
      }
      let result = lineSummary(of: read)
      if result.isEmpty, read.title == line.text {
        unreadCount += 1
        if unreadCount < 10 { print("Not read: \(line.text)") }
        continue
      }
      #expect(
        result == line.result && read.title == line.title,
        "\(line.text) is “\(read.title ?? "")” with “\(result)”, not “\(line.result)”")
    }
    #expect(unreadCount * 100 <= count, "\(unreadCount) of \(count) lines were not read")
  }
}
