import Domain
import TestSupport
import Testing

@testable import Sync

/// Steps that come late, twice, or in another order.
@Suite struct StepQueueTests {
  @Test("In every order, each step is given out once, after those that it had seen")
  func orders() {
    let steps = [
      step("a", 1, at: 1, title: .integer(1)), step("a", 2, at: 2, title: .integer(2)),
      step("b", 1, at: 3, seen: ["a": 2], title: .integer(3)),
      step("c", 1, at: 4, seen: ["a": 1], title: .integer(4)),
      step("b", 2, at: 5, seen: ["a": 2, "c": 1], title: .integer(5)),
    ]
    for order in steps.permutations {
      var queue = StepQueue()
      var out: [SyncStep] = []
      for step in order + order {
        _ = queue.receive(step)
        while let next = queue.next() {
          #expect(out.allSatisfy { $0.id != next.id })
          #expect(SeenSteps(of: out).contains(next.needs))
          out.append(next)
        }
      }
      #expect(out.count == steps.count)
      #expect(queue.waitingCount == 0)
    }
  }

  @Test("A reader stops at a hole, and goes on where it is filled")
  func hole() {
    var queue = StepQueue()
    #expect(queue.receive(step("a", 2, at: 2, title: .null)) == .queued)
    #expect(queue.receive(step("a", 2, at: 2, title: .null)) == .known)
    #expect(queue.next() == nil)
    #expect(queue.waitingCount == 1)
    #expect(queue.receive(step("a", 1, at: 1, title: .null)) == .queued)
    #expect(queue.next()?.id.seq == 1)
    #expect(queue.next()?.id.seq == 2)
    #expect(queue.receive(step("a", 1, at: 1, title: .null)) == .known)
  }

  @Test("A snapshot takes the place of what it has, and what waits for that goes on")
  func snapshot() {
    var queue = StepQueue()
    for seq: Int64 in [2, 3, 5] { _ = queue.receive(step("a", seq, at: seq, title: .null)) }
    queue.skip(to: SeenSteps(["a": 2, "b": 7]))
    #expect(queue.next()?.id.seq == 3)
    #expect(queue.next() == nil)
    #expect(queue.waitingCount == 1)
    #expect(queue.seen == SeenSteps(["a": 3, "b": 7]))
  }

  @Test("Steps of a newer format are told, and change nothing")
  func tooNew() {
    var replica = Replica(uid: "reader")
    let step = SyncStep(
      format: SyncStep.format + 1, id: StepID(replica: "a", seq: 1), clock: HybridClock(1),
      needs: SeenSteps(), operations: [.purge(task("t"))])
    #expect(replica.receive(step) == .tooNew(format: SyncStep.format + 1))
    #expect(replica.seen == SeenSteps())
    #expect(replica.registers == Registers())
  }

  @Test(
    "Steps that no replica makes are refused",
    arguments: [
      SyncStep(
        id: StepID(replica: "a", seq: 0), clock: HybridClock(1), needs: SeenSteps(), operations: []),
      SyncStep(
        id: StepID(replica: "a", seq: .min), clock: HybridClock(1), needs: SeenSteps(),
        operations: []),
      SyncStep(
        id: StepID(replica: "", seq: 1), clock: HybridClock(1), needs: SeenSteps(), operations: []),
      SyncStep(
        id: StepID(replica: "a", seq: 1), clock: HybridClock(-1), needs: SeenSteps(),
        operations: []),
      SyncStep(
        id: StepID(replica: "a", seq: 1), clock: HybridClock(1), needs: SeenSteps(["a": 1]),
        operations: []),
      SyncStep(
        id: StepID(replica: "a", seq: 3), clock: HybridClock(1), needs: SeenSteps(["a": 1]),
        operations: []),
    ])
  func malformed(step: SyncStep) {
    var queue = StepQueue()
    #expect(queue.receive(step) == .malformed)
    #expect(queue.waitingCount == 0)
  }
}

extension SeenSteps {
  fileprivate init(of steps: [SyncStep]) {
    self.init()
    for step in steps { insert(step.id) }
  }
}
