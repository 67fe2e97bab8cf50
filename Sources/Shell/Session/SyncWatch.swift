import Platform
import TaskcoreSwift

/// Syncs a store through its folders and hubs, and with its accounts, while somebody is at the terminal.
///
/// What another program takes in, such as `taskcore sync` in crontab, is told as well.
final class SyncWatch {
  /// From one run to the next, in milliseconds.
  private static let interval: Int64 = 10_000
  /// The same with accounts, whose servers are asked for what is new.
  private static let accountInterval: Int64 = 60_000
  /// For how long a run reads before it leaves the rest to the next one, in milliseconds.
  private static let patience: Int64 = 2_000
  /// The same with an account: what it has read of a server so far is asked for again by the next run.
  private static let accountPatience: Int64 = 10_000

  /// When to look next, in milliseconds of the clock that nobody sets.
  private var next: Int64 = 0
  private var nextOfAccounts: Int64 = 0
  /// What was told already; nil before the first look, and of a store that is not synced.
  private var told: SyncedState?
  /// Why the last run failed; nil when it did not.
  private var problem: String?
  /// The same with accounts.
  private var problemOfAccounts: String?
  /// How many changes waited to be sent to other devices after the last run.
  private var pending: Int64 = 0
  /// Whether servers of accounts may lack something that was changed here.
  private var mayLackChanges = false
  /// The same as it was told last, for it is told once.
  private var toldProblem: String?

  /// In how many milliseconds there may be news; nil of a store that is not synced.
  var delay: Int64? { told == nil ? nil : max(0, next - Self.now) }

  /// From now on, what came before is no news: a command told it.
  func skip(in store: Store) {
    told = try? SyncedState(of: store)
    pending = Self.pending(in: store)
    problem = nil
    next = Self.now + Self.interval
  }

  /// The same of accounts, which a command synced.
  func skipAccounts(in store: Store) {
    skip(in: store)
    problemOfAccounts = nil
    nextOfAccounts = Self.now + Self.accountInterval
    mayLackChanges = false
  }

  /// Syncs when it is time, and says in a line what came since.
  ///
  /// It gives way to who types: a run that is not at its end goes on with the next one.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - runs: Whether it syncs, rather than tell only what other programs took in.
  ///   - tellsProblems: Whether it says why a run failed, once for each reason.
  /// - Returns: the lines; empty when there is nothing to say.
  func news(of store: Store, runs: Bool, tellsProblems: Bool) -> String {
    var lines: [String] = []
    if Self.now >= next {
      if let news = look(at: store, runs: runs) { lines.append(news.text) }
      // A run takes its time.
      next = Self.now + Self.interval
    }
    let present = problem ?? problemOfAccounts
    if tellsProblems, present != toldProblem {
      toldProblem = present
      if let problem = present { lines.append(Message("Sync: \(problem)").text) }
    }
    return lines.map { $0.printable + "\n" }.joined()
  }

  private func look(at store: Store, runs: Bool) -> Message? {
    guard let before = try? SyncedState(of: store, since: told) else {
      told = nil
      return nil
    }
    var came: [(label: String, count: Int64)] = []
    if runs, !store.isReadOnly {
      noteChanges(in: store)
      problem = run(store)
      came = runAccounts(
        of: store, within: nextOfAccounts == 0 ? Self.patience : Self.accountPatience)
      pending = Self.pending(in: store)
    }
    guard let after = try? SyncedState(of: store, since: before) else { return nil }
    defer { told = after }
    return after.news(since: told ?? before, and: came)
  }

  /// Leaves what is new here for the others, when a conversation ends.
  func finish(_ store: Store) {
    guard !store.isReadOnly else { return }
    noteChanges(in: store)
    if Self.pending(in: store) > 0 { _ = run(store) }
    if mayLackChanges {
      nextOfAccounts = 0
      _ = runAccounts(of: store, within: Self.patience)
    }
  }

  private func noteChanges(in store: Store) {
    if Self.pending(in: store) > pending { mayLackChanges = true }
  }

  private static func pending(in store: Store) -> Int64 { (try? store.syncState().pending) ?? 0 }

  /// When the run that goes on ends at the latest; nil while none does.
  private static let end = Lock<Int64?>(nil)

  /// Whether a call of a store goes on: a run that waits for a hub, which may be away, ends as one that reads does.
  static let lets: @Sendable () -> Bool = {
    guard let end = end.withLock({ $0 }) else { return true }
    return now <= end && Descriptor.standardInput.waitForInput(milliseconds: 0) != .ready
  }

  /// Thrown to postpone a sync to the next run.
  private struct Leaving: Error {}

  /// - Returns: why it failed; nil when it did not, and when it was only left early.
  private func run(_ store: Store) -> String? {
    failure(within: Self.patience) {
      guard try store.remotes().contains(where: \.isReachable) else { return }
      try store.sync(progress: Self.checkGoesOn)
    }
  }

