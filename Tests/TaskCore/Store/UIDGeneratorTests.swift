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

  @Test("They go on from one that was made before, if that is of their form and not far ahead")
  func goOn() {
    let now = Instant(clamping: 1_000_000)
    for (milliseconds, goesOn) in [
      (1_000_000, true), (1_500_000, true), (999_999, true), (90_000_000, false),
    ] {
      let before = UIDGenerator().next(at: Instant(clamping: Int64(milliseconds)))
      let generator = UIDGenerator()
      generator.goOn(from: before, at: now)
      #expect((generator.next(at: now) > before) == goesOn)
    }
    let plain = UIDGenerator()
    for uid in [
      "", "x", "018f3c6e-7a1b-4c3d-8e4f-5a6b7c8d9e0f", "ffffffff-ffff-7fff-bfff-ffffffffffff",
      "zzzzzzzz-zzzz-7zzz-8zzz-zzzzzzzzzzzz",
    ] {
      plain.goOn(from: uid, at: now)
    }
    // 1,000,000 is F4240 in base 16.
    #expect(plain.next(at: now).hasPrefix("0000000f-4240-7"))
  }
}
