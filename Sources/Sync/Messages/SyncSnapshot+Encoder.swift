import Domain

extension SyncSnapshot {
  /// Writes a snapshot: its beginning, replicas, records one by one in any order, and the end.
  ///
  ///     var encoder = SyncSnapshot.Encoder(snapshot)
  ///     encoder.add(.replica(uid: uid, name: "laptop"))
  ///     encoder.add(.record(record, properties))
  ///     let bytes = encoder.finish()
  package struct Encoder {
    /// A step that heads refer to.
    private struct KnownStep {
      let index: Int64
      let clock: HybridClock
      let needs: SeenSteps
    }

    private var encoder = CBOREncoder()
    private var count: Int64 = 0
    private var replicas: [ExactText: Int64] = [:]
    private var replicaCount: Int64 = 0
    private var steps: [StepID: KnownStep] = [:]
    private var stepCount: Int64 = 0
    /// That of the last head: most are of the same step as the one before them.
    private var latest: (head: Register.Head, index: Int64)?

    package init(_ snapshot: SyncSnapshot) {
      begin(EntryKind.beginning, count: 2)
      encoder.map(count: 6)
      encoder.integer(Key.format)
      encoder.integer(Int64(snapshot.format))
      encoder.integer(Key.store)
      encoder.text(snapshot.store)
      encoder.integer(Key.replica)
      encoder.text(snapshot.replica)
      encoder.integer(Key.seen)
      snapshot.seen.encode(into: &encoder)
      encoder.integer(Key.clock)
      encoder.integer(snapshot.clock.value)
      encoder.integer(Key.at)
      encoder.integer(snapshot.at.milliseconds)
    }

    /// How many bytes there are so far.
    package var size: Int { encoder.bytes.count }

    package mutating func add(_ entry: Entry) {
      switch entry {
      case .replica(let uid, let name): define(replica: ExactText(uid), name: name)
      case .record(let record, let properties): add(record, properties)
      case .purged(let record):
        begin(EntryKind.purged, count: 3)
        record.encode(into: &encoder)
      }
    }

    /// Ends it, and gives its bytes away.
    package consuming func finish() -> [UInt8] {
      let entries = count
      begin(EntryKind.end, count: 2)
      encoder.integer(entries)
      return encoder.take()
    }

    private mutating func begin(_ kind: Int64, count items: Int) {
      encoder.array(count: items)
      encoder.integer(kind)
      count += 1
    }

    private mutating func define(replica: ExactText, name: String?) {
      begin(EntryKind.replica, count: name == nil ? 2 : 3)
      encoder.text(replica)
      if let name { encoder.text(name) }
      replicas[replica] = replicaCount
      replicaCount += 1
    }

    private mutating func index(of replica: ExactText) -> Int64 {
      if let index = replicas[replica] { return index }
      define(replica: replica, name: nil)
      return replicaCount - 1
    }

    private mutating func index(of head: Register.Head) -> Int64 {
      let clock = head.claim.stamp.clock
      if let latest, latest.head.step == head.step, latest.head.claim.stamp.clock == clock,
        latest.head.needs == head.needs
      {
        return latest.index
      }
      let index = newIndex(of: head, clock)
      latest = (head, index)
      return index
    }

    private mutating func newIndex(of head: Register.Head, _ clock: HybridClock) -> Int64 {
      if let known = steps[head.step], known.clock == clock, known.needs == head.needs {
        return known.index
      }
      let own = index(of: head.step.replica)
      // All steps but odd ones have seen those before them, which goes without saying.
      let ownSeen = head.needs.last(of: head.step.replica)
      let others = head.needs.setting(head.step.replica, to: 0)
      var needs: [(index: Int64, seq: Int64)] = []
      for (replica, seq) in others.last { needs.append((index(of: replica), seq)) }
      if ownSeen != max(head.step.seq - 1, 0) { needs.append((own, ownSeen)) }
      needs.sort { $0.index < $1.index }
      begin(EntryKind.step, count: 5)
      encoder.integer(own)
      encoder.integer(head.step.seq)
      encoder.integer(clock.value)
      encoder.map(count: needs.count)
      for (index, seq) in needs {
        encoder.integer(index)
        encoder.integer(seq)
      }
      let known = KnownStep(index: stepCount, clock: clock, needs: head.needs)
      steps[head.step] = known
      stepCount += 1
      return known.index
    }

    private mutating func add(_ record: RecordKey, _ properties: [Property]) {
      var entries: [(key: PropertyKey, value: [(value: LogValue, step: Int64)])] = []
      entries.reserveCapacity(properties.count)
      for property in properties where !property.heads.isEmpty {
        // The steps are told before the record.
        var heads: [(value: LogValue, step: Int64)] = []
        for head in property.heads { heads.append((head.claim.value, index(of: head))) }
        entries.append((property.key, heads))
      }
      if entries.isEmpty { return }
      if let sorted = PropertyMap.sorted(entries) {
        encode(record, sorted)
      } else {
        for entry in entries { encode(record, [entry]) }
      }
    }

    private mutating func encode(
      _ record: RecordKey, _ entries: [(key: PropertyKey, value: [(value: LogValue, step: Int64)])]
    ) {
      let usual = Self.usualStep(of: entries)
      begin(EntryKind.record, count: 5)
      record.encode(into: &encoder)
      encoder.integer(usual)
      PropertyMap.encode(entries, into: &encoder) { heads, encoder in
        if heads.count == 1, heads[0].step == usual {
          return heads[0].value.encode(into: &encoder)
        }
        encoder.array(count: heads.count * 2)
        for head in heads {
          head.value.encode(into: &encoder)
          encoder.integer(head.step)
        }
      }
    }

    /// The step of most properties.
    private static func usualStep(
      of entries: [(key: PropertyKey, value: [(value: LogValue, step: Int64)])]
    ) -> Int64 {
      let first = entries[0].value[0].step
      if entries.allSatisfy({ $0.value.count == 1 && $0.value[0].step == first }) { return first }
      var uses: [Int64: Int] = [:]
      for entry in entries where entry.value.count == 1 {
        uses[entry.value[0].step, default: 0] += 1
      }
      return uses.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? first
    }
  }
}
