import Domain
import Sync

/// The replicated state of each record: all values of its registers, from which its row is derived.
final class RecordStates {
  /// The state of one record.
  struct State {
    var id: Int64?
    var registers: RecordRegisters = [:]
    /// A purge absorbs all that is ever written of a record.
    var isPurged = false
    /// Nil as long as it was not looked for.
    var wait: Wait?

    /// Whether the record was made and not removed, in the trash or not. An edit that the removal did not know brings
    /// a task back into the trash.
    func isThere(_ kind: Int32) -> Bool {
      guard !isPurged, let existence = registers[.existence] else { return false }
      return existence.value != .null || SyncScope.trash(of: kind) != nil && removal != nil
    }
  }

  /// The other records that must arrive before a record can be shown completely.
  enum Wait: Int64 {
    case none
    case forOthers
    case forNewerVersion
  }

  let database: Database
  let replicas: ReplicaTable
  private let coding: RegisterCoding
  /// Those that were found or saved last, while they are kept.
  private var kept: [RecordKey: State]?
  /// How many of them memory can have.
  private static let keptAtMost = 4_000
  /// The records of which it changed what others they name; who lays that forgets it.
  var renamed: Set<RecordKey> = []

  init(_ database: Database, _ replicas: ReplicaTable) {
    self.database = database
    self.replicas = replicas
    coding = RegisterCoding(replicas: replicas)
  }

  /// Keeps what is found and saved within `body`, so that each state is read once.
  func keeping<Result>(_ body: () throws -> Result) throws -> Result {
    kept = [:]
    defer { kept = nil }
    return try body()
  }

  func find(_ key: RecordKey) throws -> State {
    if let state = kept?[key] { return state }
    let state = try read(key)
    keep(state, of: key)
    return state
  }

  private func keep(_ state: State, of key: RecordKey) {
    guard let count = kept?.count else { return }
    if count >= Self.keptAtMost { kept = [:] }
    kept?[key] = state
  }

  private func read(_ key: RecordKey) throws -> State {
    let select = try database.statement(
      "SELECT id, state, waits FROM sync_record WHERE uid = ? AND entity = ?")
    defer { select.reset() }
    try select.bind(key.uid.text, key.kind)
    guard try select.step() else { return State(wait: Wait.none) }
    var state = try state(in: select, key)
    state.wait = Wait(rawValue: select.integer(2))
    return state
  }

  private func state(in row: Statement, _ key: RecordKey) throws -> State {
    guard let properties = try properties(in: row, key) else {
      return State(id: row.integer(0), isPurged: true)
    }
    return State(id: row.integer(0), registers: RecordRegisters(properties))
  }

  /// Nil of one that was purged.
  private func properties(
    in row: Statement, _ key: RecordKey
  ) throws -> [SyncSnapshot.Property]? {
    if row.isNull(1) { return nil }
    let bytes = Array(row.bytes(1))
    return try Failure.damaged("what is merged of \(key.uid.text)") { try coding.decode(bytes) }
  }

  /// Stores it, with what it says of other records.
  func save(_ given: State, of key: RecordKey) throws {
    let state = try isOfPurged(given, key) ? State(id: given.id, isPurged: true) : given
    let bytes = state.isPurged ? nil : try coding.encode(state.registers)
    let conflicts = try conflictCount(of: state, key)
    try database.statement(
      """
      INSERT INTO sync_record(entity, uid, state, waits, conflicts) VALUES (?, ?, ?, 0, ?)
      ON CONFLICT(uid, entity) DO UPDATE SET state = excluded.state, conflicts = excluded.conflicts
      """
    ).run(key.kind, key.uid.text, bytes, Int64(conflicts))
    if let known = kept?[key] {
      var saved = state
      saved.wait = known.wait
      // What was looked for and was not there has been inserted.
      if known.id == nil { saved.id = database.lastInsertedID }
      kept?[key] = saved
    }
    try saveReferences(of: state, key)
  }

  /// Counts them again, after a record changed of which it depends what counts.
  func countConflicts(of key: RecordKey) throws {
    let count = try conflictCount(of: find(key), key)
    try database.statement(
      "UPDATE sync_record SET conflicts = ?3 WHERE uid = ?1 AND entity = ?2 AND conflicts <> ?3"
    ).run(key.uid.text, key.kind, Int64(count))
  }

  private func conflictCount(of state: State, _ key: RecordKey) throws -> Int {
    var state = state
    if RecordConflicts(state, of: key).count == 0 { return 0 }
    state.registers = try present(state.registers, of: key)
    return RecordConflicts(state, of: key).count
  }

  /// Whether not all of a record can be shown yet.
  func set(_ wait: Wait, of key: RecordKey) throws {
    if let known = kept?[key]?.wait, known == wait { return }
    try database.statement(
      "UPDATE sync_record SET waits = ?3 WHERE uid = ?1 AND entity = ?2 AND waits <> ?3"
    ).run(key.uid.text, key.kind, wait.rawValue)
    kept?[key]?.wait = wait
  }