  /// Syncs with accounts, when it is time for that and somebody agreed to it before.
  ///
  /// - Returns: how much came from which server.
  private func runAccounts(
    of store: Store, within patience: Int64
  ) -> [(label: String, count: Int64)] {
    guard Self.now >= nextOfAccounts else { return [] }
    nextOfAccounts = Self.now + Self.accountInterval
    var came: [(label: String, count: Int64)] = []
    problemOfAccounts = failure(within: patience) {
      for account in try store.accounts() where try account.isAccepted(in: store) {
        let plan = try store.syncAccount(account.id, progress: Self.checkGoesOn)
        let count = plan.addedHere + plan.changedHere + plan.deletedHere
        if count > 0 { came.append((AccountAddress.host(of: account.address), count)) }
      }
      mayLackChanges = false
    }
    return came
  }

  private static func checkGoesOn(_: Int64, _: Int64) throws {
    if Interrupt.isPendingOrOver || !lets() { throw Leaving() }
  }

  /// What is wrong with a run; nil for nothing, and for one that was only left early.
  private func failure(within patience: Int64, of run: () throws -> Void) -> String? {
    do {
      Self.end.withLock { $0 = Self.now + patience }
      defer { Self.end.withLock { $0 = nil } }
      try run()
    } catch is Leaving {
      nextOfAccounts = min(nextOfAccounts, Self.now + Self.interval)
    } catch let error as TaskcoreError where [.busy, .interrupted].contains(error.code) {
      // Another program is at it, or somebody types.
      nextOfAccounts = min(nextOfAccounts, Self.now + Self.interval)
    } catch {
      return ShellError(error).message.text
    }
    return nil
  }

  private static var now: Int64 { SteadyClock.nanoseconds / 1_000_000 }
}

/// The sync state of a store at a moment.
private struct SyncedState {
  /// By uid, the device and the number of its last step that is here.
  private var devices: [String: (label: String, seq: Int64)] = [:]
  /// The uids of the conflicts.
  private var conflicts: Set<String> = []

  /// Nil while the store is not synced; `earlier` has the conflicts where nothing came.
  init?(of store: Store, since earlier: SyncedState? = nil) throws {
    let state = try store.syncState()
    guard state.isEnabled else { return nil }
    for replica in try store.replicas() where !replica.isSelf {
      devices[replica.uid] = (replica.label, replica.seq)
    }
    if state.conflicts == 0 { return }
    if let earlier, Int64(earlier.conflicts.count) == state.conflicts,
      earlier.devices.mapValues(\.seq) == devices.mapValues(\.seq)
    {
      conflicts = earlier.conflicts
    } else {
      conflicts = Set(try store.syncConflicts().map(\.uid))
    }
  }

  /// `3 changes from Laptop. 1 new conflict: “sync conflicts” lists it.`; nil when nothing came.
  ///
  /// - Parameters:
  ///   - earlier: What was told last.
  ///   - servers: What came from servers of accounts, which are no devices.
  /// - Returns: what came since; nil for nothing.
  func news(
    since earlier: SyncedState, and servers: [(label: String, count: Int64)]
  ) -> Message? {
    let came =
      devices.compactMap { uid, device -> (label: String, count: Int64)? in
        let count = device.seq - (earlier.devices[uid]?.seq ?? 0)
        return count > 0 ? (device.label, count) : nil
      }.sorted { ($0.label, $0.count) < ($1.label, $1.count) } + servers
    let new = Int64(conflicts.subtracting(earlier.conflicts).count)
    let conflict: Message =
      new == 0
      ? ""
      : Message(
        count: new, "\(new) new conflict: “sync conflicts” lists it.",
        "\(new) new conflicts: “sync conflicts” lists them.")
    if came.isEmpty { return new == 0 ? nil : conflict }
    let parts = came.map { Message("\(Counted.changes($0.count)) from \($0.label)") }
    let all = Message("\(parts.joined(separator: ", ")).")
    return new == 0 ? all : [all, conflict].joined(separator: " ")
  }
}

extension Account {
  /// Whether it is synced, and nothing in it for the first time: what that does, somebody is asked.
  fileprivate func isAccepted(in store: Store) throws -> Bool {
    let chosen = try store.collections(of: id).filter(\.isChosen)
    return !chosen.isEmpty && chosen.allSatisfy(\.isAccepted)
  }
}

extension Session {
  /// What came from other devices and from servers, after a sync when it is time for one.
  func syncNews(tellsProblems: Bool) -> String {
    guard !isDemo, !isStoreInMemory, let store = try? store() else { return "" }
    return passwords.withoutAsking {
      syncWatch.news(of: store, runs: settings.syncs, tellsProblems: tellsProblems)
    }
  }

  /// Syncs at the end of a conversation, where that happens by itself.
  func finishSync() {
    guard !isDemo, !isStoreInMemory, settings.syncs, let store = try? store() else { return }
    passwords.withoutAsking { syncWatch.finish(store) }
  }
}
