import Domain
import TestSupport
import Testing

@testable import Sync

/// Steps whose values stand beside those that are there, also those of their own replica: what a server had.
@Suite("Steps that stand beside") struct BesideTests {
  private func beside(
    _ replica: String, _ seq: Int64, at milliseconds: Int64, seen: [String: Int64] = [:],
    title value: LogValue
  ) -> SyncStep {
    var needs = seen
    needs[replica] = seq - 1
    return SyncStep(
      id: StepID(replica: replica, seq: seq), clock: HybridClock(at: instant(milliseconds)),
      needs: SeenSteps(needs), action: 0, at: instant(milliseconds),
      operations: [.set(task("t"), PropertyKey("title"), value)], isBeside: true)
  }

  private func register(_ steps: [SyncStep]) -> Register {
    var registers = Registers()
    for step in steps { registers.apply(step) }
    return registers[task("t"), PropertyKey("title")]
  }

  @Test("A register has two values of one replica, and the later one is shown")
  func twoHeads() {
    for (at, shown, other) in [(20, "theirs", "mine"), (5, "mine", "theirs")] {
      let register = register([
        step("a", 1, at: 10, title: .text("mine")),
        beside("a", 2, at: Int64(at), title: .text("theirs")),
      ])
      #expect(register.heads.map(\.claim.value) == [.text(shown), .text(other)])
      #expect(register.heads.map(\.isBeside) == [shown == "theirs", other == "theirs"])
      #expect(register.others.count == 1)
    }
  }

  @Test("A step that comes after both takes the place of both", arguments: ["mine", "theirs"])
  func resolved(value: String) {
    let register = register([
      step("a", 1, at: 10, title: .text("mine")), beside("a", 2, at: 20, title: .text("theirs")),
      step("a", 3, at: 30, title: .text(value)),
    ])
    #expect(register.heads.map(\.claim.value) == [.text(value)])
  }

  @Test("It does not replace what other replicas wrote, though its own had seen that")
  func others() {
    let register = register([
      step("b", 1, at: 10, title: .text("phone")), step("a", 1, at: 5, title: .text("mine")),
      beside("a", 2, at: 20, seen: ["b": 1], title: .text("theirs")),
    ])
    #expect(register.heads.count == 3)
  }

  @Test("The values are the same, whichever of two devices is heard of first")
  func order() {
    let own = [
      step("a", 1, at: 10, title: .text("mine")), beside("a", 2, at: 20, title: .text("theirs")),
    ]
    let phone = step("b", 1, at: 15, title: .text("phone"))
    let registers = [
      register(own + [phone]), register([phone] + own), register([own[0], phone, own[1]]),
    ]
    #expect(registers.allSatisfy { $0 == registers[0] })
    #expect(registers[0].heads.map(\.claim.value) == ["theirs", "phone", "mine"].map { .text($0) })
  }

  @Test("Its message says so by the key 10, alone and in a batch")
  func messages() throws {
    let step = beside("a", 2, at: 20, title: .text("theirs"))
    let read = try SyncStep(decoding: step.encoded(store: "s"))
    #expect(read.isBeside && read.encoded(store: "s") == step.encoded(store: "s"))
    guard case .map(let keys, let values) = try Tree(decoding: step.encoded()) else {
      Issue.record("A step is a map.")
      return
    }
    #expect(keys.last == .integer(10) && values.last == .integer(1))
    let steps = [Self.plain(1), step, Self.plain(3)]
    let batch = try #require(SyncBatch(store: "s", steps: steps))
    let all = try SyncBatch(decoding: batch.encoded()).steps
    #expect(all.map(\.isBeside) == [false, true, false])
  }

  private static func plain(_ seq: Int64) -> SyncStep {
    step("a", seq, at: seq, title: .integer(seq))
  }

  @Test("No other value of the key is read")
  func otherValues() throws {
    guard case .map(let keys, let values) = try Tree(decoding: Self.plain(1).encoded()) else {
      Issue.record("A step is a map.")
      return
    }
    for value in [Tree.integer(0), .integer(2), .text("1")] {
      let bytes = Tree.map(keys + [.integer(10)], values + [value]).bytes
      #expect(throws: (any Error).self) { try SyncStep(decoding: bytes) }
    }
  }

  @Test("A snapshot keeps that it stands beside")
  func snapshots() throws {
    let heads = register([
      step("a", 1, at: 10, title: .text("mine")), beside("a", 2, at: 20, title: .text("theirs")),
    ]).heads
    let snapshot = SyncSnapshot(
      store: "s", replica: "a", seen: SeenSteps(["a": 2]), clock: HybridClock(at: instant(20)),
      at: instant(20))
    var encoder = SyncSnapshot.Encoder(snapshot)
    encoder.add(.record(task("t"), [SyncSnapshot.Property(PropertyKey("title"), heads)]))
    var decoder = try SyncSnapshot.Decoder(encoder.finish())
    guard case .record(_, let properties)? = try decoder.next() else {
      Issue.record("A record is the first entry.")
      return
    }
    #expect(properties.map(\.heads) == [heads])
    #expect(properties.first?.heads.map(\.isBeside) == [true, false])
  }
}
