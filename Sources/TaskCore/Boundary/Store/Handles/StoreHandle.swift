import CTaskcore
import Calendar
import Domain
import Localization
import Platform
import Storage

/// An open store behind the C API.
final class StoreHandle: CHandleOwner {
  let store: SQLiteStore
  /// The name of the locale of the system that the caller chose; nil: that of the environment.
  let systemLocale: String?
  let usage = UsageMeter()
  private let clock: Clock
  private let uids = UIDGenerator()
  private var hasMadeUID = false
  private let turn: CallGate
  let progress: Progress?
  private let processID = CurrentProcess.id
  private let observers = Lock<[ObserverHandle]>([])
  /// Commits of others that the observers were not told of yet, the next one first.
  private let untold = Lock<ArraySlice<CommittedStep>>([])
  private let chosenLocale = Lock<Locale>(.english)
  private let localeOfTexts = Lock<Locale?>(nil)
  private let notesOfImport = Lock<[ImportNote]>([])
  private let notesOfExport = Lock<[ImportNote]>([])
  /// Of the host, by their names.
  private let transports = Lock<[String: taskcore_sync_transport]>([:])
  private let passwordOfCaller = Lock<CallerPassword?>(nil)

  /// What becomes of the payloads of the caller when nobody uses them any more.
  let destructions: [Destruction]

  init(store: SQLiteStore, _ options: OpenOptions) {
    self.store = store
    systemLocale = options.systemLocale
    clock = options.clock
    destructions = options.destructions
    progress = options.progress
    turn = CallGate(timeout: options.storage.busyTimeout)
    store.safePoints.ask = { [unowned self] in reasonToEnd() }
  }

  /// Whether the process is a fork of the one that opened the store.
  var isForked: Bool { CurrentProcess.id != processID }

  /// The present instant of the store's clock.
  func now() throws -> Instant {
    // The system's clock is no callback, whose end other threads wait for no longer than the timeout.
    guard clock.callback != nil else { return try clock.now() }
    return try turn.runCallback { Swift.Result { try clock.now() } }.get()
  }

  /// The day that weeks begin on where the caller does not say it: 1 for Monday to 7 for Sunday.
  var localeWeekStart: Int {
    ownLocale.region.firstWeekday ?? WeekStart.weekday(ofLocale: systemLocale)
  }

  /// What texts are read in, and errors are said in.
  var ownLocale: Locale { chosenLocale.withLock { $0 } }

  /// What texts are said in, and numbers are written as.
  var locale: Locale { localeOfTexts.withLock { $0 } ?? ownLocale }

  /// With nil, as they are read.
  func sayTexts(in locale: Locale?) {
    localeOfTexts.withLock { $0 = locale }
  }

  /// Reads the settings that choose it, once these may be others.
  func updateLocale() throws {
    let locale = try Locale(store.read { try store.settings.localeSettings() })
    chosenLocale.withLock { $0 = locale }
  }

  /// Makes uids of things that come into being at an instant.
  func newUID(at now: Instant) -> () -> String {
    { [self] in
      if !hasMadeUID {
        hasMadeUID = true
        for uid in (try? store.latestUIDs()) ?? [] { uids.goOn(from: uid, at: now) }
      }
      return uids.next(at: now)
    }
  }

  /// The present instant, and what makes uids of things that come into being at it.
  func creation() throws -> (now: Instant, newUID: () -> String) {
    let now = try now()
    return (now, newUID(at: now))
  }

  /// Runs a callback of the caller in the middle of a call.
  ///
  /// - Throws: its answer, unless that is 0.
  func runCallback(_ callback: () -> Int32) throws {
    let answer = turn.runCallback(callback)
    if answer != 0 { throw Failure(stoppedBy: answer) }
  }

  /// Runs what needs no store and may take long: others wait for it as for a callback.
  func runAside(_ body: () -> Void) { turn.runAside(body) }

  /// What the last import had to say, in the order of the file.
  var importNotes: [ImportNote] { notesOfImport.withLock { $0 } }

  func setImportNotes(_ notes: [ImportNote]) {
    notesOfImport.withLock { $0 = notes }
  }

  /// What the last export left out.
  var exportNotes: [ImportNote] { notesOfExport.withLock { $0 } }

  func setExportNotes(_ notes: [ImportNote]) {
    notesOfExport.withLock { $0 = notes }
  }

