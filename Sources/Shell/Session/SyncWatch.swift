import Platform
import TaskcoreSwift

/// Syncs a store through its folders and hubs while somebody is at the terminal, and tells what came.
///
/// What another program takes in, such as `taskcore sync` in crontab, is told as well.
final class SyncWatch {
  /// From one run to the next, in milliseconds.
  private static let interval: Int64 = 10_000
  /// For how long a run reads before it leaves the rest to the next one, in milliseconds.
  private static let patience: Int64 = 2_000

  /// When to look next, in milliseconds of the clock that nobody sets.
  private var next: Int64 = 0
  /// What was told already; nil before the first look, and of a store that is not synced.
  private var told: SyncedState?
  /// Why the last run failed; nil when it did not.
  private var problem: String?
  /// The same as it was told last, for it is told once.
  private var toldProblem: String?

  /// In how many milliseconds there may be news; nil of a store that is not synced.
  var delay: Int64? { told == nil ? nil : max(0, next - Self.now) }

  /// From now on, what came before is no news: a command told it.
  func skip(in store: Store) {
    told = try? SyncedState(of: store)
    problem = nil
    next = Self.now + Self.interval
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
    if tellsProblems, problem != toldProblem {
      toldProblem = problem
      if let problem { lines.append(Message("Sync: \(problem)").text) }
    }
    return lines.map { $0.printable + "\n" }.joined()
  }

  private func look(at store: Store, runs: Bool) -> Message? {
    guard let before = try? SyncedState(of: store, since: told) else {
      told = nil
      return nil
    }
    if runs, !store.isReadOnly { problem = run(store) }
    guard let after = try? SyncedState(of: store, since: before) else { return nil }
    defer { told = after }
    return after.news(since: told ?? before)
  }

  /// Leaves what is new here for the others, when a conversation ends.
  func finish(_ store: Store) {
    guard !store.isReadOnly, (try? store.syncState().pending) ?? 0 > 0 else { return }
    _ = run(store)
  }

  /// When the run that goes on ends at the latest; nil while none does.
  private static let end = Lock<Int64?>(nil)

  /// Whether a call of a store goes on: a run that waits for a hub, which may be away, ends as one that reads does.
  static let lets: @Sendable () -> Bool = {
    guard let end = end.withLock({ $0 }) else { return true }
    return now <= end && Descriptor.standardInput.waitForInput(milliseconds: 0) != .ready
  }

  /// Thrown where a run is left to the next one.
  private struct Leaving: Error {}

  /// - Returns: why it failed; nil when it did not, and when it was only left early.
  private func run(_ store: Store) -> String? {
    do {
      guard try store.remotes().contains(where: \.isReachable) else { return nil }
      Self.end.withLock { $0 = Self.now + Self.patience }
      defer { Self.end.withLock { $0 = nil } }
      try store.sync { _, _ in
        if Interrupt.isPendingOrOver || !Self.lets() { throw Leaving() }
      }
    } catch is Leaving {
    } catch let error as TaskcoreError where [.busy, .interrupted].contains(error.code) {
      // Another program is at it.
    } catch {
      return ShellError(error).message.text
    }
    return nil
  }

  private static var now: Int64 { SteadyClock.nanoseconds / 1_000_000 }
}

/// What a store has of other devices at a moment.
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
  func news(since earlier: SyncedState) -> Message? {
    let came = devices.compactMap { uid, device -> (label: String, count: Int64)? in
      let count = device.seq - (earlier.devices[uid]?.seq ?? 0)
      return count > 0 ? (device.label, count) : nil
    }.sorted { ($0.label, $0.count) < ($1.label, $1.count) }
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

extension Session {
  /// What came from other devices, after a sync when it is time for one.
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
