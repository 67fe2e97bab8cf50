package import Domain

/// A store in a file, or in memory.
package final class SQLiteStore: Store {
  package struct Options {
    /// A file, `:memory:`, or nil for the user's own store.
    package var path: String?
    package var isReadOnly = false
    /// Whether what is not of our schema is removed from the file.
    package var repairsSchema = false
    /// Whether what was committed survives a power loss, and not only a crash of the process.
    package var isFullyDurable = true
    /// How long to wait for other users, in milliseconds.
    package var busyTimeout: Int32 = 5_000
    /// Whether a store of an older version is copied before it is brought to the present one.
    package var backsUpBeforeUpgrade = true
    /// Tells why an opening that takes long shall end; nil: it goes on.
    package var reasonToEnd: () -> Failure? = { nil }
    /// The order of titles.
    package var collation: any Collation = PlainCollation()

    package init() {}
  }

  package var safePoints: SafePoints { database.safePoints }
  package let history: any History
  package let lookups: any FileLookups
  package let zone: any Zone
  package var days: any Zone { dayClock.current() }
  package let almanac: any Almanac
  let database: Database
  let taskRows = TaskRowReader()
  private var definedPulseRows: RowVisitor?
  let urgencyWeights = UrgencyWeights()
  let presence: StorePresence
  let log: ChangeLog
  let reminders: ReminderQueue
  private let dayClock: DayClock
  let records: Records
  private let isReadOnly: Bool
  package private(set) lazy var replication = Replication(self)

  /// Whether the steps that are written here shall be kept for ``takeCommittedSteps()``.
  package var recordsSteps = false
  private var isWriting = false
  private var hasCommitted = false
  private var committedSteps: [CommittedStep] = []
  private(set) var foreign: ForeignCommits

  /// Opens a store, or creates it. The zone says where days begin and end; a new store is created
  /// `now`, on a device that a new uid names.
  package init(
    _ options: Options, zone: any Zone, almanac: any Almanac, now: Instant, newUID: () -> String
  ) throws {
    self.zone = zone
    self.almanac = almanac
    isReadOnly = options.isReadOnly
    database = try Database(opening: options, now: now, newUID: newUID)
    dayClock = DayClock(database, zone: zone)
    presence = StorePresence(database)
    try database.defineFunctions(days: dayClock, collation: options.collation)
    try taskRows.define(on: database)
    try urgencyWeights.define(on: database)
    log = try ChangeLog(database)
    reminders = ReminderQueue(
      database, zone: zone, days: dayClock, almanac: almanac, readOnly: isReadOnly)
    records = Records(
      database, log: log, reminders: reminders, zone: zone, almanac: almanac)
    history = SQLiteHistory(records)
    lookups = SQLiteFileLookups(database)
    foreign = try ForeignCommits(database)
  }

  deinit {
    // Whoever was asked there is gone by now.
    safePoints.end()
    if hasCommitted { ReplicaIdentity(database: database).rememberClock() }
  }

  /// The user's own store: `$XDG_DATA_HOME/taskcore/taskcore.db`.
  package static func defaultPath() throws -> String {
    try StoreFile.defaultPath()
  }

  package func write<Result>(
    _ action: Step.Action, at now: Instant, _ body: () throws -> Result
  ) throws -> Result {
    try checkWritable()
    if isWriting { return try body() }
    try database.begin(.immediate)
    setWriting(true)
    defer { setWriting(false) }
    do {
      log.begin(action, at: now, records: recordsSteps)
      let result = try body()
      try reminders.update(after: action, at: now)
      if try log.end() {
        // What is purged is to be nowhere, in what sync keeps neither.
        if action == .purgeTasks, try replication.storeUID() != nil {
          try replication.takeOwnSteps()
          // What follows from that for other records is of the same step.
          try reminders.update(after: action, at: now)
          _ = try log.end()
        }
        try safePoints.check()
        safePoints.end()
        try database.commit()
        records.events.knownSeries.didCommit()
        didCommit(action, at: now)
      } else {
        rollBack()
      }
      return result
    } catch {
      rollBack()
      if let failure = error as? Failure, failure.kind == .outOfMemory {
        database.mustForgetIndex = true
      }
      throw error
    }
  }

  private func setWriting(_ flag: Bool) {
    isWriting = flag
    records.tasks.tags.remembers = flag
    records.projects.remembers = flag
  }

  /// - Throws: `readOnly`.
  package func checkWritable() throws {
    if isReadOnly { throw Failure(.readOnly, "The store was opened for reading only.") }
  }

  private func rollBack() {
    database.rollBack()
    replication.replicas.forget()
    reminders.forgetChanges()
    records.events.knownSeries.didRollBack()
  }

  /// Keeps what is no step: what is noted of other replicas.
  package func keep<Result>(_ body: () throws -> Result) throws -> Result {
    try checkWritable()
    if isWriting { return try body() }
    do {
      return try database.transaction(.immediate, body)
    } catch {
      replication.replicas.forget()
      throw error
    }
  }

  /// The present step is kept, whatever it logged.
  package func changed() { log.changedUnlogged() }

  /// Many programs never read a pulse, so what visits its rows is defined for the first one.
  func pulseRows() throws -> RowVisitor {
    if let definedPulseRows { return definedPulseRows }
    let visitor = RowVisitor()
    try visitor.define(PulseScan.function, on: database)
    definedPulseRows = visitor
    return visitor
  }

  package func checkIntegrity() throws { try database.checkIntegrity() }

  package func read<Result>(_ body: () throws -> Result) throws -> Result {
    // A write, and what is kept beside the steps, read what they have written.
    if database.isInTransaction && !database.hasLeftoverTransaction { return try body() }
    return try database.transaction(.deferred, body)
  }

  /// What the writes since the last call did, in their order, if ``recordsSteps`` was set.
  package func takeCommittedSteps() -> [CommittedStep] {
    defer { committedSteps.removeAll() }
    return committedSteps
  }

  /// What other connections committed since the last call, in their order.
  package func takeForeignSteps() throws -> [CommittedStep] {
    try foreign.take(from: database)
  }

  private func didCommit(_ action: Step.Action, at now: Instant) {
    hasCommitted = true
    foreign.skipOwn(log.range)
    if recordsSteps {
      let changes = log.recordedChanges()
      // A run of sync may bring what nobody sees.
      if action == .sync, changes.isEmpty { return }
      committedSteps.append(
        CommittedStep(
          action: action, at: now, changes: changes, isRemote: Step.Action.ofRuns.contains(action)))
    }
  }
}
