import Domain

/// The operations of a step by record: `[kind, uid, {property: value}]`, and `[kind, uid]` for a purge.
extension SyncStep {
  /// The operations on one record, which are one item of a message.
  private enum Group {
    case set(RecordKey, [(key: PropertyKey, value: LogValue)])
    case purge(RecordKey)
  }

  func encodeOperations(into encoder: inout CBOREncoder) {
    let groups = groups
    encoder.array(count: groups.count)
    for group in groups {
      switch group {
      case .purge(let record):
        encoder.array(count: 2)
        record.encode(into: &encoder)
      case .set(let record, let entries):
        encoder.array(count: 3)
        record.encode(into: &encoder)
        PropertyMap.encode(entries, into: &encoder) { $0.encode(into: &$1) }
      }
    }
  }

  /// Consecutive operations on one record are one item. Where one register is written twice, each is an item of
  /// its own, so that the last one stays the last.
  private var groups: [Group] {
    var groups: [Group] = []
    var start = 0
    while start < operations.count {
      guard case .set(let record, _, _) = operations[start] else {
        if case .purge(let record) = operations[start] { groups.append(.purge(record)) }
        start += 1
        continue
      }
      var entries: [(key: PropertyKey, value: LogValue)] = []
      while start < operations.count, case .set(record, let property, let value) = operations[start]
      {
        entries.append((property, value))
        start += 1
      }
      if let sorted = PropertyMap.sorted(entries) {
        groups.append(.set(record, sorted))
      } else {
        groups += entries.map { .set(record, [$0]) }
      }
    }
    return groups
  }

  static func decodeOperations(from decoder: inout CBORDecoder) throws -> [Operation] {
    var operations: [Operation] = []
    try decoder.array { decoder in
      switch try decoder.beginArray() {
      case 2: operations.append(.purge(try RecordKey(from: &decoder)))
      case 3:
        let record = try RecordKey(from: &decoder)
        try PropertyMap.decode(from: &decoder) { property, decoder in
          let value = property.present(try LogValue(from: &decoder))
          operations.append(.set(record, property.present, value))
        }
      default: throw decoder.fault(.unexpected)
      }
    }
    return operations
  }
}
