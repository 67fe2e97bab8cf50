import Domain
import TestSupport
import Testing

@testable import Sync

/// Random histories of three devices.
@Suite struct HistoryTests {
  private let days: [LocalMoment]

  init() throws {
    days = try (10...28).map { try LocalMoment(text: "202612\($0)") }
  }

  @Test(
    "Devices that have the same steps are equal, and each register is what its definition says",
    arguments: 1...4)
  func convergence(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    for round in 0..<TestLength.rounds(250) {
      var history = History(numbers, days: days)
      history.run()
      history.exchangeAll()
      numbers = history.numbers
      check(history, "Round \(round)")
    }
  }

  private func check(_ history: History, _ round: Testing.Comment) {
    let registers = history.devices.map(\.replica.registers)
    let shown = registers.map { Shown($0, days: days) }
    for index in history.devices.indices {
      #expect(history.hasLostSteps || history.devices[index].replica.waitingCount == 0, round)
      let isEqual = registers[index] == registers[0] && shown[index] == shown[0]
      #expect(isEqual, round)
    }
    let isDefined = registers[0] == Registers(of: history.all)
    #expect(isDefined, round)
    #expect(Set(shown[0].conflicts).count == shown[0].conflicts.count, round)
    checkProjects(shown[0], round)
  }

  private func checkProjects(_ shown: Shown, _ round: Testing.Comment) {
    let names = shown.projects.filter { $0.key == $0.value }.map { uid, _ in
      let record = RecordKey(.project, uid.text)
      return NameKey(shown.values[record]?[Shown.name]?.text ?? "")
    }
    #expect(Set(names).count == names.count, round)
    #expect(shown.projects.allSatisfy { $0.value <= $0.key }, round)
  }
}

extension Registers {
  /// What the definitions say: the heads are the values that the step of no other known value had seen, and of what
  /// was purged nothing is left.
  fileprivate init(of steps: [SyncStep]) {
    self.init()
    var writes: [RecordKey: [PropertyKey: [Register.Head]]] = [:]
    for step in steps {
      for operation in step.operations {
        switch operation {
        case .purge: apply(SyncStep(purging: operation, like: step))
        case .set(let record, let property, let value):
          writes[record, default: [:]][property, default: []].append(
            Register.Head(Claim(value, step.stamp), by: step.id, needs: step.replaces))
        }
      }
    }
    for (record, properties) in writes where !purged.contains(record) {
      for (property, heads) in properties {
        for head in heads
        where !heads.contains(where: { $0.step != head.step && $0.needs.contains(head.step) }) {
          apply(
            SyncStep(
              id: head.step, clock: head.claim.stamp.clock, needs: head.needs,
              operations: [.set(record, property, head.claim.value)]))
        }
      }
    }
  }
}

extension SyncStep {
  fileprivate init(purging operation: Operation, like step: SyncStep) {
    self.init(id: step.id, clock: step.clock, needs: step.needs, operations: [operation])
  }
}
