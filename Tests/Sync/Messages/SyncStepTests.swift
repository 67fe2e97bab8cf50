import Domain
import TestSupport
import Testing

@testable import Sync

@Suite("Messages of steps") struct SyncStepTests {
  @Test("A step is written as docs/sync.md says")
  func form() throws {
    let written = SyncStep(
      id: StepID(replica: "a", seq: 3), clock: HybridClock(70_000),
      needs: SeenSteps(["a": 2, "b": 9]),
      action: 5, at: instant(1000),
      operations: [
        .set(task("t"), PropertyKey("title"), .text("Milk")),
        .set(task("t"), PropertyKey("tag", element: "x"), .integer(1)),
        .set(task("t"), PropertyKey("due"), .null), .purge(task("u")),
      ])
    let kind = Int64(CommittedChange.Entity.task.rawValue)
    let step: Tree = .map(
      (1...9).map { .integer($0) },
      [
        .integer(1), .text("a"), .integer(3), .integer(70_000), .textMap(["b"], [.integer(9)]),
        .integer(5), .integer(1000),
        .array([
          .array([
            .integer(kind), .text("t"),
            .textMap(
              ["due", "tag", "title"], [.null, .textMap(["x"], [.integer(1)]), .text("Milk")]),
          ]),
          .array([.integer(kind), .text("u")]),
        ]),
        .text("store"),
      ])
    #expect(try Tree(decoding: written.encoded(store: "store")) == step)
  }

  @Test("What a step is read as does the same, and has the same bytes")
  func roundTrips() throws {
    var random = RandomSteps(numbers: RandomNumbers(seed: 3))
    for _ in 0..<TestLength.rounds(1_000) {
      for step in random.steps(of: "a", from: 1, count: 3) {
        let read = try SyncStep(decoding: step.encoded())
        #expect(read.encoded() == step.encoded())
        #expect(Registers(after: read) == Registers(after: step))
        #expect(read.id == step.id && read.clock == step.clock && read.needs == step.needs)
        #expect(read.action == step.action && read.at == step.at)
        #expect(read.isBeside == step.isBeside)
      }
    }
  }

  @Test("A batch has its steps, whose it is and the store")
  func batches() throws {
    var random = RandomSteps(numbers: RandomNumbers(seed: 4))
    for round in 0..<TestLength.rounds(200) {
      let steps = random.steps(of: "é", from: Int64(round + 1), count: 5)
      let batch = try #require(SyncBatch(store: "s", steps: steps))
      let read = try SyncBatch(decoding: batch.encoded())
      #expect(read.encoded() == batch.encoded())
      #expect(read.store == "s" && ExactText(read.replica) == ExactText("é"))
      #expect((read.first, read.last) == (Int64(round + 1), Int64(round + 5)))
      #expect(zip(read.steps, steps).allSatisfy { $0.encoded() == $1.encoded() })
    }
  }

  @Test("A batch has steps of one replica, without gaps")
  func impossibleBatches() {
    let one = step("a", 1, at: 1, [])
    #expect(SyncBatch(store: "s", steps: []) == nil)
    #expect(SyncBatch(store: "s", steps: [one, step("a", 3, at: 1, [])]) == nil)
    #expect(SyncBatch(store: "s", steps: [one, step("b", 2, at: 1, [])]) == nil)
    #expect(SyncBatch(store: "s", steps: [one, one]) == nil)
    #expect(SyncBatch(store: "s", steps: [one, step("a", 2, at: 1, [])]) != nil)
  }

  @Test("What a newer version says besides is passed over")
  func unknownKeys() throws {
    var random = RandomSteps(numbers: RandomNumbers(seed: 5))
    let steps = random.steps(of: "a", from: 1, count: 2)
    let extra = Tree.array([.map([.integer(1)], [.data([1])]), .flag(true)])
    for step in steps {
      guard case .map(let keys, let values) = try Tree(decoding: step.encoded()) else {
        Issue.record("A step is a map.")
        return
      }
      let newer = Tree.map(keys + [.integer(99)], values + [extra])
      #expect(try SyncStep(decoding: newer.bytes).encoded() == step.encoded())
    }
  }

  @Test("Of a step of a newer format, that is read and whose it is")
  func newerFormat() throws {
    let newer = Tree.map(
      [1, 2, 3, 4, 5, 8].map { .integer($0) },
      [
        .integer(2), .text("a"), .integer(7), .integer(5), .flag(true),
        .array([.data([1]), .map([], [])]),
      ])
    let read = try SyncStep(decoding: newer.bytes)
    #expect(read.format == 2 && read.id == StepID(replica: "a", seq: 7))
    var queue = StepQueue()
    #expect(queue.receive(read) == .tooNew(format: 2))
  }