  func keep(_ transport: taskcore_sync_transport, as name: String) {
    transports.withLock { $0[name] = transport }
  }

  /// Nil when the host has given none of that name.
  func transport(named name: String) -> taskcore_sync_transport? {
    transports.withLock { $0[name] }
  }

  func keep(_ password: CallerPassword?) {
    passwordOfCaller.withLock { $0 = password }
  }

  /// What the host asks for the password of a hub or an account with; nil when it has given nothing.
  var callerPassword: CallerPassword? { passwordOfCaller.withLock { $0 } }

  func add(_ observer: ObserverHandle) {
    observers.withLock { $0.append(observer) }
  }

  func remove(_ observer: ObserverHandle) {
    observers.withLock { observers in observers.removeAll { $0 === observer } }
  }

  /// Runs a call in its turn, and tells the observers when it is over, of what a call committed that failed in the end,
  /// too.
  func run(_ body: () throws -> Void) throws {
    if isForked {
      throw Failure(
        .misuse,
        "The store was opened before a fork, and the fork cannot use it: free the store before, "
          + "or call exec after it.",
        field: "store")
    }
    let watching = observers.withLock { $0 }
    var failure: (any Error)?
    let committed = try turn.run {
      store.recordsSteps = !watching.isEmpty
      do {
        try endingAtSafePoints(body)
      } catch {
        failure = error
      }
      return store.takeCommittedSteps()
    }
    do {
      for step in committed {
        try tell(watching, of: step, noticed: step.at, origin: TASKCORE_ORIGIN_SELF)
      }
    } catch {
      failure = failure ?? error
    }
    if let failure { throw failure }
  }

  /// Tells the observers what others committed, up to the first answer that is not 0.
  ///
  /// - Returns: how many commits that were.
  func tellOfForeignSteps(noticed: Instant) throws -> Int {
    try run {
      let steps = try store.takeForeignSteps()
      untold.withLock { $0 += steps }
    }
    var count = 0
    while let step = untold.withLock({ $0.popFirst() }) {
      count += 1
      let watching = observers.withLock { $0 }
      try tell(watching, of: step, noticed: noticed, origin: TASKCORE_ORIGIN_OTHER)
    }
    return count
  }

  private func tell(
    _ watching: [ObserverHandle], of step: CommittedStep, noticed: Instant, origin: Int32
  ) throws {
    if watching.isEmpty { return }
    let origin = step.isRemote ? TASKCORE_ORIGIN_REMOTE : origin
    let notice = CommitNotice(step, noticed: noticed, origin: origin)
    for observer in watching {
      let answer = notice.tell(observer)
      if answer != 0 { throw Failure(stoppedBy: answer) }
    }
  }
}

/// Runs a call on a store in its turn, and counts it: the one way from C into the library.
///
/// What stands between hands on its caller's `function`, which is the name that is counted.
///
/// - Returns: `TASKCORE_OK`, or the status of what `body` threw, whose details are kept for
///   `taskcore_last_error`.
func call(
  _ store: UnsafePointer<taskcore_store>?, function: StaticString = #function,
  _ body: (StoreHandle) throws -> Void
) -> taskcore_status {
  callWithoutTurn(store, function: function) { handle in
    try handle.run { try body(handle) }
  }
}

/// Runs a call that takes its turns by itself, and counts it.
func callWithoutTurn(
  _ store: UnsafePointer<taskcore_store>?, function: StaticString = #function,
  _ body: (StoreHandle) throws -> Void
) -> taskcore_status {
  var catalogue = Catalogue.english
  return attempt(in: catalogue) {
    try StoreHandle.enter(store) { handle in
      defer { catalogue = handle.ownLocale.catalogue }
      // In a fork, a thread that is not there any more may hold the figures.
      try Failure.namingBackup(of: handle.isForked ? nil : handle.store.path) {
        guard handle.usage.isCounting, !handle.isForked else { return try body(handle) }
        try handle.usage.count(function) { try body(handle) }
      }
    }
  }
}

/// Runs what can fail, for a C caller, who is told of it in the language of `catalogue` at the end.
func attempt(
  in catalogue: @autoclosure () -> Catalogue = .english, _ body: () throws -> Void
) -> taskcore_status {
  withHostCall {
    LastError.clear()
    do {
      try body()
      // A callback may have made calls that failed.
      LastError.clear()
      return TASKCORE_OK
    } catch {
      return LastError.set(error, in: catalogue())
    }
  }
}
