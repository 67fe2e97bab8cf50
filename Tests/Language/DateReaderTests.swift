import Domain
import Language
import TestSupport
import Testing

@Suite struct DateReaderTests {
  @Test("A date in figures")
  func figures() throws {
    let reader = DateReader(now: Instant(clamping: 0), zone: FixedZone())
    #expect(reader.moment("2026-12-24")?.text == "2026-12-24")
  }
}
