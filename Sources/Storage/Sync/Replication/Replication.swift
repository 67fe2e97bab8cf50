package import Domain
import Platform
package import Sync

/// Updates the states of records with local changes, and merges remote ones, as a part of the present step.
package final class Replication {
  enum Key {
    static let store = "sync.store"
    static let replica = "sync.replica"
    /// The last step whose changes are in the states.
    static let taken = "sync.taken"
    /// The latest clock in the states.
    static let clock = "sync.clock"
    /// The version of the library that showed the states last.
    static let version = "sync.version"
  }

  let database: Database
  let log: ChangeLog
  let records: Records
  let replicas: ReplicaTable
  let states: RecordStates
  let operations: StepOperations
  private(set) lazy var shown = ShownRecords(self)

  unowned let store: SQLiteStore

  init(_ store: SQLiteStore) {
    self.store = store
    records = store.records
    database = records.database
    log = records.log
    replicas = ReplicaTable(database)
    states = RecordStates(database, replicas)
    operations = StepOperations(records: records)
  }

  /// The uid that all replicas of a store share; nil while sync is off.
  package func storeUID() throws -> String? { try database.meta(Key.store) }

  /// The uid under which this replica's steps are known elsewhere.
  package func replicaUID() throws -> String { try ReplicaIdentity(database: database).uid }

  package func seen() throws -> SeenSteps { try replicas.seen() }

  /// All records as the tables have them, without ids of this store.
  package func forEachShown(
    _ visit: (CommittedChange.Entity, _ uid: String, _ creation: LogValue) throws -> Void
  ) throws {
    for entity in CommittedChange.Entity.inFileOrder {
      try forEachRecord(of: entity) { uid, creation in
        if SyncScope.contains(entity, uid: uid) { try visit(entity, uid, creation) }
      }
    }
  }

  // MARK: What is done here

  /// Begins with what is here: all of it is the first step of this replica. Who joins others hears from them which of
  /// them numbers invoices.
  package func enable(store uid: String, isJoining: Bool = false) throws {
    try database.setMeta(Key.store, to: uid)
    try database.setMeta(Key.version, to: LibraryVersion.text)
    try forgetSeriesOwners(isJoining: isJoining)
    try begin()
    if !isJoining { try ownAllSeries() }
  }

  /// Takes all records into states as this replica's first step, with the clocks of their changes.
  private func begin() throws {
    let replica = try replicaUID()
    try database.setMeta(Key.replica, to: replica)
    try database.setMeta(Key.taken, to: String(try lastStep()))
    let step = StepID(replica: replica, seq: 1)
    _ = try replicas.id(of: step.replica)
    let lookups = SQLiteFileLookups(database)
    let inbox = try records.projects.find(id: Project.inboxID)?.uid
    var latest = try clock()
    for entity in CommittedChange.Entity.allCases {
      try forEachRecord(of: entity) { uid, creation in
        guard SyncScope.contains(entity, uid: uid) else { return }
        let key = RecordKey(entity, uid)
        let group = ChangeGroup(
          entity: entity, uid: uid,
          rows: [ChangeGroup.Row(property: ChangeLog.identity, old: .null, new: creation)])
        var state = try states.find(key)
        let values = try operations.operations(of: group, by: .sync, over: state.registers).values
        let writes = try lookups.writes(of: entity, uid: uid)
        // What nobody changed of what every store begins with gives way to what others did.
        let isOfEveryStore =
          entity == .calendar && uid == EventCalendar.defaultUID
          || entity == .project && uid == inbox
        for (property, value) in values where state.registers[property]?.value != value {
          let write = writes.properties[property.property.text] ?? writes.made
          let clock = try sentClock(
            write?.clock ?? (isOfEveryStore ? .ofPolls : values.lastModified))
          latest = max(latest, clock)
          state.registers[property, default: Register()].write(
            Register.Head(
              Claim(value, Stamp(clock, replica: replica)), by: step, needs: SeenSteps()))
        }
        try states.save(state, of: key)
      }
    }
    try sawClock(latest)
    try replicas.setSeen(step)
  }

  private func forEachRecord(
    of entity: CommittedChange.Entity, _ visit: (String, LogValue) throws -> Void
  ) throws {
    if entity == .tag { return try forEachTag(visit) }
    let select = try database.statement("SELECT uid FROM \(entity.table) ORDER BY id")
    defer { select.reset() }
    while try select.step() {
      let uid = select.text(0)
      if let creation = try records.repository(of: entity).creation(ofUID: uid) {
        try visit(uid, creation)
      }
    }
  }

  private func forEachTag(_ visit: (String, LogValue) throws -> Void) throws {
    let select = try database.statement("SELECT name_key FROM tag ORDER BY id")
    defer { select.reset() }
    while try select.step() {
      let uid = select.text(0)
      if let creation = try records.tags.creation(ofUID: uid) { try visit(uid, creation) }
    }
  }

  private func lastStep() throws -> Int64 {
    try database.integer("SELECT max(id) FROM step") ?? 0
  }

  /// Whether something was done here since the last time.
  package func hasOwnSteps() throws -> Bool {
    if try database.meta(Key.replica) != replicaUID() || !isShownByThisVersion() { return true }
    let select = try database.statement("SELECT EXISTS (SELECT 1 \(Self.ownSteps))")
    defer { select.reset() }
    try select.bind(taken(), lastStep(), replicaUID(), Step.Action.sync.rawValue)
    return try select.step() && select.integer(0) != 0
  }

  private func isShownByThisVersion() throws -> Bool {
    try database.meta(Key.version) == LibraryVersion.text
  }

  private static let ownSteps =
    "FROM step WHERE id > ?1 AND id <= ?2 AND device = ?3 AND first_change > 0 AND action <> ?4"
  /// Those of a copy, which may have been copied again: of the replica that it was, and of such ones that nobody knows.
  private static let stepsOfCopy = """
    FROM step WHERE id > ?1 AND id <= ?2 AND first_change > 0 AND action <> ?4
      AND (device = ?3 OR device NOT IN (SELECT uid FROM sync_replica WHERE seq > 0))
    """

  private func taken() throws -> Int64 {
    Int64(try database.meta(Key.taken) ?? "") ?? 0
  }

  /// The last step that the change log may lose: all of those up to it are in the states.
  static func lastStepNoLongerNeeded(in database: Database) throws -> Int64 {
    if try database.meta(Key.store) == nil { return .max }
    return Int64(try database.meta(Key.taken) ?? "") ?? 0
  }

  /// Takes the steps that were made here since the last time into the states, and puts them in the outbox, as a part of
  /// the present step: what else follows from them is shown. Nothing is done while sync is off.
  package func takeOwnSteps() throws {
    guard try storeUID() != nil, try hasOwnSteps() else { return }
    if try !isShownByThisVersion() {
      try database.setMeta(Key.version, to: LibraryVersion.text)
      try shown.showWhatWaitedForThisVersion()
      log.changedUnlogged()
    }
    if try database.meta(Key.replica) != replicaUID() { return try beginAnew() }
    try takeSteps(Self.ownSteps, madeBy: replicaUID())
  }

  /// Takes steps that are not in the states yet, after a `step` of this replica that says nothing.
  private func takeSteps(_ rows: String, madeBy device: String, after step: StepID? = nil) throws {
    let replica = try replicaUID()
    let last = try lastStep()
    let select = try database.statement(
      "SELECT action, at_ms, hlc, first_change, last_change \(rows) ORDER BY id")
    defer { select.reset() }
    try select.bind(taken(), last, device, Step.Action.sync.rawValue)
    var seen = try replicas.seen()
    if let step { seen.insert(step) }
    var touched: Set<RecordKey> = []
    while try select.step() {
      try takeOwnStep(
        action: Int32(clamping: select.integer(0)), at: Instant(clamping: select.integer(1)),
        clock: HybridClock(select.integer(2)),
        rows: select.integer(3)...max(select.integer(3), select.integer(4)), replica, &seen,
        &touched)
    }
    if let step { try replicas.setSeen(step) }
    try database.setMeta(Key.taken, to: String(last))
    try shown.settle(touched)
    log.changedUnlogged()
  }

  private func takeOwnStep(
    action: Int32, at time: Instant, clock: HybridClock, rows: ClosedRange<Int64>,
    _ replica: String, _ seen: inout SeenSteps, _ touched: inout Set<RecordKey>
  ) throws {
    let id = StepID(replica: replica, seq: seen.last(of: ExactText(replica)) + 1)
    let clock = SyncScope.isPoll(action) ? HybridClock.ofPolls : try sentClock(clock)
    var operations: [SyncStep.Operation] = []
    let isPurge = action == Step.Action.purgeTasks.rawValue
    // What was said of them before is to be nowhere.
    var scrubbed: Set<RecordKey> = []
    var purged: Set<RecordKey> = []
    func write(_ values: [PropertyKey: LogValue], to key: RecordKey) throws {
      if values.isEmpty { return }
      touched.insert(key)
      var state = try states.find(key)
      for property in values.keys.sorted() {
        let value = values[property] ?? .null
        operations.append(.set(key, property, value))
        state.registers[property, default: Register()].write(
          Register.Head(Claim(value, Stamp(clock, replica: replica)), by: id, needs: seen))
      }
      try states.save(state, of: key)
    }
    for group in try addingIssuedInvoices(to: database.changeGroups(in: rows)) {
      let key = RecordKey(group.entity, group.uid)
      let state = try states.find(key)
      if state.isPurged { continue }
      let written = try self.operations.operations(
        of: group, by: Step.Action(rawValue: action), over: state.registers)
      if isPurge, written.isPurged || group.isRestated { scrubbed.insert(key) }
      if written.isPurged {
        operations.append(.purge(key))
        touched.insert(key)
        try states.save(RecordStates.State(id: state.id, isPurged: true), of: key)
        purged.insert(key)
        continue
      }
      for (tag, name) in written.spellings.sorted(by: { $0.key < $1.key }) {
        let key = RecordKey(.tag, tag)
        let property = PropertyKey(Tag.Property.name.rawValue)
        if try states.find(key).registers[property]?.value == .text(name) { continue }
        try write([property: .text(name)], to: key)
      }
      var values = written.values
      // Who decides on a task that is in the trash for its removal did not know all of it, knows it.
      if state.removal != nil, let trash = SyncScope.trash(of: key.kind), values[trash] != nil {
        values[.existence] = .integer(1)
      }
      try write(values, to: key)
    }
    try forgetUnsent(scrubbed.union(states.purgeParts(of: purged)))
    if operations.isEmpty { return }
    let step = SyncStep(
      id: id, clock: clock, needs: seen, action: action, at: time, operations: operations)
    try queue(step)
    seen.insert(id)
  }

  /// The latest one of all steps that are in the states.
  package func clock() throws -> HybridClock {
    HybridClock(Int64(try database.meta(Key.clock) ?? "") ?? 0)
  }

  func sawClock(_ clock: HybridClock) throws {
    if try self.clock() < clock { try database.setMeta(Key.clock, to: String(clock.value)) }
  }

  /// How far ahead of its host's clock a step can be, in milliseconds.
  private static let furthestLead: Int64 = 86_400_000

  /// The clock that others get for that of a step which was made here. A clock that stood days ahead for a while, and
  /// that nobody has seen, stays here: by it, what others do would be earlier for years.
  func sentClock(_ clock: HybridClock) throws -> HybridClock {
    let now = log.beginning
    let latest = Instant(clamping: now.milliseconds + Self.furthestLead)
    let known = try self.clock()
    if clock <= max(HybridClock(at: latest), known) { return clock }
    return max(HybridClock(at: now), known.next)
  }

  /// A copy, or a backup that was restored, is another replica from now on. What it has in its states is its first step,
  /// which is in its snapshots alone; what was done since goes as any step does.
  func beginAnew() throws {
    let former = try database.meta(Key.replica) ?? ""
    let replica = try replicaUID()
    try database.execute("DELETE FROM sync_outbox")
    try database.execute("UPDATE sync_remote SET sent = 0, snapshot = 0, head = 0, seen = ''")
    try database.setMeta(Key.replica, to: replica)
    _ = try replicas.id(of: ExactText(replica))
    try takeSteps(Self.stepsOfCopy, madeBy: former, after: StepID(replica: replica, seq: 1))
  }

  /// The steps of this replica that were not sent yet, in their order.
  package func outbox(after seq: Int64, limit: Int) throws -> [SyncStep] {
    let select = try database.statement(
      "SELECT body FROM sync_outbox WHERE seq > ? ORDER BY seq LIMIT ?")
    defer { select.reset() }
    try select.bind(seq, Int64(limit))
    var steps: [SyncStep] = []
    while try select.step() { steps.append(try SyncStep(decoding: Array(select.bytes(0)))) }
    return steps
  }

  /// They are sent.
  package func sent(upTo seq: Int64) throws {
    try database.statement("DELETE FROM sync_outbox WHERE seq <= ?").run(seq)
  }

  // MARK: What is done elsewhere

  /// Takes in a step of another replica, after all those that it needs.
  package func apply(_ step: SyncStep) throws {
    try states.keeping { try take(step) }
  }

  private func take(_ step: SyncStep) throws {
    var touched: [RecordKey] = []
    var purged: Set<RecordKey> = []
    for group in step.operationsByRecord {
      touched.append(group.key)
      var state = try states.find(group.key)
      for operation in group.operations where !state.isPurged {
        switch operation {
        case .purge:
          state = RecordStates.State(id: state.id, isPurged: true)
          purged.insert(group.key)
        case .set(_, let property, let value):
          state.registers[property, default: Register()].write(
            Register.Head(Claim(value, step.stamp), by: step.id, needs: step.replaces))
        }
      }
      try states.save(state, of: group.key)
    }
    let parts = try states.purgeParts(of: purged)
    touched += parts
    try forgetUnsent(purged.union(parts))
    try log.writeForeign(
      step.action, at: step.at, clock: step.clock, replica: step.id.replica.text
    ) {
      try shown.update(touched)
    }
    try replicas.setSeen(step.id)
    try sawClock(step.clock)
  }

  // MARK: Snapshots

  /// The state of a record in a snapshot.
  package struct Entry {
    package let key: RecordKey
    /// Nil of one that was purged.
    package private(set) var properties: [SyncSnapshot.Property]?

    package init(_ key: RecordKey, _ properties: [SyncSnapshot.Property]?) {
      self.key = key
      self.properties = properties
    }

    /// Nil of one that was purged.
    package var registers: RecordRegisters? { properties.map { RecordRegisters($0) } }

    /// Takes in more properties of the same record.
    package mutating func add(_ properties: [SyncSnapshot.Property]) {
      self.properties?.append(contentsOf: properties)
    }
  }

  package func forEachEntry(_ visit: (Entry) throws -> Void) throws {
    try states.forEachRecordAsItIs { try visit(Entry($0, $1)) }
  }

  /// Takes in all that another replica has; nothing that is here is lost.
  package func merge(
    _ entries: some Sequence<Entry>, seen: SeenSteps, clock: HybridClock = HybridClock(0)
  ) throws {
    let seenHere = try replicas.seen()
    var touched: [RecordKey] = []
    var purged: Set<RecordKey> = []
    let ordered = ShownRecords.inOrderOfKinds(Array(entries))
    for first in stride(from: 0, to: ordered.count, by: Self.recordsAtOnce) {
      try states.keeping {
        var changed: [RecordKey] = []
        for entry in ordered[first..<min(first + Self.recordsAtOnce, ordered.count)]
        where try merge(entry, seenHere: seenHere, seenThere: seen) {
          changed.append(entry.key)
          if entry.properties == nil { purged.insert(entry.key) }
        }
        try shown.show(changed)
        touched += changed
      }
    }
    let parts = try states.purgeParts(of: purged)
    if !parts.isEmpty { try shown.show(parts) }
    try forgetUnsent(purged.union(parts))
    try shown.finish(touched + parts)
    for replica in seen.last.keys { _ = try replicas.id(of: replica) }
    try replicas.setSeen(seen)
    try sawClock(clock)
    log.changedUnlogged()
  }

  /// How many states are in memory at once while all of another replica's are taken in.
  private static let recordsAtOnce = 2_000

  /// - Returns: whether it says something new.
  private func merge(
    _ entry: Entry, seenHere: SeenSteps, seenThere: SeenSteps
  ) throws -> Bool {
    var state = try states.find(entry.key)
    if state.isPurged { return false }
    guard let registers = entry.registers else {
      try states.save(RecordStates.State(id: state.id, isPurged: true), of: entry.key)
      return true
    }
    let before = state.registers
    // Nearly all that a new device gets is unknown here, and is as the other one has it.
    if before.isEmpty, !registers.values.contains(where: { $0.hasHead(of: seenHere) }) {
      if registers.isEmpty { return false }
      state.registers = registers
      try states.save(state, of: entry.key)
      return true
    }
    for property in Set(registers.keys).union(before.keys) {
      state.registers[property, default: Register()].merge(
        registers[property] ?? Register(), seenHere: seenHere, seenThere: seenThere)
    }
    if state.registers == before { return false }
    try states.save(state, of: entry.key)
    return true
  }
}

extension [PropertyKey: LogValue] {
  /// The clock of what the change log does not tell the clock of.
  fileprivate var lastModified: HybridClock {
    let names = [TaskProperty.modified.rawValue, EventProperty.modified.rawValue]
    let time = names.lazy.compactMap { self[PropertyKey($0)]?.integer }.first
    let earliest = HybridClock(HybridClock.ofPolls.value + 1)
    return Swift.max(earliest, HybridClock(at: Instant(clamping: time ?? 0)))
  }
}

extension SyncStep {
  /// What it does to each record, in the order in which it comes to them.
  fileprivate var operationsByRecord: [(key: RecordKey, operations: [Operation])] {
    var groups: [(key: RecordKey, operations: [Operation])] = []
    var places: [RecordKey: Int] = [:]
    for operation in operations {
      let key = operation.record
      if let place = places[key] {
        groups[place].operations.append(operation)
      } else {
        places[key] = groups.count
        groups.append((key, [operation]))
      }
    }
    return groups
  }
}
