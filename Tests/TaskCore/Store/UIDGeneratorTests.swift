import Domain
import Testing

@testable import TaskCore

@Suite struct UIDGeneratorTests {
  @Test("Uids are UUIDs of version 7 that begin with the instant")
  func form() {
    let uid = UIDGenerator().next(at: Instant(clamping: 0x0123_4567_89AB))
    #expect(uid.hasPrefix("01234567-89ab-7"))
    #expect(uid.count == 36)
    let variant = Array(uid)[19]
    #expect("89ab".contains(variant))
  }

  @Test(
    "They sort by when they were made, also within one millisecond and when the clock goes back")
  func order() {
    let generator = UIDGenerator()
    let uids = (0..<10_000).map { generator.next(at: Instant(clamping: $0 < 5_000 ? 1_000 : 10)) }
    #expect(uids == uids.sorted())
    #expect(Set(uids).count == uids.count)
  }
}
