import Domain
import TestSupport

@testable import Sync

/// Steps as no history has them: odd texts, properties that are written twice, records of unknown kinds.
struct RandomSteps {
  var numbers: RandomNumbers

  mutating func value() -> LogValue {
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: .null
    case 1: .integer(Int64.random(in: .min ... .max, using: &numbers))
    default: .text(String.random(&numbers))
    }
  }

  mutating func record() -> RecordKey {
    RecordKey(
      kind: [0, 1, -1, .max, .min].randomElement(using: &numbers) ?? 0,
      uid: ["", "t", "é", "e\u{301}"].randomElement(using: &numbers) ?? "")
  }

  mutating func property() -> PropertyKey {
    let names = ["title", "due", "tag", "", "id", "é", "e\u{301}"]
    let elements: [String?] = [nil, nil, "", "x", "é", "e\u{301}", "longer"]
    return PropertyKey(
      names.randomElement(using: &numbers) ?? "",
      element: elements.randomElement(using: &numbers) ?? nil)
  }

  mutating func operation() -> SyncStep.Operation {
    Int.random(in: 0..<10, using: &numbers) == 0
      ? .purge(record()) : .set(record(), property(), value())
  }

  /// Steps of a replica from a number on.
  mutating func steps(of replica: String, from first: Int64, count: Int64) -> [SyncStep] {
    var others: [String: Int64] = [:]
    return (first..<first + count).map { seq in
      if Bool.random(using: &numbers) {
        let other = ["b", "c", "é", "e\u{301}"].randomElement(using: &numbers) ?? ""
        others[other] = Int64.random(in: 1...SeenSteps.numbers.upperBound, using: &numbers)
      }
      var needs = others
      needs[replica] = seq - 1
      return SyncStep(
        id: StepID(replica: replica, seq: seq),
        clock: HybridClock(Int64.random(in: HybridClock.ofOthers, using: &numbers)),
        needs: SeenSteps(needs), action: Int32.random(in: .min ... .max, using: &numbers),
        at: instant(Int64.random(in: -62_135_596_800_000...253_402_300_799_999, using: &numbers)),
        operations: (0..<Int.random(in: 0...12, using: &numbers)).map { _ in operation() },
        isBeside: seq > 1 && Int.random(in: 0..<5, using: &numbers) == 0)
    }
  }
}

extension Registers {
  /// Those that a step leaves in an empty store.
  init(after step: SyncStep) {
    self.init()
    apply(step)
  }
}
