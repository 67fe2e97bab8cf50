import Domain
import TestSupport
import Testing

@testable import Sync

/// The clock of a replica.
@Suite struct StepClockTests {
  @Test("Whatever its host's clock and others do, it runs on", arguments: 1...3)
  func jumps(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    var clock = StepClock()
    var last = clock.last
    for _ in 0..<1_000 {
      let now = Int64.random(in: -1_000_000...1_000_000_000_000, using: &numbers)
      if Bool.random(using: &numbers) {
        clock.saw(HybridClock(at: instant(now)))
        #expect(clock.last >= last)
      } else {
        #expect(clock.next(at: instant(now)) > last)
      }
      last = clock.last
    }
  }

  @Test("A full counter carries into the milliseconds")
  func carry() {
    var clock = StepClock(last: HybridClock(7 * 65_536 + 65_535))
    #expect(clock.next(at: instant(3)) == HybridClock(8 * 65_536))
  }

  @Test("One that is a day ahead of its host is told")
  func lead() {
    var clock = StepClock()
    clock.saw(HybridClock(at: instant(86_400_000)))
    #expect(!clock.isFarAhead(at: instant(0)))
    clock.saw(HybridClock(at: instant(86_400_001)))
    #expect(clock.isFarAhead(at: instant(0)))
    #expect(clock.lead(at: instant(86_400_000)) == 1)
  }

  @Test("The last time that there is does not stop it with a trap")
  func end() {
    var clock = StepClock(last: HybridClock(.max))
    #expect(clock.next(at: instant(3)) == HybridClock(.max))
    #expect(clock.isFarAhead(at: instant(0)))
  }
}
