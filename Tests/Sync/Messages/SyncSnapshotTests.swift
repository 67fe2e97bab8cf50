import Domain
import TestSupport
import Testing

@testable import Sync

@Suite("Snapshots") struct SyncSnapshotTests {
  private let beginning = SyncSnapshot(
    store: "s", replica: "a", seen: SeenSteps(["a": 4, "b": 7]), clock: HybridClock(99),
    at: instant(5))

  private func bytes(_ entries: [SyncSnapshot.Entry]) -> [UInt8] {
    var encoder = SyncSnapshot.Encoder(beginning)
    for entry in entries { encoder.add(entry) }
    return encoder.finish()
  }

  private func entries(_ bytes: [UInt8]) throws -> [SyncSnapshot.Entry] {
    var decoder = try SyncSnapshot.Decoder(bytes)
    #expect(decoder.snapshot == beginning)
    var entries: [SyncSnapshot.Entry] = []
    while let entry = try decoder.next() { entries.append(entry) }
    return entries
  }

  private func head(
    _ value: LogValue, _ replica: String, _ seq: Int64, at clock: Int64, seen: [String: Int64] = [:]
  ) -> Register.Head {
    var needs = seen
    needs[replica] = seq - 1
    return Register.Head(
      Claim(value, Stamp(HybridClock(clock), replica: replica)),
      by: StepID(replica: replica, seq: seq),
      needs: SeenSteps(needs))
  }

  @Test("The steps of a record's properties are told once")
  func compactness() throws {
    let made = (0..<12).map {
      SyncSnapshot.Property(
        PropertyKey("property\($0)"), [head(.integer(Int64($0)), "a", 1, at: 10)])
    }
    let one = bytes([.record(task("t"), made)])
    let two = bytes([.record(task("t"), made), .record(task("u"), made)])
    // The second record: 12 names and values, and 7 bytes around them.
    #expect(two.count - one.count == made.reduce(7) { $0 + $1.key.property.text.utf8.count + 2 })
    #expect(try entries(two).count == 2)
  }

  @Test("A rate of VAT that an older version told is what it is now")
  func formerRate() throws {
    let former = PropertyKey("vat_rate_basis_points")
    let told = bytes([
      .record(
        RecordKey(kind: 15, uid: "line"),
        [
          SyncSnapshot.Property(former, [head(.integer(550), "a", 1, at: 10)]),
          SyncSnapshot.Property(PropertyKey("position"), [head(.integer(550), "a", 1, at: 10)]),
        ])
    ])
    guard case .record(_, let properties)? = try entries(told).first else {
      Issue.record("no record")
      return
    }
    let values = properties.map { ($0.key.property.text, $0.heads.map(\.claim.value)) }
    #expect(values.map(\.0).sorted() == ["position", "vat_rate_thousandths"])
    #expect(values.first { $0.0 == "position" }?.1 == [.integer(550)])
    #expect(values.first { $0.0 != "position" }?.1 == [.integer(5500)])
  }

