import Domain
import Storage
import Sync
import TestSupport
import UseCases

/// What has steps that others take.
protocol StepSource {
  func offered() throws -> (steps: [SyncStep], head: SyncHead)
}

/// The registers, without needs, and without what a replica wrote itself.
func described(
  _ records: [RecordKey: RecordRegisters], without replica: String? = nil
) -> [String: String] {
  var all: [String: String] = [:]
  for (record, registers) in records {
    for (property, register) in registers {
      let heads = register.heads.filter { $0.step.replica.text != replica }
      if heads.isEmpty { continue }
      let name =
        "\(record.kind) \(record.uid.text) \(property.property.text) \(property.element?.text ?? "")"
      all[name] = heads.map {
        "\($0.claim.value) \($0.claim.stamp.clock.value) \($0.step.replica.text) \($0.step.seq)"
      }.joined(separator: ", ")
    }
  }
  return all
}

/// A store with what it has sent.
final class SyncedStore: StepSource {
  let name: String
  let test: TestStore
  private var sent: [SyncStep] = []
  private var queue = StepQueue()
  private var heads: Int64 = 0

  init(_ name: String) throws {
    self.name = name
    var options = SQLiteStore.Options()
    options.path = ":memory:"
    test = try TestStore(options: options, zones: [ChangingZone.skippedMidnight], uids: "\(name)-")
  }

  private var replication: Replication { test.store.replication }

  func enable(store: String) throws {
    try test.store.write(.sync, at: test.now) {
      try replication.enable(store: store)
      test.store.changed()
    }
    queue = StepQueue(seen: try replication.seen())
  }

  func merge(_ other: SyncedStore) throws {
    var entries: [Replication.Entry] = []
    try other.replication.forEachEntry { entries.append($0) }
    try test.store.write(.sync, at: test.now) {
      try replication.merge(entries, seen: other.replication.seen())
    }
    queue.skip(to: try replication.seen())
  }

  func change(_ numbers: inout RandomNumbers, forcesClaims: Bool) throws {
    do {
      switch Int.random(in: 0..<15, using: &numbers) {
      case 14:
        try test.store.write(.sync, at: test.now) {
          try replication.claim(series: "invoice", isForced: forcesClaims, at: test.now)
        }
      case 0: _ = try UndoStep(test.store).run(at: test.now)
      case 1: _ = try RedoStep(test.store).run(at: test.now)
      default: try RandomUseCase().run(on: test, &numbers)
      }
    } catch is Failure {}
    try collect()
  }

  func offered() throws -> (steps: [SyncStep], head: SyncHead) {
    try collect()
    let head = try SyncHead(
      store: "store", replica: replication.replicaUID(), seen: replication.seen(),
      clock: replication.clock(), at: test.now, name: name)
    return (sent, head)
  }

  func forEachEntry(_ visit: (Replication.Entry) throws -> Void) throws {
    try replication.forEachEntry(visit)
  }

  func seen() throws -> SeenSteps { try replication.seen() }

  private func collect() throws {
    try test.store.write(.sync, at: test.now) { try replication.takeOwnSteps() }
    let steps = try replication.outbox(after: sent.last?.id.seq ?? 1, limit: 1_000)
    for step in steps { queue.append(step) }
    sent += steps
  }

  func take(from other: some StepSource, limit: Int = .max) throws {
    try collect()
    let (steps, head) = try other.offered()
    let seen = queue.seen
    for step in steps.filter({ !seen.contains($0.id) }).prefix(limit) {
      _ = queue.receive(step)
    }
    try test.store.write(.sync, at: test.now) {
      while let step = queue.next() { try replication.apply(step) }
      heads += 1
      try replication.take(head, number: heads)
      test.store.changed()
    }
  }

  /// The uids of invoices and of those with their numbers.
  func twins() throws -> [String: String] {
    let invoices = try test.store.invoices.all()
    let uids = Dictionary(uniqueKeysWithValues: invoices.map { ($0.id, $0.uid) })
    var twins: [String: String] = [:]
    try test.store.invoiceListing(at: test.now).forEach(ids: invoices.map(\.id)) { row in
      if row.twinID != 0 { twins[uids[row.id] ?? ""] = uids[row.twinID] }
    }
    return twins
  }

  /// The registers, without needs.
  func states(ofOthers: Bool = false) throws -> [String: String] {
    var all: [RecordKey: RecordRegisters] = [:]
    try replication.forEachEntry { all[$0.key] = $0.registers }
    return described(all, without: ofOthers ? try replication.replicaUID() : nil)
  }

  /// The order of what a task waits for is that of the ids here.
  private static func sorted(_ text: String) -> String {
    guard let start = text.firstRange(of: "\"dependency\":[")?.upperBound,
      let end = text[start...].firstIndex(of: "]")
    else { return text }
    let uids = text[start..<end].split(separator: ",").sorted().joined(separator: ",")
    return text[..<start] + uids + text[end...]
  }

  func shown() throws -> [String: String] {
    var all: [String: String] = [:]
    // Which alerts were said is local to each device.
    try replication.forEachShown { entity, uid, creation in
      if entity == .alert { return }
      all["\(entity) \(uid)"] = creation.text.map(Self.sorted)
    }
    return all
  }
}
