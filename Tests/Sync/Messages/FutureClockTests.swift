import Domain
import Testing

@testable import Sync

@Suite struct FutureClockTests {
  @Test("A clock that leaves no room for the next ones is refused", arguments: [0, 1])
  func limit(beyond: Int64) throws {
    let last = HybridClock.ofOthers.upperBound
    for clock in [last + beyond, beyond == 0 ? last : .max] {
      let head = SyncHead(
        store: "s", replica: "r", seen: SeenSteps(), clock: HybridClock(clock),
        at: Instant(clamping: 0), name: "")
      let step = SyncStep(
        id: StepID(replica: "r", seq: 1), clock: HybridClock(clock), needs: SeenSteps(), action: 1,
        at: Instant(clamping: 0), operations: [])
      let snapshot = SyncSnapshot(
        store: "s", replica: "r", seen: SeenSteps(), clock: HybridClock(clock),
        at: Instant(clamping: 0))
      let bytes = SyncSnapshot.Encoder(snapshot).finish()
      if beyond == 0 {
        _ = try SyncHead(decoding: head.encoded())
        _ = try SyncStep(decoding: step.encoded())
        _ = try SyncSnapshot.Decoder(bytes)
        continue
      }
      for failure in [
        #expect(throws: Failure.self) { try SyncHead(decoding: head.encoded()) },
        #expect(throws: Failure.self) { try SyncStep(decoding: step.encoded()) },
        #expect(throws: Failure.self) { try SyncSnapshot.Decoder(bytes) },
      ] { #expect(failure?.kind == .malformed) }
    }
  }
}
