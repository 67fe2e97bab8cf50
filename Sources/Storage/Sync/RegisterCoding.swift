import Domain
import Sync

/// The registers of a record as bytes, for the store alone: an array of the steps that wrote them, and an array of
/// the registers, whose heads name steps by their places in it.
struct RegisterCoding {
  let replicas: ReplicaTable

  private struct Step: Hashable {
    let replica: ExactText
    let seq: Int64
    let clock: Int64
  }

  func encode(_ registers: Registers.OfRecord) throws -> [UInt8] {
    var heads: [Register.Head] = []
    var places: [Step: Int] = [:]
    let keys = registers.keys.sorted()
    for key in keys {
      for head in registers[key]?.heads ?? [] where places[Self.step(of: head)] == nil {
        places[Self.step(of: head)] = heads.count
        heads.append(head)
      }
    }
    var encoder = CBOREncoder()
    encoder.array(count: 2)
    encoder.array(count: heads.count)
    for head in heads { try encode(head, to: &encoder) }
    encoder.array(count: keys.count)
    for key in keys {
      let heads = registers[key]?.heads ?? []
      encoder.array(count: 2 + 2 * heads.count)
      encoder.text(key.property)
      key.element.map { encoder.text($0) } ?? encoder.null()
      for head in heads {
        encoder.integer(Int64(places[Self.step(of: head)] ?? 0))
        head.claim.value.encode(into: &encoder)
      }
    }
    return encoder.take()
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

  func decode(_ bytes: [UInt8]) throws -> Registers.OfRecord {
    var decoder = CBORDecoder(bytes)
    var steps: [(id: StepID, clock: HybridClock, needs: SeenSteps)] = []
    var registers: Registers.OfRecord = [:]
    guard try decoder.beginArray() == 2 else { throw decoder.fault(.unexpected) }
    try decoder.array { steps.append(try step(&$0)) }
    try decoder.array { decoder in
      let count = try decoder.beginArray()
      guard count >= 2, count.isMultiple(of: 2) else { throw decoder.fault(.unexpected) }
      let property = try decoder.text()
      let element = decoder.next == .null ? nil : try decoder.text()
      if element == nil { try decoder.null() }
      var register = Register()
      for _ in 0..<(count - 2) / 2 {
        let place = Int(try decoder.integer(in: 0...Int64(max(steps.count - 1, 0))))
        let value = try LogValue(from: &decoder)
        guard steps.indices.contains(place) else { throw decoder.fault(.unexpected) }
        let step = steps[place]
        register.insert(
          Register.Head(
            Claim(value, Stamp(step.clock, replica: step.id.replica.text)), by: step.id,
            needs: step.needs))
      }
      registers[PropertyKey(property, element: element)] = register
    }
    try decoder.end()
    return registers
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