  @Test("All that registers hold comes back, in one entry of a record or several")
  func content() throws {
    let mixed = [
      SyncSnapshot.Property(
        PropertyKey("title"),
        [head(.text("b"), "b", 7, at: 30, seen: ["a": 1]), head(.text("a"), "a", 4, at: 20)]),
      SyncSnapshot.Property(PropertyKey("tag", element: "x"), [head(.integer(1), "a", 2, at: 11)]),
      SyncSnapshot.Property(PropertyKey("tag", element: "y"), [head(.null, "a", 2, at: 11)]),
    ]
    let odd = [
      SyncSnapshot.Property(PropertyKey("tag"), [head(.null, "a", 2, at: 11)]),
      SyncSnapshot.Property(PropertyKey("tag", element: "x"), [head(.null, "baseline", 0, at: 0)]),
    ]
    let read = try entries(
      bytes([
        .replica(uid: "a", name: "Laptop"), .replica(uid: "lost", name: ""),
        .record(task("t"), mixed),
        .record(task("u"), odd), .purged(task("v")), .record(task("w"), []),
      ]))
    #expect(
      read == [
        .replica(uid: "a", name: "Laptop"), .replica(uid: "lost", name: ""),
        .record(task("t"), [mixed[1], mixed[2], mixed[0]]),
        .record(task("u"), [odd[0]]), .record(task("u"), [odd[1]]), .purged(task("v")),
      ])
  }

  @Test("A store that begins with a snapshot is the one that it was made of")
  func histories() throws {
    let days = try (10...28).map { try LocalMoment(text: "202612\($0)") }
    var numbers = RandomNumbers(seed: 7)
    for _ in 0..<TestLength.rounds(50) {
      var history = History(numbers, days: days)
      history.run()
      numbers = history.numbers
      for device in history.devices {
        let registers = device.replica.registers
        var encoder = SyncSnapshot.Encoder(beginning)
        for record in registers.purged { encoder.add(.purged(record)) }
        for (record, properties) in registers.records {
          encoder.add(
            .record(record, properties.map { SyncSnapshot.Property($0.key, $0.value.heads) }))
        }
        let read = try entries(encoder.finish())
        #expect(Registers(read) == registers)
      }
    }
  }

  @Test("A snapshot that does not end, or goes on behind its end, is refused")
  func truncation() throws {
    let whole = bytes([
      .replica(uid: "a", name: "Laptop"), .purged(task("v")),
      .record(
        task("t"), [SyncSnapshot.Property(PropertyKey("title"), [head(.null, "a", 1, at: 1)])]),
    ])
    #expect(throws: Never.self) { try entries(whole) }
    #expect(throws: Failure.self) { try entries(whole + [0xF6]) }
    for length in whole.indices {
      #expect(throws: Failure.self) { try entries(Array(whole[..<length])) }
    }
  }

  @Test("Entries of a newer version are passed over; another format is refused")
  func newer() throws {
    let start = bytes([])
    // Its end: an array of two, the kind, and how many entries there were.
    #expect(Array(start.suffix(3)) == [0x82, 0x05, 0x01])
    let newer =
      Array(start.dropLast(3)) + Tree.array([.integer(17), .textMap(["x"], [.null])]).bytes
      + [0x82, 0x05, 0x02]
    #expect(try entries(newer) == [])

    let other = SyncSnapshot(
      format: 2, store: "s", replica: "a", seen: SeenSteps(), clock: HybridClock(0), at: instant(0))
    let failure = #expect(throws: Failure.self) {
      try SyncSnapshot.Decoder(SyncSnapshot.Encoder(other).finish())
    }
    #expect(failure?.kind == .tooNew)
  }

  @Test("Whatever bytes come, they are read or refused")
  func hostileBytes() {
    var numbers = RandomNumbers(seed: 8)
    let whole = bytes([
      .replica(uid: "a", name: "Laptop"),
      .record(
        task("t"),
        [
          SyncSnapshot.Property(
            PropertyKey("title"),
            [head(.text("x"), "b", 2, at: 3, seen: ["a": 3]), head(.integer(1), "a", 2, at: 1)])
        ]),
    ])
    for place in whole.indices {
      for _ in 0..<TestLength.rounds(40) {
        var bytes = whole
        bytes[place] = UInt8.random(in: 0...255, using: &numbers)
        guard var decoder = try? SyncSnapshot.Decoder(bytes) else { continue }
        while let entry = try? decoder.next() { _ = entry }
      }
    }
  }
}

extension Registers {
  fileprivate init(_ entries: [SyncSnapshot.Entry]) {
    // Each head is written by its own step, after nothing else: what is concurrent stays so.
    var steps: [SyncStep] = []
    for case .record(let record, let properties) in entries {
      for property in properties {
        for head in property.heads {
          steps.append(
            SyncStep(
              id: head.step, clock: head.claim.stamp.clock, needs: head.needs,
              operations: [.set(record, property.key, head.claim.value)]))
        }
      }
    }
    for case .purged(let record) in entries {
      steps.append(
        SyncStep(
          id: StepID(replica: "reader", seq: 1), clock: HybridClock(0), needs: SeenSteps(),
          operations: [.purge(record)]))
    }
    self.init()
    for step in steps { apply(step) }
  }
}
