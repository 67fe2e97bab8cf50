import Domain
import Sync

/// The binary encoding of a record's registers, for the store alone: an array of steps, and an array of
/// registers whose heads refer to steps by index.
struct RegisterCoding {
  let replicas: ReplicaTable

  private struct Step: Hashable {
    let replica: ExactText
    let seq: Int64
    let clock: Int64
  }

  func encode(_ registers: RecordRegisters) throws -> [UInt8] {
    let sorted = registers.sorted { $0.key < $1.key }
    var steps: [Register.Head] = []
    var places: [Step: Int] = [:]
    var headPlaces: [Int] = []
    var latest: Register.Head?
    for (_, register) in sorted {
      for head in register.heads {
        // Mostly, one step wrote all of it, or one after the other.
        if let latest, let place = headPlaces.last, Self.isSameStep(head, latest) {
          headPlaces.append(place)
          continue
        }
        let place = places[Self.step(of: head)] ?? steps.count
        if place == steps.count {
          places[Self.step(of: head)] = place
          steps.append(head)
        }
        headPlaces.append(place)
        latest = head
      }
    }
    var encoder = CBOREncoder(capacity: 64 + 24 * sorted.count)
    encoder.array(count: 2)
    encoder.array(count: steps.count)
    for head in steps { try encode(head, to: &encoder) }
    encoder.array(count: sorted.count)
    var number = 0
    for (key, register) in sorted {
      encoder.array(count: 2 + 2 * register.heads.count)
      encoder.text(key.property)
      key.element.map { encoder.text($0) } ?? encoder.null()
      for head in register.heads {
        encoder.integer(Int64(headPlaces[number]))
        head.claim.value.encode(into: &encoder)
        number += 1
      }
    }
    return encoder.take()
  }

  private static func isSameStep(_ one: Register.Head, _ other: Register.Head) -> Bool {
    one.step == other.step && one.claim.stamp.clock == other.claim.stamp.clock
  }

  private static func step(of head: Register.Head) -> Step {
    Step(replica: head.step.replica, seq: head.step.seq, clock: head.claim.stamp.clock.value)
  }

  private func encode(_ head: Register.Head, to encoder: inout CBOREncoder) throws {
    let needs = head.needs.last.sorted { $0.key < $1.key }
    encoder.array(count: 3 + 2 * needs.count)
    encoder.integer(try replicas.id(of: head.step.replica))
    encoder.integer(head.step.seq)
    encoder.integer(head.claim.stamp.clock.value)
    for (replica, seq) in needs {
      encoder.integer(try replicas.id(of: replica))
      encoder.integer(seq)
    }
  }

  func decode(_ bytes: [UInt8]) throws -> [SyncSnapshot.Property] {
    var decoder = CBORDecoder(bytes)
    var steps: [(id: StepID, clock: HybridClock, needs: SeenSteps)] = []
    var properties: [SyncSnapshot.Property] = []
    guard try decoder.beginArray() == 2 else { throw decoder.fault(.unexpected) }
    try decoder.array { steps.append(try step(&$0)) }
    try decoder.array { decoder in
      let count = try decoder.beginArray()
      guard count >= 2, count.isMultiple(of: 2) else { throw decoder.fault(.unexpected) }
      let property = try decoder.text()
      let element = decoder.next == .null ? nil : try decoder.text()
      if element == nil { try decoder.null() }
      let key = PropertyKey(property, element: element)
      var heads: [Register.Head] = []
      heads.reserveCapacity((count - 2) / 2)
      for _ in 0..<(count - 2) / 2 {
        let place = Int(try decoder.integer(in: 0...Int64(max(steps.count - 1, 0))))
        let value = key.present(try LogValue(from: &decoder))
        guard steps.indices.contains(place) else { throw decoder.fault(.unexpected) }
        let step = steps[place]
        heads.append(
          Register.Head(
            Claim(value, Stamp(step.clock, replica: step.id.replica.text)), by: step.id,
            needs: step.needs))
      }
      properties.append(SyncSnapshot.Property(key.present, heads))
    }
    try decoder.end()
    return properties
  }

  private func step(
    _ decoder: inout CBORDecoder
  ) throws -> (id: StepID, clock: HybridClock, needs: SeenSteps) {
    let count = try decoder.beginArray()
    guard count >= 3, !count.isMultiple(of: 2) else { throw decoder.fault(.unexpected) }
    let replica = try replicas.uid(of: decoder.integer())
    let seq = try decoder.integer()
    let clock = HybridClock(try decoder.integer())
    var needs: [ExactText: Int64] = [:]
    for _ in 0..<(count - 3) / 2 {
      let replica = try replicas.uid(of: decoder.integer())
      needs[replica] = try decoder.integer()
    }
    return (StepID(replica: replica.text, seq: seq), clock, SeenSteps(needs))
  }
}
