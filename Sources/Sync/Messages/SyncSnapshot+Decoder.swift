import Domain

extension SyncSnapshot {
  /// Reads a snapshot entry by entry.
  ///
  ///     var decoder = try SyncSnapshot.Decoder(bytes)
  ///     while let entry = try decoder.next() { … }
  ///
  /// Only when ``next()`` has given nil was it whole.
  package struct Decoder {
    private struct KnownStep {
      let id: StepID
      let clock: HybridClock
      let needs: SeenSteps
    }

    package let snapshot: SyncSnapshot
    private var decoder: CBORDecoder
    private var count: Int64 = 1
    private var isAtEnd = false
    private var replicas: [ExactText] = []
    private var steps: [KnownStep] = []

    /// - Throws: `malformed`; `tooNew` for one of a newer format.
    package init(_ bytes: [UInt8]) throws {
      decoder = CBORDecoder(bytes)
      guard try decoder.beginArray() == 2, try decoder.integer() == EntryKind.beginning else {
        throw decoder.fault(.unexpected)
      }
      snapshot = try SyncSnapshot(from: &decoder)
      guard snapshot.format <= SyncStep.format else {
        throw Failure(
          .tooNew,
          "The snapshot is of a newer version of Taskcore: its format is \(snapshot.format), and "
            + "this version reads \(SyncStep.format) at most.")
      }
    }

    /// How many bytes were read.
    package var offset: Int { decoder.offset }

    /// The next entry; nil at the end.
    ///
    /// - Throws: `malformed`.
    package mutating func next() throws -> Entry? {
      while !isAtEnd {
        let items = try decoder.beginArray()
        guard items > 0 else { throw decoder.fault(.missing) }
        let kind = try decoder.integer()
        if let entry = try entry(kind, items: items - 1) { return entry }
        count += 1
      }
      return nil
    }

    /// Nil for an entry that is of use only for others, and at the end.
    private mutating func entry(_ kind: Int64, items: Int) throws -> Entry? {
      switch (kind, items) {
      case (EntryKind.replica, 1):
        replicas.append(ExactText(try decoder.text()))
        return nil
      case (EntryKind.replica, 2):
        let uid = try decoder.text()
        replicas.append(ExactText(uid))
        count += 1
        return .replica(uid: uid, name: try decoder.text())
      case (EntryKind.step, 4):
        try readStep()
        return nil
      case (EntryKind.record, 4):
        count += 1
        return try record()
      case (EntryKind.purged, 2):
        count += 1
        return .purged(try RecordKey(from: &decoder))
      case (EntryKind.end, 1):
        guard try decoder.integer() == count else { throw decoder.fault(.unexpected) }
        try decoder.end()
        isAtEnd = true
        return nil
      case (...EntryKind.end, _):
        throw decoder.fault(.unexpected)
      default:
        // What a newer version tells besides.
        for _ in 0..<items { try decoder.skip() }
        return nil
      }
    }

    private mutating func readStep() throws {
      let own = try index(in: replicas.count)
      let replica = replicas[own]
      let seq = try decoder.integer(in: 0...SeenSteps.numbers.upperBound)
      let clock = try HybridClock(from: &decoder)
      var last = [replica: seq - 1]
      let replicas = replicas
      try decoder.map { index, value in
        guard replicas.indices.contains(Int(clamping: index)) else {
          throw value.fault(.unexpected)
        }
        last[replicas[Int(index)]] = try value.integer(in: 0...SeenSteps.numbers.upperBound)
      }
      steps.append(
        KnownStep(
          id: StepID(replica: replica.text, seq: seq), clock: clock, needs: SeenSteps(last)))
    }

    private mutating func record() throws -> Entry {
      let record = try RecordKey(from: &decoder)
      let usual = steps[try index(in: steps.count)]
      let steps = steps
      var properties: [Property] = []
      try PropertyMap.decode(from: &decoder) { key, decoder in
        guard decoder.next == .array else {
          let head = Self.head(key.present(try LogValue(from: &decoder)), usual)
          properties.append(Property(key.present, [head]))
          return
        }
        let items = try decoder.beginArray()
        guard items > 0, items.isMultiple(of: 2) else { throw decoder.fault(.unexpected) }
        var heads: [Register.Head] = []
        for _ in 0..<items / 2 {
          let value = key.present(try LogValue(from: &decoder))
          let index = try Self.index(in: steps.count, from: &decoder)
          heads.append(Self.head(value, steps[index]))
        }
        properties.append(Property(key.present, heads))
      }
      return .record(record, properties)
    }

    private static func head(_ value: LogValue, _ step: KnownStep) -> Register.Head {
      let stamp = Stamp(step.clock, replica: step.id.replica.text)
      return Register.Head(Claim(value, stamp), by: step.id, needs: step.needs)
    }

    private mutating func index(in count: Int) throws -> Int {
      try Self.index(in: count, from: &decoder)
    }

    private static func index(in count: Int, from decoder: inout CBORDecoder) throws -> Int {
      guard count > 0 else { throw decoder.fault(.unexpected) }
      return Int(try decoder.integer(in: 0...Int64(count - 1)))
    }
  }
}

extension SyncSnapshot {
  fileprivate init(from decoder: inout CBORDecoder) throws {
    var format: Int?
    var store: String?
    var replica: String?
    var seen: SeenSteps?
    var clock: HybridClock?
    var at: Instant?
    try decoder.map { key, value in
      switch key {
      case Key.format: format = Int(try value.integer(in: 1...Int64(Int32.max)))
      case Key.store: store = try value.text()
      case Key.replica: replica = try value.text()
      case Key.seen: seen = try SeenSteps(from: &value)
      case Key.clock: clock = try HybridClock(from: &value)
      case Key.at: at = try Instant(from: &value)
      default: try value.skip()
      }
    }
    guard let format, let store, let replica, let seen, let clock, let at else {
      throw decoder.fault(.missing)
    }
    self.init(
      format: format, store: store, replica: replica, seen: seen, clock: clock, at: at)
  }
}