  func waiting(_ wait: Wait) throws -> [RecordKey] {
    let select = try database.statement(
      "SELECT entity, uid FROM sync_record WHERE waits = ? AND waits <> 0")
    defer { select.reset() }
    try select.bind(wait.rawValue)
    var keys: [RecordKey] = []
    while try select.step() {
      keys.append(RecordKey(kind: Int32(clamping: select.integer(0)), uid: select.text(1)))
    }
    return keys
  }

  /// All of them, in an order that is the same on every device.
  func forEachRecord(_ visit: (RecordKey, State) throws -> Void) throws {
    let select = try database.statement(
      "SELECT id, state, entity, uid FROM sync_record ORDER BY entity, uid")
    defer { select.reset() }
    while try select.step() {
      let key = RecordKey(kind: Int32(clamping: select.integer(2)), uid: select.text(3))
      try visit(key, state(in: select, key))
    }
  }

  /// All of them in the same order, as they are stored; nil of one that was purged.
  func forEachRecordAsItIs(
    _ visit: (RecordKey, [SyncSnapshot.Property]?) throws -> Void
  ) throws {
    let select = try database.statement(
      "SELECT id, state, entity, uid FROM sync_record ORDER BY entity, uid")
    defer { select.reset() }
    while try select.step() {
      let key = RecordKey(kind: Int32(clamping: select.integer(2)), uid: select.text(3))
      try visit(key, properties(in: select, key))
    }
  }

  /// The keys of those that were not purged.
  func forEachKey(_ visit: (RecordKey) throws -> Void) throws {
    let select = try database.statement(
      "SELECT entity, uid FROM sync_record WHERE state IS NOT NULL ORDER BY id")
    defer { select.reset() }
    while try select.step() {
      try visit(RecordKey(kind: Int32(clamping: select.integer(0)), uid: select.text(1)))
    }
  }

  /// Those of one kind.
  func forEach(
    of entity: CommittedChange.Entity, _ visit: (RecordKey, State) throws -> Void
  ) throws {
    let select = try database.statement(
      "SELECT id, state, uid FROM sync_record WHERE entity = ? ORDER BY uid")
    defer { select.reset() }
    try select.bind(entity.rawValue)
    while try select.step() {
      let key = RecordKey(entity, select.text(2))
      try visit(key, state(in: select, key))
    }
  }

  // MARK: References

  /// Which records one names, where a circle of them cannot be.
  private func saveReferences(of state: State, _ key: RecordKey) throws {
    guard let properties = ShownReferences.properties[key.kind] else { return }
    let references = state.isThere(key.kind) ? references(in: state, properties) : []
    // One that is new had none.
    if references.isEmpty, state.id == nil { return }
    let id = try state.id ?? recordID(key)
    if try references == storedReferences(of: id) { return }
    renamed.insert(key)
    try database.statement("DELETE FROM sync_reference WHERE record_id = ?").run(id)
    for reference in references {
      try database.statement(
        """
        INSERT OR REPLACE INTO sync_reference(record_id, property, target, hlc, replica)
        VALUES (?, ?, ?, ?, ?)
        """
      ).run(
        id, reference.property.text, reference.target.text, reference.stamp.clock.value,
        reference.stamp.replica.text)
    }
  }

  private struct NamedRecord: Equatable {
    let property: ExactText
    let target: ExactText
    let stamp: Stamp
  }

  private func storedReferences(of id: Int64) throws -> [NamedRecord] {
    let select = try database.statement(
      """
      SELECT property, target, hlc, replica FROM sync_reference WHERE record_id = ?
      ORDER BY property, target
      """)
    defer { select.reset() }
    try select.bind(id)
    var stored: [NamedRecord] = []
    while try select.step() {
      stored.append(
        NamedRecord(
          property: ExactText(select.text(0)), target: ExactText(select.text(1)),
          stamp: Stamp(HybridClock(select.integer(2)), replica: select.text(3))))
    }
    return stored
  }

  /// In the order in which they are stored.
  private func references(in state: State, _ properties: [ExactText]) -> [NamedRecord] {
    var named: [NamedRecord] = []
    for (property, register) in state.registers where properties.contains(property.property) {
      guard let claim = register.heads.first?.claim, claim.value != .null,
        let target = property.element ?? claim.value.text.map(ExactText.init)
      else { continue }
      named.append(
        NamedRecord(property: property.property, target: target, stamp: claim.stamp))
    }
    return named.sorted { ($0.property, $0.target) < ($1.property, $1.target) }
  }

  private func recordID(_ key: RecordKey) throws -> Int64 {
    let select = try database.statement(
      "SELECT id FROM sync_record WHERE uid = ? AND entity = ?")
    defer { select.reset() }
    try select.bind(key.uid.text, key.kind)
    return try select.step() ? select.integer(0) : 0
  }
}