  @Test("A step of another store is refused")
  func otherStore() throws {
    let step = step("a", 1, at: 1, [])
    #expect(throws: Never.self) { try SyncStep(decoding: step.encoded(store: "s"), store: "s") }
    #expect(throws: Never.self) { try SyncStep(decoding: step.encoded(), store: "s") }
    let failure = #expect(throws: Failure.self) {
      try SyncStep(decoding: step.encoded(store: "other"), store: "s")
    }
    #expect(failure?.kind == .conflict)
  }

  private static let impossibleMembers: [(key: Int64, value: Tree)] = [
    (1, Tree.integer(0)), (1, .text("1")), (2, .integer(1)), (2, .text("")), (3, .integer(0)),
    (3, .integer(1 << 53)), (4, .integer(-1)), (5, .textMap(["b"], [.integer(0)])),
    (5, .textMap(["b"], [.null])), (6, .integer(1 << 31)), (7, .integer(.max)), (8, .null),
    (8, .array([.array([])])), (8, .array([.array([.integer(1)])])),
    (8, .array([.array([.integer(1 << 31), .text("t")])])),
    (8, .array([.array([.integer(1), .text("t"), .map([], [])])])),
    (8, .array([.array([.integer(1), .text("t"), .textMap(["tag"], [.map([], [])])])])),
    (8, .array([.array([.integer(1), .text("t"), .textMap(["title"], [.data([1])])])])),
    (8, .array([.array([.integer(1), .text("t"), .textMap(["title"], [.null]), .null])])),
  ]

  @Test("What no step has is refused", arguments: impossibleMembers)
  func impossible(key: Int64, value: Tree) throws {
    let step = step("a", 3, at: 1, seen: ["b": 1], title: .null)
    guard case .map(let keys, var values) = try Tree(decoding: step.encoded()) else { return }
    values[Int(key - 1)] = value
    let failure = #expect(throws: Failure.self) {
      try SyncStep(decoding: Tree.map(keys, values).bytes)
    }
    #expect(failure?.kind == .malformed)
    // Nor is one that lacks it, but that it may have seen nothing.
    if key == 5 { return }
    var (fewerKeys, fewerValues) = (keys, values)
    fewerKeys.remove(at: Int(key - 1))
    fewerValues.remove(at: Int(key - 1))
    #expect(throws: Failure.self) {
      try SyncStep(decoding: Tree.map(fewerKeys, fewerValues).bytes)
    }
  }

  @Test("Whatever bytes come instead of a batch, a head or a snapshot, they are read or refused")
  func hostileBytes() throws {
    var random = RandomSteps(numbers: RandomNumbers(seed: 6))
    let head = SyncHead(
      store: "s", replica: "a", seen: SeenSteps(["a": 1, "b": 2]), clock: HybridClock(1),
      at: instant(1),
      name: "Laptop")
    for _ in 0..<TestLength.rounds(5_000) {
      let steps = random.steps(of: "a", from: 1, count: 2)
      let sources = [SyncBatch(store: "s", steps: steps)?.encoded() ?? [], head.encoded()]
      for var bytes in sources {
        for _ in 0..<Int.random(in: 1...3, using: &random.numbers) {
          let place = Int.random(in: bytes.indices, using: &random.numbers)
          bytes[place] = UInt8.random(in: 0...255, using: &random.numbers)
        }
        if let batch = try? SyncBatch(decoding: bytes) {
          var queue = StepQueue()
          for step in batch.steps { _ = queue.receive(step) }
          while queue.next() != nil {}
        }
        _ = try? SyncHead(decoding: bytes)
        if var decoder = try? SyncSnapshot.Decoder(bytes) {
          while (try? decoder.next()) != nil {}
        }
      }
    }
  }

  @Test("A head is read again, also one of a newer version")
  func heads() throws {
    let head = SyncHead(
      store: "s", replica: "a", format: 7, seen: SeenSteps(["a": 1, "é": 2]), clock: HybridClock(9),
      at: instant(-5), name: "Ada’s 🖥️")
    #expect(try SyncHead(decoding: head.encoded()) == head)
    guard case .map(let keys, let values) = try Tree(decoding: head.encoded()) else { return }
    let newer = Tree.map(keys + [.integer(60)], values + [.null])
    #expect(try SyncHead(decoding: newer.bytes) == head)
    for place in keys.indices {
      var (fewerKeys, fewerValues) = (keys, values)
      fewerKeys.remove(at: place)
      fewerValues.remove(at: place)
      #expect(throws: Failure.self) {
        try SyncHead(decoding: Tree.map(fewerKeys, fewerValues).bytes)
      }
    }
  }
}
